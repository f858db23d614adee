import { POWERS } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { Button } from '@/ui/button';
import { useKept } from '@/ui/kept';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { useDispatch, useTable } from '../use-table';
import styles from './base-incomes.module.css';
import { PowerBoxes, type PowerNumbers } from './power-numbers';

/** What the base income of a power is made of. @rule GS 11.12C */
export const BASE_HINT = 'factories and pacts, less maintenance';

interface BaseIncomesProps {
  send: ReturnType<typeof useDispatch>['send'];
  onDone?: () => void;
}

/** What each power's sheet brings a turn, typed; entered together. */
export function BaseIncomes({ send, onDone }: BaseIncomesProps) {
  const { open } = useTable();
  const { baseIncome } = open.facts;
  const [typed, setTyped] = useKept<PowerNumbers | null>('incomes', null);
  const values = typed ?? baseIncome;
  const wanted = POWERS.filter((power) => power in values && values[power] !== baseIncome[power]);
  const ready = wanted.length > 0 && wanted.every((power) => values[power] !== null);

  async function enter() {
    if (!ready) return;
    for (const power of wanted)
      if (!(await send({ type: 'set-fact', fact: 'base-income', power, value: values[power] }))) return;
    setTyped(null);
    onDone?.();
  }
  return (
    <form
      className={styles.incomes}
      aria-label="Base incomes"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <PowerBoxes
        powers={POWERS}
        values={values}
        onChange={setTyped}
        range={(power) => ({ min: (baseIncome[power] ?? 0) < 0 ? -99 : 0, max: 99 })}
      />
      <Button type="submit" look="solid" disabled={!ready} why="Write a number first.">
        Enter
      </Button>
    </form>
  );
}

/** The five boxes by themselves, whenever a table wants to give them. */
export function IncomesSheet({ onClose }: { onClose: () => void }) {
  const { send, refusal } = useDispatch();
  return (
    <OverSheet
      title="Base incomes"
      note="As your board has them. Support, climate and events come in by themselves (GS 11.12C)."
      refusal={refusal}
      onClose={onClose}
      wide
    >
      <LedgerForm>
        <LedgerRow label="Each turn" hint={BASE_HINT}>
          <BaseIncomes send={send} onDone={onClose} />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
