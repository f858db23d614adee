import { useState } from 'react';
import { DECK_SIZE, type Event } from '@/games/storm-over-asia/rules/cards/card';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { knownListEntry } from '@/games/storm-over-asia/rules/cards/head';
import { listEntryKey } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { nameList } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';

interface EntrySheetProps {
  place: ListPosition;
  onPlace: (place: ListPosition) => void;
  onClose: () => void;
}

/** Fills in or corrects one entry of the deck. Cards already in hands do not change. @rule SOA 9 */
export function EntrySheet({ place, onPlace, onClose }: EntrySheetProps) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const { list, number } = place;
  const [begin] = useState(() => open.filled?.[listEntryKey(list, number)]);
  const known = knownListEntry(list, number, open.diplomatic);
  const keep = (event: Event) => send({ type: 'fill-entry', list, number, event });
  return (
    <OverSheet
      title={`${nameList(open, list)} ${number}`}
      note={
        known
          ? `By the rules: ${sayEvent(known).join(' ')}`
          : 'What this number does is not in the rules: read it from the card.'
      }
      onClose={onClose}
      wide
    >
      <div className={styles.body}>
        <EntryForm
          label={`${nameList(open, list)} ${number}`}
          place={{ list, number, diplomatic: open.diplomatic }}
          {...(begin ? { begin } : {})}
          enter="Save it"
          onEnter={async (event) => {
            if (await keep(event)) onClose();
          }}
          {...(number < DECK_SIZE
            ? {
                other: {
                  label: `Save it, then ${number + 1}`,
                  onEnter: async (event: Event) => {
                    if (await keep(event)) onPlace({ list, number: number + 1 });
                  },
                },
              }
            : {})}
        />
      </div>
    </OverSheet>
  );
}
