import { useMemo, useRef } from 'react';
import type { ListFormat } from '@/games/gathering-storm/rules/card-text/list/listed';
import { withoutUnseen } from '@/games/gathering-storm/rules/card-text/read/letters';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { type Way, waysOf } from '@/games/gathering-storm/screens/events/card-text/unread';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import form from '../../events/event-form.module.css';
import styles from './read.module.css';
import { lineSpanOf, linesOf, type Omission, renumbered, replaceLines } from './source-lines';
import type { ParsedList } from './use-list';

/** Every place where words of a list may belong. */
const ANYWHERE: readonly CardPlace[] = [
  { general: true },
  ...POWERS.map((power): CardPlace => ({ general: false, power })),
];

/** A fix for a mistake in a list: the whole list after the fix. */
interface ListWay extends Way {
  /** Whether lines were added or removed. */
  moved: boolean;
}

interface ListPlace {
  source: string;
  lines: readonly string[];
  format: ListFormat;
}

/** The ways out of one mistake of a list. */
function waysInList({ source, lines, format }: ListPlace, mistake: Mistake): ListWay[] {
  const count = lineSpanOf(lines, mistake);
  const chunk = lines.slice(mistake.line - 1, mistake.line - 1 + count).join('\n');
  const all = ANYWHERE.flatMap((place) => waysOf(chunk, [{ ...mistake, line: 1 }], place));
  const here = all.filter(
    ({ label, text }, at) => fits(text, chunk, format) && all.findIndex((way) => way.label === label) === at,
  );
  const other = format === 'text' ? renumbered(lines, mistake.line) : null;
  const free = other ? [{ label: `Make it card ${other.number}`, text: other.text }] : [];
  return [...free, ...here].map((way) => ({
    ...way,
    moved: way.text.split('\n').length !== count,
    text: replaceLines(source, [mistake.line, count], way.text),
  }));
}

// In a cell or a string a quotation mark or another line would end it.
const fits = (text: string, chunk: string, format: ListFormat) =>
  format === 'text' || ['"', '\n'].every((mark) => text.split(mark).length === chunk.split(mark).length);

interface MistakeLineProps {
  line: number;
  text: string;
  /** The card and the part that contain the line. */
  context: string;
  reading: ParsedList;
  /** Whether the current text of the list has been read. */
  fresh: boolean;
  omission: Omission | null;
  onText: (text: string) => void;
  onWay: (way: ListWay) => void;
  onLeaveOut: (omission: Omission) => void;
  onNext: () => void;
}

const OMISSIONS: Record<Omission['what'], string> = {
  card: 'Take the card out',
  event: 'Take the event out',
  line: 'Take the line out',
};

/** One line of a list: what is wrong with it, the possible fixes, and the line itself to edit. */
export function MistakeLine(props: MistakeLineProps) {
  const { line, text, context, reading, fresh, omission, onText, onWay, onLeaveOut, onNext } = props;
  const row = useRef<HTMLLIElement>(null);
  const mistakes = reading.mistakes.filter((mistake) => mistake.line === line);
  const wrong = mistakes.length > 0;
  /** A fix removes its own button: keep the focus on the line. */
  const stay = () => row.current?.querySelector('input')?.focus();
  return (
    <li ref={row} className={cx(styles.row, !wrong && styles.mended)} data-wrong={wrong || undefined}>
      <div className={styles.where}>
        <b>Line {line}</b>
        {context && <span>{context}</span>}
      </div>
      <div className={styles.wrong}>
        {named(mistakes, ({ column, message }) => `${column}:${message}`).map(([key, mistake]) => (
          <Wrong
            key={key}
            mistake={mistake}
            reading={reading}
            onWay={(way) => {
              if (!fresh) return;
              onWay(way);
              stay();
            }}
          />
        ))}
        {!wrong && (
          <p className={styles.reads}>
            <Icon name="check" small /> {text.trim() === '' ? 'Taken out.' : 'It can be read now.'}
          </p>
        )}
        <form
          className={styles.edit}
          onSubmit={(event) => {
            event.preventDefault();
            onNext();
          }}
        >
          <TextField
            label={`Line ${line} of the list`}
            hideLabel
            dir="auto"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={onText}
            className={styles.field ?? ''}
          />
          {wrong && omission && (
            <Button
              look="quiet"
              icon="trash"
              onClick={() => {
                onLeaveOut(omission);
                stay();
              }}
            >
              {OMISSIONS[omission.what]}
            </Button>
          )}
        </form>
      </div>
    </li>
  );
}

interface WrongProps {
  mistake: Mistake;
  reading: ParsedList;
  onWay: (way: ListWay) => void;
}

function Wrong({ mistake, reading, onWay }: WrongProps) {
  const ways = useMemo(
    () => waysInList({ source: reading.of, lines: linesOf(reading.of), format: reading.format }, mistake),
    [reading, mistake],
  );
  const { message, allowed, rule } = mistake;
  const words = withoutUnseen(mistake.words);
  const answered = mistake.kind === 'ask' || ways.length > 0;
  return (
    <>
      <p className={form.mistake}>
        {words !== '' && <bdi className={cx(form.typed, form.quoted)}>{words}</bdi>} <b>{message}</b>{' '}
        {!answered && allowed} {rule && <span className={voice.rule}>{rule}</span>}
      </p>
      {ways.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that mend the words are no fields of a set
        <div className={cx(lay.buttons, form.ways)} role="group" aria-label={message}>
          {ways.map((way) => (
            <Button key={way.label} onClick={() => onWay(way)}>
              {way.label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
