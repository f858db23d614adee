import { expect, test } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { amountsName, pendingEvents } from './plain-events';

test('GS 9.41E: one button names and records the tapped amounts, as one event for each power', () => {
  const table = paper().to('read');
  const name = amountsName(table.open);
  const pending = pendingEvents(table.open, { [name]: { Britain: 1, Germany: -1 } });
  expect(pending?.label).toBe('Record Germany −1, Britain +1');
  for (const { command } of pending?.steps ?? []) table.run(command.type, command);
  expect([table.value('support:Germany'), table.value('support:Britain')]).toEqual([-1, 1]);
  expect(pending?.steps.map(({ left }) => left)).toEqual([{ Britain: 1 }, null]);
});

test('ignores tapped amounts of another step or turn, and damaged ones', () => {
  const table = paper().to('read');
  const begun = { [amountsName(table.open)]: { Britain: 1 } };
  table.to('income-events');
  expect(pendingEvents(table.open, begun)).toBeNull();
  for (const damaged of [null, {}, { Britain: 'much' }, { Atlantis: 1 }])
    expect(pendingEvents(table.open, { [amountsName(table.open)]: damaged })).toBeNull();
});
