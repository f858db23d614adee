import { printNumber, printSigned } from '@/kernel/print';
import type { Explained } from '@/kernel/totals';
import type { OpenState } from '../state';
import { SHIPS_RULE, type Shipbuilding } from './britain';
import { type Figure, readTransition, type TransitionSheet } from './sheet';

function printLines({ lines }: Explained): string[] {
  return lines.map(({ words, amount, rule, how }) =>
    [`  ${printSigned(amount).padStart(4)}  ${words}`, how && `(${how})`, rule && `[${rule}]`]
      .filter(Boolean)
      .join(' '),
  );
}

/** What holds since Japan's declaration, ticked as the table has seen to it. @rule SOA transition 14.41A to D, F */
function printEffects(effects: TransitionSheet['effects']): string[] {
  if (effects.length === 0) return [];
  return [
    'Since Japan declared war on a neutral Russia (x: done on the board):',
    ...effects.map(({ words, rule, done }) => `  [${done ? 'x' : ' '}] ${words} [${rule}]`),
  ];
}

/** Why a figure has no value: the inputs that are not entered. */
export const sayMissing = (missing: readonly string[]) => `not entered: ${missing.join('; ')}`;

function printFigure({ name, unit, rule, explained, missing, next }: Figure): string[] {
  const value = explained ? `${printNumber(explained.value)} ${unit}` : sayMissing(missing);
  return [
    `${name}: ${value} [${rule}]`,
    ...(explained ? printLines(explained) : []),
    ...(next ? [`        ${next}`] : []),
    '',
  ];
}

const RESEARCH = { Australia: 'Australian shipbuilding', India: 'Indian shipbuilding' } as const;

function printShips(country: 'Australia' | 'India', ships: Shipbuilding | null): string {
  if (!ships) return `${country}: ${sayMissing([RESEARCH[country]])} [${SHIPS_RULE[country]}]`;
  const { allowed, abilities, rule, ships: names, most, asPrinted, next } = ships;
  const may = allowed
    ? `may repair and build ships, abilities: ${abilities}; at most ${most} two-factor battlecruisers (${names.join(', ')})`
    : 'may neither repair nor build ships: three steps are needed';
  return `${country}: ${may} [${rule}]${asPrinted ? ' The names are as printed.' : ''} ${next}.`;
}

/** "Russia may not declare war on Germany.", or that it is not known. @rule SOA transition 14.41F */
export const sayRussia = (may: boolean | null) =>
  may === null
    ? 'Whether Russia may declare war on Germany cannot be said yet.'
    : `Russia ${may ? 'may' : 'may not'} declare war on Germany.`;

/** The passage as plain text: every figure with its lines and their labels. @rule SOA transition */
export function printTransition(open: OpenState): string {
  const { season, figures, ships, russia, effects } = readTransition(open);
  return [
    `${open.name}: passage to A World at War, ${season}`,
    '“SOA transition” means the transition rules of Storm Over Asia.',
    '',
    ...figures.flatMap(printFigure),
    printShips('Australia', ships.Australia),
    printShips('India', ships.India),
    '',
    `${sayRussia(russia.may)} ${russia.why} [${russia.rule}]`,
    ...(russia.sum ? printLines(russia.sum) : []),
    ...(russia.short ? [`        ${russia.short}`] : []),
    ...printEffects(effects),
    '',
  ].join('\n');
}
