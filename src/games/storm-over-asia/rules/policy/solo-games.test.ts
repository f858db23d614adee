import { expect, it } from 'vitest';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import { sampleSeeds } from '@/kernel/testing/effort';
import type { Showing } from '../showing';
import { createSolo, playSolo, type Solo, sampleEvents } from '../testing/solo';
import { REGIONS } from '../vocabulary';

const SEEDS = sampleSeeds(8);
const GAMES = SEEDS.length;
/** So many games hold every kind of decision: as many as the whole check plays. */
const MANY = 8;
const TURNS = 10;

/** Returns the cards that an entry showed. */
function shownIn({ open }: Entry): Showing[] {
  const outcome = open?.came as { showings: Showing[] } & Showing;
  if (open?.command.type === 'show') return [outcome];
  return ['advance', 'end-turn'].includes(open?.command.type ?? '') ? outcome.showings : [];
}

/** Every shown card of the app’s powers says why; a person's does not. */
function countReasons({ table, apps }: Solo): number {
  let reasons = 0;
  for (const entry of table.journal.entries)
    for (const { power, why } of shownIn(entry)) {
      expect(why !== undefined, `${power}, entry ${entry.n}`).toBe(apps.includes(power));
      reasons += why?.length ?? 0;
    }
  return reasons;
}

it(`SOA 7: ${GAMES} games of ten turns with two or three powers of the app, with undo and corrections in between: no dead end, no refused command`, () => {
  const events = sampleEvents(400, SEEDS[0] as number);
  const given: Record<string, number> = {};
  let reasons = 0;
  for (const seed of SEEDS) {
    const solo = createSolo(seed, { events });
    playSolo(solo, TURNS);
    const { table } = solo;
    expect(solo.refused, `seed ${seed}`).toEqual([]);
    expect(table.open.turn).toBe(1 + TURNS);
    for (const region of REGIONS) expect(table.open.china[region].flags.length).toBeLessThanOrEqual(4);
    expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
    if (seed % 5 === 0) expect(compareFold(table.journal), `seed ${seed}`).toBeNull();
    if (seed % 5 === 0) expect(findDamage(table.journal)).toBeNull();
    reasons += countReasons(solo);
    for (const [type, times] of Object.entries(solo.given)) given[type] = (given[type] ?? 0) + times;
  }
  expect(reasons).toBeGreaterThan(GAMES * TURNS);
  const kinds = ['convert-warlord', 'open-papers', 'order', 'pick-flag', 'show'];
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(given)));
  // A rare one needs many games.
  if (GAMES >= MANY) expect(Object.keys(given).sort()).toEqual(kinds);
});
