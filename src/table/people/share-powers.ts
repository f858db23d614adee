import type { Seat } from '../game-ui';

/** The place of whoever holds the most powers; of several the last. */
function mostHeld(seats: readonly Seat[]): number {
  const most = Math.max(...seats.map(({ powers }) => powers.length));
  return seats.findLastIndex(({ powers }) => powers.length === most);
}

/** One person more: she takes a power from whoever holds the most, and nobody gives her last one away. */
export function seatAnother(seats: readonly Seat[], person: string): Seat[] {
  const from = mostHeld(seats);
  const taken = (seats[from]?.powers ?? []).slice(1).slice(-1);
  return [
    ...seats.map((seat, at) =>
      at === from ? { ...seat, powers: seat.powers.filter((power) => !taken.includes(power)) } : seat,
    ),
    { person, powers: taken },
  ];
}

/**
 * One person less: each of her powers goes to whoever holds the fewest then, and of several to whoever holds the power
 * before it in playing order, so that those who share a side stay together.
 * @param all the powers in playing order
 */
export function unseat(seats: readonly Seat[], at: number, all: readonly string[]): Seat[] {
  const orphans = all.filter((power) => seats[at]?.powers.includes(power));
  const rest = seats.filter((_, place) => place !== at);
  return orphans.reduce((now, power) => {
    const fewest = Math.min(...now.map(({ powers }) => powers.length));
    const before = all[all.indexOf(power) - 1];
    const equal = now.flatMap(({ powers }, place) => (powers.length === fewest ? [place] : []));
    const to = equal.find((place) => before && now[place]?.powers.includes(before)) ?? equal.at(-1);
    return now.map((seat, place) =>
      place === to
        ? { ...seat, powers: all.filter((item) => item === power || seat.powers.includes(item)) }
        : seat,
    );
  }, rest);
}
