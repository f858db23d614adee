import { useState } from 'react';
import type { ListedEntry } from '@/games/storm-over-asia/rules/cards/entry-list';
import { printHead } from '@/games/storm-over-asia/rules/cards/head';
import { isNews, listEntryKey } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { WINDOW_NAMES } from './entry-tags';

/** The most entries rendered at once. */
const SHOWN = 40;

/** The entries read from a list; the table's present entry is shown next to the one that would replace it. */
export function ListEntries({ entries }: { entries: readonly ListedEntry[] }) {
  const { open } = useTable<OpenState>();
  const [most, setMost] = useState(SHOWN);
  return (
    <Sheet title="What was understood">
      <ul className={cx(lay.ruled, styles.rows)}>
        {entries.slice(0, most).map((entry) => {
          const before = open.filled?.[listEntryKey(entry.list, entry.number)];
          const { event } = entry;
          return (
            <li key={listEntryKey(entry.list, entry.number)} className={styles.entry}>
              <b>{printHead(entry)}</b>
              <bdi className={styles.title} dir="auto">
                {event.title}
              </bdi>
              <span>
                {[
                  ...(event.secret ? ['Secret.'] : []),
                  ...(event.window === 'drawn' ? [] : [`${WINDOW_NAMES[event.window]}.`]),
                  ...sayEvent(event),
                ].join(' ')}
              </span>
              {before && (
                <span className={styles.open}>
                  {isNews(open, entry)
                    ? `At this table so far: ${[before.title, ...sayEvent(before)].filter(Boolean).join('. ')}`
                    : 'The table has the same entry.'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {entries.length > most && (
        <p className={styles.none}>
          <Button onClick={() => setMost((now) => now + 4 * SHOWN)}>
            Show more: {entries.length - most} are left
          </Button>
        </p>
      )}
    </Sheet>
  );
}
