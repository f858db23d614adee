const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'] as const;

/** "Spring 1935" for turn 1: that turns are seasons is assumed after the sister game. */
export function printTurn(turn: number): string {
  return `${SEASONS[(turn - 1 + SEASONS.length) % SEASONS.length]} ${1935 + Math.floor((turn - 1) / SEASONS.length)}`;
}
