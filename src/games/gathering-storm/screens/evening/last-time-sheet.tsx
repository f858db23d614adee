import { useState } from 'react';
import { figuresToCompare } from '@/games/gathering-storm/rules/guide/figures-asked';
import { lastTime } from '@/games/gathering-storm/rules/hands/last-time';
import { nameTotal, printTotal } from '@/games/gathering-storm/rules/say/names';
import { OverSheet } from '@/table/page/over-sheet';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { LIVE } from '@/ui/form/touched';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/journal-list';
import { useTable } from '../use-table';
import styles from './evening.module.css';

interface LastTimeProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** Shown after some days: where the game was left, and whether the board still matches. */
export function LastTimeSheet({ onOpen, onClose }: LastTimeProps) {
  const { open, table } = useTable();
  const [agrees, setAgrees] = useState<readonly string[]>([]);
  const figures = figuresToCompare(open);
  const all = figures.every(({ total }) => agrees.includes(total));
  return (
    <OverSheet title="Last time" note={open.name} onClose={onClose}>
      <ul className={styles.story}>
        {named(lastTime(open, table.rows)).map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
        ))}
        {open.notes.map(({ id, words }) => (
          <li key={id} className={styles.note}>
            {words}
          </li>
        ))}
      </ul>
      <section aria-labelledby="agrees">
        <h3 id="agrees" className={styles.head}>
          Does the board agree?
        </h3>
        <ul className={styles.figures}>
          {figures.map(({ total, value }) => (
            <li key={total}>
              <span className={styles.name}>{nameTotal(total)}</span>
              <b className={styles.value}>{printTotal(total, value)}</b>
              <span className={cx(lay.buttons, styles.acts)}>
                {' '}
                <Button
                  {...LIVE}
                  aria-pressed={agrees.includes(total)}
                  onClick={() =>
                    setAgrees(
                      agrees.includes(total) ? agrees.filter((item) => item !== total) : [...agrees, total],
                    )
                  }
                >
                  {agrees.includes(total) && <Icon name="check" small />} Agrees
                </Button>
                <Button onClick={() => onOpen(doorOf(total))} aria-label={`Correct ${nameTotal(total)}`}>
                  Correct
                </Button>
              </span>{' '}
            </li>
          ))}
        </ul>
        <p className={styles.done} role="status">
          {all ? 'The board agrees.' : ''}
        </p>
      </section>
      <div className={cx(lay.foot, styles.foot)}>
        {!all && <Button onClick={onClose}>Go on without checking</Button>}
        <Button look="solid" onClick={onClose}>
          {all ? 'Go on playing' : 'Everything agrees: go on'}
        </Button>
      </div>
    </OverSheet>
  );
}

/** The sheet that corrects a figure: its "why" sheet, or the civil war's sheet. */
const doorOf = (total: string) => (total.startsWith('war:') ? total : `why:${total}`);
