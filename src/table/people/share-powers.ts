import type { Seat } from '../game-ui';

/** The index of the seat that holds the most powers; the last one if several do. */
function mostHeld(seats: readonly Seat[]): number {
  const most = Math.max(...seats.map(({ powers }) => powers.length));
  return seats.findLastIndex(({ powers }) => powers.length === most);
}

/** Adds a person, who takes a power from the seat that holds the most; no seat gives up its last power. */
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
 * Removes a person. Each of their powers goes to the seat with the fewest at that moment; if several have the
 * fewest, to the one that holds the previous power in playing order, to keep sides together.
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
