import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { sitAt, tap } from '@/table/testing/sit-at';
import { GAME_UI } from './game-ui';
import { TableScreens } from './screens';

function atTheEnd(page?: string) {
  const table = sitDown('paper').to('attacks');
  table.run('end');
  const go = vi.fn();
  sitAt(table, <TableScreens id="test" go={go} page={page} />, { face: GAME_UI });
  return go;
}
const guide = async () => within(await screen.findByLabelText('What to do next'));

it('SOA 38, transition: once the game is over the table leads to the passage', async () => {
  const go = atTheEnd();
  await tap(await guide(), 'Open the passage');
  expect(go.mock.calls).toEqual([['/table/test/passage']]);
});

it('SOA 38, transition: on that page the way leads Home', async () => {
  const go = atTheEnd('passage');
  await tap(await guide(), 'Back to Home');
  expect(go.mock.calls).toEqual([['/']]);
});
