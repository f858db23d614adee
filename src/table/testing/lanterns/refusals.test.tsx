import { expect, it } from 'vitest';
import { sitDown } from '@/kernel/testing/lanterns/testing/play';
import { findSilent } from '@/table/testing/find-silent';
import { GAME_UI } from './game-ui';
import { TableScreens } from './screens';

it('no page or sheet sends a command that the game does not have', async () => {
  const { silent, tried, sheets } = await findSilent({
    table: sitDown(),
    face: GAME_UI,
    pages: ['table', 'journal'],
    also: [],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(silent).toEqual([]);
  expect(tried).toEqual(expect.arrayContaining(['end', 'go-on', 'light', 'note', 'reseat', 'wind']));
  expect(sheets).toEqual(expect.arrayContaining(['ending', 'menu', 'notes', 'seats']));
  for (const lacking of ['bookmarks', 'pair', 'readings']) expect(sheets).not.toContain(lacking);
});
