import { useEffect, useState } from 'react';
import {
  baseIncomes,
  noteNumbers,
  rulebookNumbers,
  sayNumbers,
} from '@/games/gathering-storm/rules/rulebook-numbers';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { useActions, useAppStore } from '@/store/context';
import { Button } from '@/ui/form/button';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { BASE_HINT } from '../economy/base-incomes';
import { PowerNumberFields, type PowerNumbers } from '../economy/power-numbers';

/** Rulebook numbers of an earlier table, and what enters them at a new one. */
export interface Taken {
  from: string;
  commands: Command[];
}

interface NumberRowsProps {
  /** Null if the app does not track income. */
  incomes: PowerNumbers | null;
  onIncomes: (incomes: PowerNumbers) => void;
  taken: Taken | null;
  onTaken: (taken: Taken | null) => void;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** So many tables are looked through, the newest first. */
const LOOKED_AT = 5;

/** The numbers of a new table: base incomes, and what an earlier table typed once about its rulebook. */
export function NumberRows({ incomes, onIncomes, taken, onTaken }: NumberRowsProps) {
  return (
    <>
      {incomes && (
        <LedgerRow label="Base incomes" hint={`can wait: ${BASE_HINT}`}>
          <PowerNumberFields name="incomes" powers={POWERS} values={incomes} onChange={onIncomes} />
        </LedgerRow>
      )}
      <EarlierNumbers
        taken={taken}
        onTaken={(found, earlier) => {
          onTaken(found);
          if (incomes && earlier) onIncomes({ ...earlier, ...incomes });
        }}
      />
    </>
  );
}

interface EarlierNumbersProps {
  taken: Taken | null;
  onTaken: (taken: Taken | null, incomes?: PowerNumbers) => void;
}

/** Offers the rulebook values that an earlier table entered; that table does not change. */
function EarlierNumbers({ taken, onTaken }: EarlierNumbersProps) {
  const notes = useAppStore((state) => state.summaries);
  const { readTable, loadTables } = useActions();
  const [none, setNone] = useState(false);
  // Home may have loaded the list of tables before the newest one was created.
  useEffect(() => void loadTables(), [loadTables]);
  const earlier = (notes ?? []).filter(({ game }) => game === 'gathering-storm').slice(0, LOOKED_AT);
  if (earlier.length === 0) return null;

  async function take() {
    for (const { id, name, playedAt } of earlier) {
      const open = (await readTable(id)) as OpenState | null;
      const numbers = open ? rulebookNumbers(open) : [];
      const incomes = open ? baseIncomes(open) : {};
      if (numbers.length === 0 && Object.keys(incomes).length === 0) continue;
      const from = `“${name}” of ${DAY.format(playedAt)}`;
      const commands = numbers.length > 0 ? [...numbers, noteNumbers(from, numbers)] : [];
      return onTaken({ from, commands }, incomes);
    }
    setNone(true);
  }
  return (
    <LedgerRow label="Rulebook numbers" hint="can wait">
      {taken ? (
        <>
          <p>
            From your table <bdi>{taken.from}</bdi>: {sayNumbers(taken.commands) || 'base incomes'}.
          </p>
          <Button onClick={() => onTaken(null)}>Without them</Button>
        </>
      ) : (
        <>
          <p>{none ? 'No earlier table has any yet.' : 'What the climate gives, thresholds, projects.'}</p>
          {!none && <Button onClick={() => void take()}>Use an earlier table’s</Button>}
        </>
      )}
    </LedgerRow>
  );
}
