import { expect, it } from 'vitest';
import { sitDown } from '@/kernel/testing/lanterns/testing/play';
import { findSilent } from './find-silent';
import { GAME_UI } from './lanterns/game-ui';
import { TableScreens } from './lanterns/screens';

it('finds a sheet that sends a command which the game does not have', async () => {
  const { silent } = await findSilent({
    table: sitDown(),
    face: { ...GAME_UI, hasCommand: () => true },
    pages: ['table', 'journal'],
    also: [],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(silent).toContain('the sheet bookmarks: there is no command bookmark');
});
