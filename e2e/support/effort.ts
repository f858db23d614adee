/** Whether everything is tried: `EFFORT=soak`. The whole check tries a part of some things, others each day. */
export const AT_LENGTH = process.env.EFFORT === 'soak';

/** Today as a number, or the day that `SEED=20261122` names. */
export const DAY = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/**
 * Whether one of several ways to tell the same has its turn on a day.
 * @param day as 20261122
 * @param at its place among them
 * @param every in so many days each has had its turn once; a month’s end changes nothing
 */
export function hasTurnOn(day: number, at: number, every: number): boolean {
  const days = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / 86_400_000;
  return (days + at) % every === 0;
}

/** The same today, in the whole check; whoever names stories, and the soak, has all of them. */
export const hasTurn = (at: number, every: number): boolean =>
  process.env.EFFORT !== 'check' || hasTurnOn(DAY, at, every);
