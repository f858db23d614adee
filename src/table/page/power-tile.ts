import { appPowers, heldBy, openPowers, readerOf, type Seat } from '@/kernel/seats';
import type { Mark } from '@/ui/mark/roundel';

const HOLDERS = { none: undefined, mine: 'mine', open: 'open', app: 'app' } as const;

/** Who holds a power, in a word, where one person plays. */
export const nameHolder = (seats: readonly Seat[], power: string): string | undefined =>
  HOLDERS[heldBy(seats, power)];

/** The person at a power; undefined unless several people play and the power's name does not say it. */
export function namePerson(seats: readonly Seat[], power: string): string | undefined {
  const person = readerOf(seats, power);
  const people = seats.filter(({ by, powers }) => by === undefined && powers.length > 0);
  return people.length > 1 && person !== power ? person : undefined;
}

/** The parts of a power's tile that every game shares: who holds it, and its support. */
export const tileOf = (
  seats: readonly Seat[],
  power: string,
  mark: Mark,
  support: { value: number; total?: string; onWhy: () => void },
) => ({
  id: power,
  mark,
  name: power,
  person: namePerson(seats, power),
  holder: nameHolder(seats, power),
  support: { label: 'Support', ...support },
});

/** Its cards behind the curtain. Those that the app holds are looked at on purpose; its reader opens all others. */
export function cardsBehind<Power extends string>(
  seats: readonly Seat<Power>[],
  power: Power,
  held: number,
  onLook: () => void,
  lower: (person: string, first: Power) => unknown,
) {
  if (held === 0) return { count: 0, text: 'No cards' };
  const kind = openPowers(seats).includes(power) ? 'open' : 'secret';
  const text = held === 1 ? `1 ${kind} card` : `${held} ${kind} cards`;
  if (appPowers(seats).includes(power)) return { count: held, text: `${text}, the app’s`, onPress: onLook };
  const person = readerOf(seats, power);
  return { count: held, text, ...(person ? { onPress: () => lower(person, power) } : {}) };
}

/** A tile without its action: at an earlier moment nothing can be opened, shown or settled. */
export const atRest = <T extends { onPress?: () => void }>({ onPress: _, ...rest }: T) => rest;
