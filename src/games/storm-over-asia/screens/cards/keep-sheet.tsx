import { useState } from 'react';
import { countListEntries, createFilledDeck } from '@/games/storm-over-asia/rules/list-entries';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { cleanName } from '@/kernel/names';
import { useDeckActions } from '@/store/context';
import { OverSheet } from '@/table/page/over-sheet';
import { useRefusals } from '@/table/refusals';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Settled } from '@/ui/sheet/modal';
import styles from './entry-form.module.css';
import { countOfEntries, GAME, type SavedEntries, useSavedEntries } from './use-saved-entries';

const NEW = 'new';

/** Saves the table’s entries on this device, so that a later table can start with them. */
export function KeepSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const actions = useDeckActions();
  const savedEntries = useSavedEntries();
  const [into, setInto] = useDraftState('into', NEW);
  const [name, setName] = useDraftState('name', `Cards of ${open.name}`);
  const { tell: report } = useRefusals();
  const [said, setSaid] = useState('');
  const place = savedEntries.find(({ id }) => id === into);
  const blank = !place && cleanName(name) === '';

  async function keep() {
    if (blank) return;
    const deck = createFilledDeck(place?.name ?? cleanName(name), open.filled);
    const done = place ? await actions.changeDeck(place.id, () => deck) : await actions.addDeck(GAME, deck);
    report(done.ok ? null : done.refusal);
    setSaid(done.ok ? `“${deck.name}” is saved. A new table can begin with it.` : '');
    if (done.ok && typeof done.value === 'string') setInto(done.value);
  }
  return (
    <OverSheet
      title="Save these entries"
      note={`${countOfEntries(countListEntries(open.filled).filled)} of this table, for later tables`}
      onClose={onClose}
      wide
    >
      <Settled by={said} />
      <LedgerForm label="Save these entries" onSubmit={() => void keep()}>
        {savedEntries.length > 0 && (
          <LedgerRow label="Where">
            <Choices
              label="Where"
              options={[
                { value: NEW, label: 'As a new list' },
                ...savedEntries.map((item) => ({
                  value: item.id,
                  label: item.name,
                  note: `in place of its ${countOfEntries(item.count)}`,
                })),
              ]}
              value={into}
              onChange={setInto}
            />
          </LedgerRow>
        )}
        {!place && (
          <LedgerRow label="Name">
            <TextField
              label="Name of the entries"
              hideLabel
              value={name}
              maxLength={60}
              onChange={setName}
              {...(blank ? { error: 'Give them a name.' } : {})}
            />
          </LedgerRow>
        )}
        {place && <Remove kept={place} onGone={() => setInto(NEW)} />}
        <LedgerRow label="">
          <Button type="submit" look="solid" disabled={blank} why="Give them a name.">
            {place ? `Replace “${place.name}”` : 'Save them on this device'}
          </Button>
          <p role="status" className={styles.status}>
            {said}
          </p>
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}

/** Deletes saved entries after a second press. No table changes. */
function Remove({ kept: savedDeck, onGone }: { kept: SavedEntries; onGone: () => void }) {
  const actions = useDeckActions();
  const [asks, setAsks] = useState(false);
  return (
    <LedgerRow label="Or">
      <Button
        icon="trash"
        onClick={() => {
          if (!asks) {
            setAsks(true);
            return;
          }
          void actions.removeDeck(savedDeck.id);
          onGone();
        }}
      >
        {asks ? `Yes, remove “${savedDeck.name}”` : `Remove “${savedDeck.name}” from this device`}
      </Button>
      {asks && <Button onClick={() => setAsks(false)}>Cancel</Button>}
    </LedgerRow>
  );
}
