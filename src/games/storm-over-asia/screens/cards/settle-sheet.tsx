import { canWaive, type Due, duesOf } from '@/games/storm-over-asia/rules/dues';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { targetsOf } from '@/games/storm-over-asia/rules/warlords/conversions';
import type { Command } from '@/kernel/game';
import { isForOne } from '@/kernel/seats';
import { OverSheet } from '@/table/page/over-sheet';
import { useCloseWhenResolved } from '@/table/use-close-when-resolved';
import { useDispatch, useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import { FlagRow } from '../china/flag-row';
import { sayFlags } from '../words';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';

interface SettleSheetProps {
  onClose: () => void;
  onOpen: (sheet: string) => void;
}

/** Everything due, each with what settles it, or the mark that it was done on the table. */
export function SettleSheet({ onClose, onOpen }: SettleSheetProps) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const alone = isForOne(open.seats);
  // A solo player is not asked to pass the device: the guide opens their papers.
  const dues = duesOf(open).filter(
    (due) => (canWaive(due) || due.id === 'warlord') && !(alone && due.id === 'round'),
  );
  useCloseWhenResolved(dues.length, onClose);
  return (
    <OverSheet title="What is due" onClose={onClose} wide>
      {dues.length === 0 && <p className={styles.none}>Nothing more is due.</p>}
      <LedgerForm label="What is due">
        {dues.map((due) => (
          <LedgerRow key={due.id} label={due.words} hint={due.rule}>
            <Settle due={due} send={send} />
            <Button
              onClick={() =>
                // The player must still enter which card was drawn.
                due.id === 'warlord' ? onOpen('enter-warlord') : void send({ type: 'waive', due: due.id })
              }
            >
              Done on the table
            </Button>
          </LedgerRow>
        ))}
      </LedgerForm>
    </OverSheet>
  );
}

function Settle({ due, send }: { due: Due; send: (command: Command) => Promise<boolean> }) {
  const { open } = useTable<OpenState>();
  const forms = useForms();
  const owed = due.obligation;
  if (owed?.ask.type === 'entry')
    return (
      <FormsOf name={owed.id}>
        <EntryForm
          label={due.words}
          place={{ list: owed.ask.list, number: owed.ask.number, diplomatic: open.diplomatic }}
          enter="Enter what it says"
          onEnter={(event) =>
            void send({ type: 'read-entry', obligation: owed.id, event }).then(
              (done) => done && forms.forget(owed.id),
            )
          }
        />
      </FormsOf>
    );
  if (owed?.ask.type !== 'flag') return null;
  const targets = targetsOf(open.china, owed.ask);
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys that are answers, not fields
    <div className={cx(lay.buttons, styles.picks)} role="group" aria-label="In which region?">
      {targets.map((region) => {
        const { flags } = open.china[region];
        return (
          <Button
            key={region}
            aria-label={`${region}: ${sayFlags(flags)}`}
            onClick={() => void send({ type: 'pick-flag', obligation: owed.id, region })}
          >
            {region}
            <span className={styles.flags}>
              <FlagRow flags={flags} small />
            </span>
          </Button>
        );
      })}
      <p className={voice.note}>
        {targets.length > 0
          ? 'Only regions with such a flag.'
          : `No ${owed.ask.from} flag stands in China: nothing is turned.`}
      </p>
    </div>
  );
}
