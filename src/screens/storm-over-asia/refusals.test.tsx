import { expect, inject, it } from 'vitest';
import { sitDown } from '@/systems/storm-over-asia/testing/play';
import { findSilent } from '@/table/testing/find-silent';
import { FACE } from './face';
import { TableScreens } from './screens';

it.runIf(inject('effort') > 1)('SOA: on no page and on no sheet is a refusal silent', async () => {
  const { silent, tried } = await findSilent({
    table: sitDown('paper', { china: { Yunnan: 'NNW', Shensi: 'W' } }).to('income'),
    face: FACE,
    pages: ['table', 'powers', 'passage', 'cards'],
    also: ['why:support:Japan', 'show:Japan'],
    draw: (page) => <TableScreens id="test" page={page} go={() => undefined} />,
  });
  expect(tried).toEqual(
    expect.arrayContaining(['advance', 'choose-reading', 'place-flag', 'show-event', 'undo']),
  );
  expect(silent).toEqual([]);
});
