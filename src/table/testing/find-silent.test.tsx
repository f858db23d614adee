import { expect, it } from 'vitest';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { description, system } from '@/kernel/testing/lanterns';
import type { GameUi } from '../game-ui';
import { findSilent } from './find-silent';
import { FACE, SCREENS } from './lanterns-screens';

/** Every page and sheet of the smallest whole game, which has few of the commands that the shared sheets send. */
function tryAll(face: GameUi) {
  const seats = description.powers.map((house) => ({ person: house, powers: [house] }));
  const setup = system.readSetup({ name: 'Lake Street', seats });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const journal = createJournal(system.create(null), setup.value);
  return findSilent({
    table: { journal, state: stateAt(journal), attempt: () => null },
    face,
    pages: ['table', 'journal'],
    also: [],
    draw: (page) => <SCREENS.TableScreens id="test" page={page} go={() => undefined} />,
  });
}

it('no page or sheet sends a command that the game does not have', async () => {
  const { silent, tried, sheets } = await tryAll(FACE);
  expect(silent).toEqual([]);
  expect(tried).toEqual(expect.arrayContaining(['end', 'go-on', 'light', 'note', 'reseat', 'wind']));
  expect(sheets).toEqual(expect.arrayContaining(['ending', 'menu', 'notes', 'seats']));
  for (const lacking of ['bookmarks', 'pair', 'readings']) expect(sheets).not.toContain(lacking);
});

it('one that does is found', async () => {
  const { silent } = await tryAll({ ...FACE, hasCommand: () => true });
  expect(silent).toContain('the sheet bookmarks: there is no command bookmark');
});
