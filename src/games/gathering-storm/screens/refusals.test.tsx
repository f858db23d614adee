import { expect, inject, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { findSilent } from '@/table/testing/find-silent';
import { GAME_UI } from './game-ui';
import { TableScreens } from './screens';

const PAGES = ['table', 'economy', 'construction', 'diplomacy'];

it('GS: on no page and on no sheet is a refusal silent', async () => {
  const table = paper({ keeps: ['income', 'research', 'ships', 'flags'] }).deal();
  table.run('add-line', { total: 'support:Italy', amount: 1, until: 'removed' });
  const { silent, tried } = await findSilent({
    table,
    face: GAME_UI,
    pages: PAGES,
    also: ['why:support:Italy', 'war:Greece', 'show:Germany'],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(tried).toEqual(
    expect.arrayContaining(['advance', 'choose-reading', 'remove-line', 'set-fact', 'undo']),
  );
  expect(silent).toEqual([]);
});

it.runIf(inject('effort') > 1)('GS 6.33: nor where points are counted on the board', async () => {
  const { silent, tried } = await findSilent({
    table: paper({ keeps: ['income'], readings: { 'tile-points': 'board' } }).to('income'),
    face: GAME_UI,
    pages: ['table', 'economy'],
    also: [],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(tried).toEqual(expect.arrayContaining(['choose-reading', 'undo']));
  expect(silent).toEqual([]);
});
