import { heldBy, readerOf, type Seat } from '@/kernel/seats';

const HOLDERS = { none: undefined, mine: 'mine', open: 'open', app: 'app' } as const;

/** Who holds a power, in a word, where one person plays. */
export const nameHolder = (seats: readonly Seat[], power: string): string | undefined =>
  HOLDERS[heldBy(seats, power)];

/** Who sits at a power, where several people play and its own name does not say it. */
export function namePerson(seats: readonly Seat[], power: string): string | undefined {
  const person = readerOf(seats, power);
  const people = seats.filter(({ by, powers }) => by === undefined && powers.length > 0);
  return people.length > 1 && person !== power ? person : undefined;
}
