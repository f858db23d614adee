import { useMemo, useState } from 'react';
import type { Doubt, Way } from '@/games/storm-over-asia/rules/cards/doubts';
import { rawLinesOf } from '@/games/storm-over-asia/rules/cards/lines';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { DoubtWords } from './doubts';

/** The most mistakes rendered at once. */
const SHOWN = 30;

interface ListMistakesProps {
  source: string;
  mistakes: readonly Doubt[];
  /** The line being edited keeps its place even once it can be read. */
  held: number | null;
  onHold: (line: number | null) => void;
  onText: (source: string) => void;
  onWay: (way: Way) => void;
}

/** Every line with a mistake, with the ways out, to be mended by a tap or written anew in its place. */
export function ListMistakes({ source, mistakes, held, onHold, onText, onWay }: ListMistakesProps) {
  const lines = useMemo(() => rawLinesOf(source), [source]);
  const [most, setMost] = useState(SHOWN);
  const wrong = [...new Set([...mistakes.map(({ line }) => line), ...(held === null ? [] : [held])])].sort(
    (one, other) => one - other,
  );
  return (
    <Sheet title={mistakes.length === 0 ? 'Fixed' : 'What is unclear or cannot be read'}>
      <ol className={cx(lay.ruled, styles.rows)}>
        {wrong.slice(0, most).map((line) => {
          const here = mistakes.filter((mistake) => mistake.line === line);
          return (
            <li key={line} className={styles.mistake}>
              <b className={styles.line}>Line {line}</b>
              <div className={styles.ways}>
                {named(here, ({ message }) => message).map(([key, doubt]) => (
                  <DoubtWords
                    key={key}
                    doubt={doubt}
                    onWay={(way) => {
                      onHold(null);
                      onWay(way);
                    }}
                  />
                ))}
                {here.length === 0 && (
                  <p className={styles.mended}>
                    <Icon name="check" small /> It can be read now.
                  </p>
                )}
                <TextField
                  label={`Line ${line} of the list`}
                  hideLabel
                  dir="auto"
                  autoCorrect="off"
                  spellCheck={false}
                  value={lines[line - 1] ?? ''}
                  onFocus={() => onHold(line)}
                  onChange={(text) => onText(lines.with(line - 1, text).join('\n'))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {wrong.length > most && (
        <p className={styles.none}>
          <Button onClick={() => setMost((now) => now + 4 * SHOWN)}>
            Show more: {wrong.length - most} lines are left
          </Button>
        </p>
      )}
    </Sheet>
  );
}
