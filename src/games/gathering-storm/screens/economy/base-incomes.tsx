import { FEEL_CLIMATE } from '@/games/gathering-storm/rules/totals/income';
import { readClimate } from '@/games/gathering-storm/rules/totals/tracks';
import { POWERS, type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useDispatch, useTable } from '../use-table';
import styles from './base-incomes.module.css';
import { INCOMES, PowerNumberFields, type PowerNumbers } from './power-numbers';

/** What a power's base income consists of. @rule GS 11.12C */
export const BASE_HINT = 'factories and pacts, less maintenance';

type Send = ReturnType<typeof useDispatch>['send'];

interface EachPowerProps {
  /** Names the form and its draft. */
  label: string;
  powers: readonly Power[];
  /** As the table has entered them. */
  stored: PowerNumbers;
  range: (power: Power) => { min: number; max: number };
  enter: (power: Power, value: number) => Promise<boolean>;
  onDone?: (() => void) | undefined;
}

/** A number for each power, typed; entered together. */
function EachPower({ label, powers, stored, range, enter, onDone }: EachPowerProps) {
  const [typed, setTyped] = useDraftState<PowerNumbers | null>(label, null);
  const values = typed ?? stored;
  const wanted = powers.filter((power) => power in values && values[power] !== stored[power]);
  const ready = wanted.length > 0 && wanted.every((power) => values[power] !== null);

  async function enterAll() {
    if (!ready) return;
    for (const power of wanted) if (!(await enter(power, values[power] as number))) return;
    setTyped(null);
    onDone?.();
  }
  return (
    <form
      className={styles.incomes}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void enterAll();
      }}
    >
      <PowerNumberFields name={label} powers={powers} values={values} onChange={setTyped} range={range} />
      <Button type="submit" look="solid" disabled={!ready} why="Write a number first.">
        Enter
      </Button>
    </form>
  );
}

/** What each power's sheet brings a turn. */
export function BaseIncomes({ send, onDone }: { send: Send; onDone?: () => void }) {
  const { baseIncome } = useTable().open.facts;
  return (
    <EachPower
      label="Base incomes"
      powers={POWERS}
      stored={baseIncome}
      range={() => INCOMES}
      enter={(power, value) => send({ type: 'set-fact', fact: 'base-income', power, value })}
      onDone={onDone}
    />
  );
}

/** What the current climate gives each power that it affects. @rule GS 11.3 */
function ClimateIncomes({ send }: { send: Send }) {
  const { open } = useTable();
  const climate = readClimate(open).value;
  return (
    <EachPower
      key={climate}
      label={`What climate ${printSigned(climate)} gives`}
      powers={FEEL_CLIMATE}
      stored={open.facts.climateIncome[climate] ?? {}}
      range={() => ({ min: -20, max: 20 })}
      enter={(power, value) => send({ type: 'set-fact', fact: 'climate-income', climate, power, value })}
    />
  );
}

/** The five income fields alone, whenever a table wants to enter them. */
export function IncomesSheet({ onClose }: { onClose: () => void }) {
  // A neutral climate gives nothing (assumed).
  const climate = readClimate(useTable().open).value;
  const { send } = useDispatch();
  return (
    <OverSheet
      title="Incomes"
      note="As your board has them. Support and events come in by themselves; so does the climate, once what it gives is entered (GS 11.12C, 11.3)."
      onClose={onClose}
      wide
    >
      <LedgerForm>
        <LedgerRow label="Each turn" hint={BASE_HINT}>
          <BaseIncomes send={send} {...(climate === 0 ? { onDone: onClose } : {})} />
        </LedgerRow>
        {climate !== 0 && (
          <LedgerRow
            label={`Climate ${printSigned(climate)} gives`}
            hint="to each power that feels it; asked anew when the climate moves"
          >
            <ClimateIncomes send={send} />
          </LedgerRow>
        )}
      </LedgerForm>
    </OverSheet>
  );
}
