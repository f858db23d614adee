import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { printsOf, readPrints, readRecords, replayRecorded } from '@/cli/testing/recorded-games';
import { namesCovered, namesWanted } from '@/cli/testing/recorded-names';
import { readTerms } from './read-refusals.mjs';
import { root } from './setup.mjs';

const AGAIN = 'What changed on purpose is written down by: npm run --silent golden -- record';
/** At least so many commands, steps, effects and refusals occur in recorded games. */
const COVERED = 494;
const terms = readTerms();
const tableOf = (name) =>
  new Map(
    readFileSync(join(root, 'src/cli/testing/recorded', name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );

const records = readRecords();
/** The result of each game, and every name that occurred in it. */
const played = new Map();

beforeAll(() => {
  for (const recorded of records.games) {
    const { lines, covered } = replayRecorded(records, recorded);
    const names = new Set(namesCovered(recorded.game, covered, terms));
    played.set(recorded.name, { prints: printsOf(lines), names });
  }
  // 400 games: slow on a busy machine.
}, 300_000);

it('at least 200 recorded games give the recorded results: entries, sentences, totals, views, dues and refusals', () => {
  expect(records.games.length).toBeGreaterThanOrEqual(200);
  expect(played.size).toBe(records.games.length);
  const now = [...played].map(([name, { prints }]) => `${name}: ${prints}`);
  const then = [...readPrints()].map(([name, prints]) => `${name}: ${prints}`);
  expect(
    now.filter((line) => !then.includes(line)),
    AGAIN,
  ).toEqual([]);
  expect(now.length).toBe(then.length);
});

it('each listed command, step, effect and refusal occurs in its game, and in none where a reason is given', () => {
  const covers = tableOf('covers.tsv');
  const none = tableOf('none.tsv');
  const wanted = namesWanted(terms);
  // What has no game yet is not asked for here: `npm run --silent golden -- covers` lists it.
  expect(covers.size, AGAIN).toBeGreaterThanOrEqual(COVERED);
  const untrue = [...covers].filter(([name, game]) => !played.get(game)?.names.has(name));
  expect(untrue, AGAIN).toEqual([]);
  const gone = [...covers.keys(), ...none.keys()].filter((name) => !wanted.includes(name));
  expect(gone, 'no longer in the source').toEqual([]);
  for (const [name, reason] of none) {
    expect(reason?.length, name).toBeGreaterThan(10);
    for (const [game, { names }] of played) expect(names.has(name), `${name} occurs in ${game}`).toBe(false);
  }
});

it('distinguishes a game with a different result from one with the same', () => {
  const [recorded] = records.games.filter(({ commands }) => commands.length > 20);
  const shorter = { ...recorded, commands: recorded.commands.slice(0, -1) };
  expect(printsOf(replayRecorded(records, shorter).lines)).not.toBe(played.get(recorded.name).prints);
  expect(printsOf(replayRecorded(records, recorded).lines)).toBe(played.get(recorded.name).prints);
});
