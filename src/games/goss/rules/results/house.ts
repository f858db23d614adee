import type { ResultRow, ResultsTable } from './table';

const row = (from: number, to: number, combat: string, movement: string, keeps = false): ResultRow => ({
  from,
  to,
  combat,
  movement,
  keeps,
});

/**
 * Our own table of results, so that the app works at once: 00 to 49 harms the affected side, 50 to 99 helps
 * it. It is not from any published game; owners replace it with their printed table.
 */
export const HOUSE_RESULTS: ResultsTable = {
  name: 'Dispatch Box house table',
  ours: true,
  rows: [
    row(0, 4, 'Own guns fall short: two columns against you', 'Roads jammed here: half movement', true),
    row(5, 11, 'Orders come late: one column against you', 'Orders come late: −2 movement points each'),
    row(12, 18, 'A flank hangs open: one unit sits this out', 'The wrong turn: one unit may not move'),
    row(19, 25, 'Shells run short: one column against you', 'Fuel trucks are late: −1 movement point each'),
    row(
      26,
      32,
      'Worn out: no unit advances after this assault',
      'A bridge sags: no vehicles leave here',
      true,
    ),
    row(
      33,
      39,
      'Wires are cut: no artillery in this assault',
      'A false alarm: one unit moves one hex at most',
    ),
    row(
      40,
      45,
      'Stragglers: one unit counts half its strength',
      'Deep mud: +1 point to leave this hex',
      true,
    ),
    row(46, 49, 'Low cloud: you have no air support here', 'Refugees: no road rate in this hex', true),
    row(50, 54, 'A gap in the wire: one column for you', 'A local guide: +1 movement point each'),
    row(55, 61, 'Well-laid guns: one column for you', 'A dry lane: road rate in and next to this hex', true),
    row(62, 68, 'Old hands: shorten your retreat by one hex', 'Fuel is found: one unit gains 2 points'),
    row(69, 74, 'The enemy wavers: no enemy unit advances', 'Quiet front: leave enemy zones at no cost'),
    row(75, 80, 'Help comes up: add one unit from the next hex', 'Good order: one unit stacks here for free'),
    row(
      81,
      87,
      'The ground is known: no shift for terrain',
      'A ford: cross one river at no extra cost',
      true,
    ),
    row(88, 94, 'A bold rush: advance one hex more', 'Roads are clear: +2 movement points each', true),
    row(95, 99, 'The line cracks: two columns for you', 'A free run: one unit moves again by half'),
  ],
  modifiers: [
    { id: 'night', words: 'At night', amount: -5, when: 'both', clock: 'night' },
    { id: 'leader', words: 'An active leader in the hex', amount: 5, when: 'both' },
    { id: 'crowd', words: 'Three units or more in the hex', amount: -5, when: 'movement' },
  ],
};
