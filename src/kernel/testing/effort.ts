import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much of each long property is tried: a third of it in the whole check, less before a commit, more in a soak. */
    effort: number;
    /** Another number each day: where games that nobody laid out begin. */
    day: number;
  }
}

/** So many runs of a property, more or fewer as there is time; at least one. */
export const runs = (inCheck: number): number => Math.max(1, Math.round(inCheck * inject('effort')));

/** The seeds of so many games: other games each day, the same all day long. */
export function seedsOfDay(inCheck: number): number[] {
  // Short enough for arithmetic in 32 bits.
  const first = (inject('day') % 1_000_000) * 1000;
  return Array.from({ length: runs(inCheck) }, (_, at) => first + at);
}

/** After so many seeds without it there is none. */
const MOST_SEEDS = 30;

/**
 * Tries what chance lays out with the seed of the day, and with those after it until what it must come upon has been
 * met: whether few tries are enough for that is no matter of the day.
 */
export function untilMet(tryWith: (seed: number) => void, isMet: () => boolean): void {
  const day = inject('day');
  for (let seed = day; seed === day || (!isMet() && seed < day + MOST_SEEDS); seed += 1) tryWith(seed);
}

/** The part of a long text that is read: all of it in a soak. */
export const share = (): number => Math.min(1, Math.max(0.1, inject('effort') / 5));
