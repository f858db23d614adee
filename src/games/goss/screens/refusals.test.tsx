import { expect, inject, it } from 'vitest';
import { sitDown } from '@/games/goss/rules/testing/play';
import { findSilent } from '@/table/testing/find-silent';
import { GAME_UI } from './game-ui';
import { TableScreens } from './screens';

it.runIf(inject('effort') > 1)('GOSS: on no page and on no sheet is a refusal silent', async () => {
  const table = sitDown();
  const marker = table.waits('first', '2318');
  const { silent, tried } = await findSilent({
    table,
    face: GAME_UI,
    pages: ['table', 'results'],
    also: [`move:${marker}`, `remove:${marker}`, `leader:${marker}`],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(tried).toEqual(
    expect.arrayContaining(['advance', 'choose-reading', 'negate', 'remove-marker', 'undo']),
  );
  expect(silent).toEqual([]);
});
