import { heldBy, type Seat } from '@/kernel/seats';

const HOLDERS = { none: undefined, mine: 'mine', open: 'open', app: 'app' } as const;

/** Who holds a power, in a word, where one person plays. */
export const nameHolder = (seats: readonly Seat[], power: string): string | undefined =>
  HOLDERS[heldBy(seats, power)];
