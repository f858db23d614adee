import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import type { Pending } from '@/table/game-ui';

/** What plain cards change at this moment of the turn. */
export type PlainKind = 'support' | 'income';

/** The amounts that were tapped and are not recorded yet. */
export type Amounts = Partial<Record<Power, number>>;

/** Plain events are entered in place at these steps. */
const PLAIN: Record<string, PlainKind> = { read: 'support', 'income-events': 'income' };

export const plainKind = ({ step }: OpenState): PlainKind | undefined => PLAIN[step];

/** Under which name the amounts of this step are kept: another step, or another turn, begins with none. */
export const amountsName = ({ turn, step }: OpenState): string => `plain:${turn}:${step}`;

export const powersOf = (amounts: Amounts): Power[] =>
  POWERS.filter((power) => Number.isInteger(amounts[power]));

/** Returns the amounts without one power’s, or null if none is left. */
export function withoutAmount(amounts: Amounts, power: Power): Amounts | null {
  const { [power]: _, ...others } = amounts;
  return powersOf(others).length > 0 ? others : null;
}

/** Returns the event tapped in a power’s row, to prefill its form, or undefined. */
export function tappedEvent(open: OpenState, amounts: Amounts, power: Power): Event | undefined {
  const kind = plainKind(open);
  const amount = amounts[power];
  return kind && amount !== undefined
    ? { title: '', secret: false, effects: [{ kind, power, amount }] }
    : undefined;
}

const showEvent = (kind: PlainKind, power: Power, amount = 0): Command => ({
  type: 'show-event',
  power,
  event: { title: '', secret: false, effects: [{ kind, power, amount }] },
});

/** Returns what the main button records: an event for each power, one after another. @rule GS 9.41A, E */
export function pendingEvents(open: OpenState, begun: Readonly<Record<string, unknown>>): Pending | null {
  const kind = plainKind(open);
  const name = amountsName(open);
  const amounts = begun[name] as Amounts | undefined;
  if (!kind || !amounts) return null;
  const powers = powersOf(amounts);
  if (powers.length === 0) return null;
  const words = powers.map((power) => `${power} ${printSigned(amounts[power] ?? 0)}`);
  return {
    name,
    label: `Record ${words.join(', ')}`,
    steps: powers.map((power, at) => {
      const left = powers.slice(at + 1).map((other) => [other, amounts[other]] as const);
      return {
        command: showEvent(kind, power, amounts[power]),
        left: left.length > 0 ? Object.fromEntries(left) : null,
      };
    }),
  };
}
