import type { Command } from '@/kernel/game';
import { type Place, printPlace } from '../hex';
import type { Names, Side } from '../vocabulary';

/** Says one kind of entry; `name` gives a side’s name as it was then. */
export type Say = (
  command: Command,
  came: unknown,
  name: (side: Side) => string,
) => { text: string; notes?: string[]; rule?: string };

export const as = <T>(value: unknown) => value as T;
export const plainNumber = (amount: number) => String(amount).replace('-', '−');
export const signed = (amount: number) => (amount > 0 ? `+${amount}` : plainNumber(amount));

/** The names that an entry keeps; without them the sides are called by their order. */
export const nameBy =
  (names: Names | undefined) =>
  (side: Side): string =>
    names?.[side] ?? `the ${side} side`;

export const where = (place: unknown) => printPlace(as<Place>(place));

export const FALLEN = 'After a correction nothing comes of it: its event is no longer there';
