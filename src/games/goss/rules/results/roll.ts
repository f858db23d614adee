import { printSigned } from '@/kernel/print';
import { type Explained, explain, limitLine, type TotalLine } from '@/kernel/totals';
import { type Dice, printTwo, readTwo } from '../vocabulary';
import type { ResultModifier } from './table';

/**
 * Returns the modified roll with its lines: the dice, the table's modifiers, any extra, and the cap at either
 * end of the table.
 * @rule GOSS 23.1.1a (that it is held to the ends is assumed)
 */
export function sumOf(dice: Dice, modifiers: readonly ResultModifier[], extra = 0): Explained {
  const lines: TotalLine[] = [
    { words: 'Two dice', amount: readTwo(dice), basis: 'rule', rule: 'GOSS 23.1.1a' },
    ...modifiers.map(({ words, amount }): TotalLine => ({ words, amount, basis: 'table' })),
    ...(extra === 0 ? [] : [{ words: 'The table’s own', amount: extra, basis: 'table' } as const]),
  ];
  const high = explain(lines).value > 99;
  const held = limitLine(lines, 0, 99, high ? 'Held at 99' : 'Held at 00', 'GOSS 23.1.1a');
  return explain(held.map((line, at) => (at < lines.length ? line : { ...line, basis: 'assumed' })));
}

/** The sum as it is read out: "47", or "47 +5 = 52". @rule GOSS 23.1.1a */
export function printSum({ lines, value }: Explained): string {
  const [dice, ...more] = lines.map(({ amount }) => amount);
  const rolled = printTwo(dice ?? value);
  return more.length === 0 ? rolled : `${rolled} ${more.map(printSigned).join(' ')} = ${printTwo(value)}`;
}
