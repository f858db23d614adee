import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scales the runs of each long property: a tenth in `npm test`, twenty in the sweep. */
    effort: number;
    /** Where random games and properties begin: fixed in `npm test`, different each day in the sweep. */
    seed: number;
  }
}

/** The number of runs of a property, scaled to the time there is; at least one. */
export const runs = (usual: number): number => Math.max(1, Math.round(usual * inject('effort')));

/** The seeds of that many random games. */
export function sampleSeeds(usual: number): number[] {
  // Short enough for arithmetic in 32 bits.
  const first = (inject('seed') % 1_000_000) * 1000;
  return Array.from({ length: runs(usual) }, (_, at) => first + at);
}

/** The number of seeds after which `untilMet` gives up. */
const MOST_SEEDS = 30;

/** Tries one seed after another until the random game covers what the test is about. */
export function untilMet(tryWith: (seed: number) => void, isMet: () => boolean): void {
  const first = inject('seed');
  for (let seed = first; seed === first || (!isMet() && seed < first + MOST_SEEDS); seed += 1) tryWith(seed);
}

/** The share of a long text that is read: all of it in the sweep. */
export const share = (): number => Math.min(1, Math.max(0.1, inject('effort') / 5));
