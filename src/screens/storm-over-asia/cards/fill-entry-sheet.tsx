import { useState } from 'react';
import { DECK_SIZE, LISTS, type List } from '@/systems/storm-over-asia/cards/card';
import { nameList } from '@/systems/storm-over-asia/showing';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { OverSheet } from '@/table/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { NumberField } from '@/ui/number-field';
import { SelectField } from '@/ui/select-field';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';
import { KnownEntry } from './known-entry';

/** The open deck is filled in card by card: from then on this table knows the entry. @rule SOA 9 */
export function FillEntrySheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  const [list, setList] = useState<List>('general');
  const [number, setNumber] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const filled = Object.keys(open.filled ?? {}).length;
  return (
    <OverSheet
      title="Fill in a card"
      note={filled === 0 ? 'The deck’s entries are open.' : `${filled} entries are filled in at this table.`}
      onClose={onClose}
      refusal={refusal}
      wide
    >
      <div className={styles.body}>
        <div className={styles.line}>
          <SelectField
            label="List"
            options={LISTS.map((value) => ({ value, label: nameList(open, value) }))}
            value={list}
            onChange={(value) => setList(value as List)}
          />
          <NumberField
            label="Number on the card"
            hint={`1 to ${DECK_SIZE}`}
            min={1}
            max={DECK_SIZE}
            value={number}
            onChange={setNumber}
          />
        </div>
        <KnownEntry list={list} number={number} />
        {number !== null && (
          <EntryForm
            key={`${list}/${number}`}
            label={`${nameList(open, list)} ${number}`}
            enter="Keep it"
            onEnter={async (event) => {
              if (!(await send({ type: 'fill-entry', list, number, event }))) return;
              setSaid(`${nameList(open, list)} ${number} is kept.`);
              setNumber(number < DECK_SIZE ? number + 1 : null);
            }}
          />
        )}
        <p role="status">{said}</p>
      </div>
    </OverSheet>
  );
}
