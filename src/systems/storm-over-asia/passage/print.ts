import { printNumber, printSigned } from '@/kernel/print';
import type { Explained } from '@/kernel/totals';
import { printTurn } from '../calendar';
import type { OpenState } from '../state';
import { type PassageSheet, readPassage } from './sheet';

function printLines({ lines }: Explained): string[] {
  return lines.map(({ words, amount, rule, how }) =>
    [`  ${printSigned(amount).padStart(4)}  ${words}`, how && `(${how})`, rule && `[${rule}]`]
      .filter(Boolean)
      .join(' '),
  );
}

/** What holds since Japan's declaration, ticked as the table has seen to it. @rule SOA transition 14.41A to D, F */
function printEffects(effects: PassageSheet['effects']): string[] {
  if (effects.length === 0) return [];
  return [
    'Since Japan declared war on a neutral Russia (x: done on the board):',
    ...effects.map(({ words, rule, done }) => `  [${done ? 'x' : ' '}] ${words} [${rule}]`),
  ];
}

/** The passage as plain text: every figure with its lines and their labels. @rule SOA transition */
export function printPassage(open: OpenState): string {
  const { figures, ships, russia, effects } = readPassage(open);
  const building = (['Australia', 'India'] as const).map((country) => {
    const { allowed, abilities, rule, ships: names, most, asPrinted } = ships[country];
    const may = allowed
      ? `may repair and build ships, abilities: ${abilities}; at most ${most} two-factor battlecruisers (${names.join(', ')})`
      : 'may neither repair nor build ships: three steps are needed';
    return `${country}: ${may} [${rule}]${asPrinted ? ' The names are as printed.' : ''}`;
  });
  return [
    `${open.name}: passage to A World at War, ${printTurn(open.turn)}`,
    '“SOA transition” means the transition rules of Storm Over Asia.',
    '',
    ...figures.flatMap(({ name, unit, rule, explained }) => [
      `${name}: ${printNumber(explained.value)} ${unit} [${rule}]`,
      ...printLines(explained),
      '',
    ]),
    ...building,
    '',
    `Russia ${russia.may ? 'may' : 'may not'} declare war on Germany. ${russia.why} [${russia.rule}]`,
    ...(russia.sum ? printLines(russia.sum) : []),
    ...printEffects(effects),
    '',
  ].join('\n');
}
