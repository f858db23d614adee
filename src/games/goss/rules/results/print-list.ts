import { printTwo } from '../vocabulary';
import type { ResultModifier, ResultRow, ResultsTable } from './table';

const printRow = ({ from, to, combat, movement, keeps }: ResultRow) =>
  [
    from === to ? printTwo(from) : `${printTwo(from)}–${printTwo(to)}`,
    combat,
    movement,
    ...(keeps ? ['stays'] : []),
  ].join(' | ');

const printModifier = ({ amount, words, when, clock }: ResultModifier) =>
  [`modifier ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`, words, when, ...(clock ? [clock] : [])].join(
    ' | ',
  );

/** A table of results as a list: its name, then one row a line. What it prints is read again as the same. */
export function printResults({ name, rows, modifiers }: ResultsTable): string {
  return [`Table: ${name}`, ...rows.map(printRow), ...modifiers.map(printModifier)].join('\n');
}
