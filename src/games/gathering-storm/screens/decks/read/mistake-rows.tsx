import { useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import { MistakeLine } from './mistake-line';
import styles from './read.module.css';
import { contextsOf, leaveOut, linesOf, omissionAt, replaceLines } from './source-lines';
import type { ParsedList } from './use-list';

interface MistakeRowsProps {
  source: string;
  reading: ParsedList;
  lines: readonly number[];
  /** Called when one line was edited. */
  onChange: (source: string) => void;
  /** Called when lines were added or removed. */
  onTake: (source: string) => void;
}

/** Number of lines shown at once. */
const SHOWN = 40;

/** All lines with mistakes, to fix in place; a fixed line stays in its place and says so. */
export function MistakeRows({ source, reading, lines, onChange, onTake }: MistakeRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(SHOWN);
  const texts = useMemo(() => linesOf(source), [source]);
  const contexts = useMemo(() => contextsOf(linesOf(reading.of), reading.format), [reading]);
  const wrong = new Set(reading.mistakes.map(({ line }) => line)).size;

  /** The field of the next line, or the one before, that still has a mistake. */
  function step(by: 1 | -1) {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-wrong] input') ?? [])];
    const here = (document.activeElement?.closest('li') ?? list.current?.querySelector('li')) as Node | null;
    const behind = (field: Node) =>
      Boolean(
        here &&
          here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !here.contains(field),
      );
    const ahead = (field: Node) =>
      Boolean(here && here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING);
    const inside =
      document.activeElement?.closest('li') !== null && list.current?.contains(document.activeElement);
    const next = !inside
      ? fields.at(by === 1 ? 0 : -1)
      : by === 1
        ? (fields.find(behind) ?? fields[0])
        : (fields.findLast(ahead) ?? fields.at(-1));
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
  }
  return (
    <Sheet
      title={wrong === 0 ? 'Fixed' : 'What cannot be read'}
      tools={
        wrong > 0 && (
          <>
            <Button icon="chevron-left" onClick={() => step(-1)}>
              Mistake before
            </Button>
            <Button icon="chevron-right" onClick={() => step(1)}>
              Next mistake
            </Button>
          </>
        )
      }
    >
      <ol ref={list} className={lay.ruled}>
        {lines.slice(0, shown).map((line) => (
          <MistakeLine
            key={line}
            line={line}
            text={texts[line - 1] ?? ''}
            context={contexts[line - 1] ?? ''}
            reading={reading}
            fresh={source === reading.of}
            omission={omissionAt(texts, line, reading.format)}
            onText={(text) => onChange(replaceLines(source, [line, 1], text))}
            onWay={(way) => (way.moved ? onTake : onChange)(way.text)}
            onLeaveOut={(omission) => onChange(leaveOut(source, omission))}
            onNext={() => step(1)}
          />
        ))}
      </ol>
      {lines.length > shown && (
        <p className={styles.more}>
          <Button onClick={() => setShown((now) => now + 4 * SHOWN)}>
            Show more: {lines.length - shown} lines are left
          </Button>
        </p>
      )}
    </Sheet>
  );
}
