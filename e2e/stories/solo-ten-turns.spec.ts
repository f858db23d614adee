import { expect } from '@playwright/test';
import type { Entry } from '@/kernel/journal';
import type { Event } from '@/systems/gathering-storm/cards/card';
import { EFFECTS } from '@/systems/gathering-storm/effects';
import { shownIn } from '@/systems/gathering-storm/history/shown-in';
import { Alone } from '../pages/alone';
import { everyKindDeck } from '../support/every-kind';
import { openCopy } from '../support/open-journal';
import { seedOf } from '../support/seeded';
import { createTableFile } from '../support/table-file';
import { test } from '../support/test';

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
] as const;
/** What was laid open, by the general card or by a power. */
function eventsOf(entries: readonly Entry[]): Event[] {
  return entries.flatMap((entry) => {
    const came = entry.open?.came as { general?: Event } | undefined;
    return [
      ...(entry.open?.command.type === 'turn-card' && came?.general ? [came.general] : []),
      ...shownIn(entry).map(({ event }) => event),
    ];
  });
}

test('GS 7: ten turns as Germany and Italy against three powers of the app’s, with every kind of event: no dead end, nothing refused, every card of theirs with its reason', async ({
  page,
}) => {
  const { file } = createTableFile(everyKindDeck(24), seedOf(37, 3), {
    seats: SEATS as never,
    keeps: ['income', 'research', 'flags', 'ships'],
  });
  await openCopy(page, file());
  const alone = new Alone(page);
  const seasons = ['Summer 1935', 'Fall 1935', 'Winter 1935', 'Spring 1936', 'Summer 1936'];
  for (const season of [...seasons, 'Fall 1936', 'Winter 1936', 'Spring 1937', 'Summer 1937', 'Fall 1937']) {
    await alone.playTo(season);
    // Nothing of it was refused.
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  if (await alone.happened.isVisible()) await alone.toTable();
  const { entries } = JSON.parse(await alone.box.copyWhole()) as { entries: Entry[] };
  const kinds = new Set(eventsOf(entries).flatMap(({ effects }) => effects.map(({ kind }) => kind)));
  expect(Object.keys(EFFECTS).filter((kind) => !kinds.has(kind as never))).toEqual([]);
  const theirs = entries.flatMap(shownIn).filter(({ power }) => !['Germany', 'Italy'].includes(power));
  expect(theirs.length).toBeGreaterThan(20);
  expect(theirs.filter(({ why }) => !why || why.length === 0)).toEqual([]);
});
