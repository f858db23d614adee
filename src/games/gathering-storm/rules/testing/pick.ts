/** A number in 0 … below-1. */
export type Pick = (below: number) => number;

/** Picks out of a seed, the same every time. */
export function createPick(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
