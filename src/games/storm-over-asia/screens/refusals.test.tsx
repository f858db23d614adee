import { expect, inject, it } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { findSilent } from '@/table/testing/find-silent';
import { GAME_UI } from './game-ui';
import { TableScreens } from './screens';

it.runIf(inject('effort') > 1)('SOA: on no page and on no sheet is a refusal silent', async () => {
  const { silent, tried } = await findSilent({
    table: sitDown('paper', { china: { Yunnan: 'NNW', Shensi: 'W' } }).to('income'),
    face: GAME_UI,
    pages: ['table', 'powers', 'passage', 'cards'],
    also: ['why:support:Japan', 'show:Japan'],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(tried).toEqual(
    expect.arrayContaining(['advance', 'choose-reading', 'place-flag', 'show-event', 'undo']),
  );
  expect(silent).toEqual([]);
});
