import { expect } from '@playwright/test';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { shownIn } from '@/games/gathering-storm/rules/history/shown-in';
import type { Entry } from '@/kernel/journal/entry';
import { Alone } from '../../pages/alone';
import { openCopy } from '../../support/open-journal';
import { everyKindDeck } from '../../support/tables/every-kind';
import { seedOf } from '../../support/tables/seeded';
import { createTableFile } from '../../support/tables/table-file';
import { test } from '../../support/test';

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
] as const;

const TURNS = 10;
/** How many effects of different kinds are in one event. */
const TOGETHER = 3;

const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];
/** The turn after so many. */
const seasonOf = (turn: number) => `${SEASONS[turn % 4]} ${1935 + Math.floor(turn / 4)}`;

/** Events that were revealed, by the general card or by a power. */
function eventsOf(entries: readonly Entry[]): Event[] {
  return entries.flatMap((entry) => {
    const outcome = entry.open?.came as { general?: Event } | undefined;
    return [
      ...(entry.open?.command.type === 'turn-card' && outcome?.general ? [outcome.general] : []),
      ...shownIn(entry).map(({ event }) => event),
    ];
  });
}

test(`GS 7: ${TURNS} turns as Germany and Italy against three powers of the app, with every kind of event: no dead end, no refusal, and a reason for every card of theirs`, async ({
  page,
}) => {
  const { file } = createTableFile(everyKindDeck(24, TOGETHER), seedOf(37, 3), {
    seats: SEATS as never,
    keeps: ['income', 'research', 'flags', 'ships'],
  });
  await openCopy(page, file());
  const alone = new Alone(page);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await alone.playTo(seasonOf(turn));
    // No command was refused.
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  if (await alone.happened.isVisible()) await alone.toTable();
  const { entries } = JSON.parse(await alone.app.copyWhole()) as { entries: Entry[] };
  const kinds = new Set(eventsOf(entries).flatMap(({ effects }) => effects.map(({ kind }) => kind)));
  expect(Object.keys(EFFECTS).filter((kind) => !kinds.has(kind as never))).toEqual([]);
  const theirs = entries.flatMap(shownIn).filter(({ power }) => !['Germany', 'Italy'].includes(power));
  expect(theirs.length).toBeGreaterThan(2 * TURNS);
  expect(theirs.filter(({ why }) => !why || why.length === 0)).toEqual([]);
});
