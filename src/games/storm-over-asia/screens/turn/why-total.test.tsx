import { screen, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { sayEntry } from '@/games/storm-over-asia/rules/sentences';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { readTotal, TOTALS, type TotalKey, totalKey } from '@/games/storm-over-asia/rules/totals';
import { sitAt, whole } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { WhyTotal } from './why-total';

function why(total: TotalKey, act: [type: string, more: object]) {
  const table = sitDown('paper');
  table.run(...act);
  sitAt(table, <WhyTotal total={total} onClose={() => undefined} onOpen={() => undefined} />, {
    face: GAME_UI,
  });
  const sheet = screen.getByRole('dialog');
  const label = (GAME_UI.nameTotal(total, table.open) as string).replace(/ change$/, '');
  const sum = whole(
    within(sheet).getByText(new RegExp(`^${label}( change)? now$`)).parentElement as HTMLElement,
  );
  return {
    title: whole(within(sheet).getByRole('heading', { level: 2 })),
    figure: sum.split(' now')[1]?.trim(),
    said: sayEntry(table.journal.published.at(-1) as never),
  };
}

/** Counts are printed without a plus; levels and changes with one. @rule SOA 20, 21, 22, 32 */
const PLAIN = /^garrison/;

test.each(TOTALS)('%s: title, figure and journal agree in their sign', (total) => {
  const shown = PLAIN.test(total) ? '3' : '+3';
  const begun = sitDown('paper').value(total);
  const { title, figure, said } = why(total, ['add-line', { total, amount: 3 - begun, until: 'removed' }]);
  expect(title.split(' ').at(-1)).toBe(`${shown}?`);
  expect(figure).toBe(shown);
  expect(said.notes?.map((note) => note.split(' to ')[1])).toContain(shown);
});

it('an income that the table set as a whole is a sum, shown without a plus', () => {
  const { title, figure } = why('income:Japan', ['say-total', { total: 'income:Japan', value: 7 }]);
  expect([title, figure]).toEqual(['Why is Japan income 7?', '7']);
});

it('SOA 22: an unknown total is refused, and is no number without lines', () => {
  const { open } = sitDown('paper');
  expect(() => readTotal(open, 'morale' as TotalKey)).toThrow('There is no total "morale".');
  expect(() => totalKey('support:Italy')).toThrow('There is no total "support:Italy".');
  const entry = { open: { command: { type: 'say-total', total: 'morale', value: 2 } }, changes: [] };
  expect(sayEntry(entry as never).text).toBe('The table says: morale is +2');
  // @ts-expect-error the compiler refuses it, too
  expect(() => readTotal(open, 'support:Italy')).toThrow();
});
