import { figuresAsked } from '@/games/gathering-storm/rules/guide/figures-asked';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { inWords, POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import type { Pending } from '@/table/game-ui';
import type { PowerNumbers } from '../economy/power-numbers';
import { pendingEvents } from '../events/pieces/plain-events';

type Begun = Readonly<Record<string, unknown>>;

/** The draft name of base incomes and points spent: another turn starts empty. */
export const incomesName = ({ turn }: OpenState): string => `incomes:${turn}`;
export const spentName = ({ turn }: OpenState): string => `spent:${turn}`;

/** Returns what was begun but not recorded on the table’s page, as the main button records it, or null. */
export const pendingOf = (open: OpenState, begun: Begun): Pending | null =>
  pendingEvents(open, begun) ?? pendingFigures(open, begun);

/** Only for the figures requested now. */
function pendingFigures(open: OpenState, begun: Begun): Pending | null {
  const asked = figuresAsked(open);
  if (asked === 'incomes') return pendingNumbers(begun, INCOMES(open));
  return asked === 'spent' ? pendingNumbers(begun, SPENT(open)) : null;
}

const INCOMES = (open: OpenState): Kind => ({
  name: incomesName(open),
  label: (powers) => `Enter ${inWords(powers.length)} base ${powers.length === 1 ? 'income' : 'incomes'}`,
  command: (power, value) => ({ type: 'set-fact', fact: 'base-income', power, value }),
  counts: () => true,
});

const SPENT = (open: OpenState): Kind => ({
  name: spentName(open),
  label: (powers, typed) =>
    `Record as spent: ${powers.map((power) => `${power} ${typed[power] ?? '…'}`).join(', ')}`,
  command: (power, value) => ({
    type: 'add-line',
    total: totalOf.tiles(power),
    // What cannot be read is refused.
    amount: value === null ? null : 0 - value,
    words: 'Spent',
  }),
  counts: (value) => value !== 0,
});

interface Kind {
  name: string;
  label: (powers: readonly Power[], typed: PowerNumbers) => string;
  command: (power: Power, value: number | null) => Command;
  /** Whether there is anything to record of it. */
  counts: (value: number | null) => boolean;
}

/** A number of each power, one entry after the other; what cannot be read comes first, and is refused. */
function pendingNumbers(begun: Begun, { name, label, command, counts }: Kind): Pending | null {
  const typed = (begun[name] ?? {}) as PowerNumbers;
  const written = POWERS.filter((power) => {
    const value = typed[power];
    return (value === null || Number.isInteger(value)) && counts(value as number | null);
  });
  if (written.length === 0) return null;
  const powers = [
    ...written.filter((power) => typed[power] === null),
    ...written.filter((power) => typed[power] !== null),
  ];
  return {
    name,
    label: label(written, typed),
    steps: powers.map((power, at) => {
      const left = powers.slice(at + 1).map((other) => [other, typed[other]] as const);
      return {
        command: command(power, typed[power] ?? null),
        left: left.length > 0 ? Object.fromEntries(left) : null,
      };
    }),
  };
}
