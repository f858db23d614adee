import { useEffect, useMemo, useState } from 'react';
import { movesHead } from '@/kernel/journal/journal';
import type { PublicRow } from '@/kernel/journal/views';
import { useActions } from '@/store/context';
import type { Fairness } from '@/store/table/fairness';
import { useTable } from '../use-table';

/** The entry that ended each turn, oldest first. */
export function turnEnds(rows: readonly PublicRow[], turn: number): { no: number; turn: number }[] {
  const line = rows.filter(({ stands, entry }) => stands && movesHead(entry) === null);
  return line.flatMap(({ no, entry }, at) => {
    const next = line[at + 1]?.entry.at.turn ?? turn;
    return next > entry.at.turn ? [{ no, turn: entry.at.turn }] : [];
  });
}

/** What can be compared at the open table, once it is loaded; null if the app deals and rolls nothing. */
export function useFairness(): Fairness | null {
  const { open, table } = useTable();
  const actions = useActions();
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const asks = open.commitment !== null && !table.loading;
  useEffect(() => {
    let here = true;
    // Without it nothing is missing but the words; the next opening asks again.
    if (asks)
      actions.readFairness().then(
        (read) => here && setFairness(read),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [actions, asks]);
  return asks ? fairness : null;
}

/** The head at each turn's end in four words, by the number of its entry; empty until it is loaded. */
export function useTurnHeads(rows: readonly PublicRow[], turn: number): ReadonlyMap<number, string> {
  const fairness = useFairness();
  return useMemo(() => {
    const ends = fairness ? turnEnds(rows, turn) : [];
    return new Map(
      ends.flatMap(({ no }) => {
        const head = fairness?.headAfter(no);
        return head ? [[no, head.words] as const] : [];
      }),
    );
  }, [fairness, rows, turn]);
}
