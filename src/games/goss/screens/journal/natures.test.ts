import { expect, it } from 'vitest';
import { sitDown } from '@/games/goss/rules/testing/play';
import { readUnder } from '@/table/testing/read-under';
import { GAME_UI } from '../game-ui';

const events = (table: ReturnType<typeof sitDown>) => readUnder('events', GAME_UI, table);

it('GOSS 23.1.0: all results of doubles are events, from the dice to the marker removed with its phase', () => {
  const table = sitDown({ setup: { readings: { 'third-marker': 'phase' } } }).to('first:combat');
  // The third of a side stays for the next phase alone.
  for (const hex of ['2417', '2418', '2419']) table.waits('first', hex);
  table.to('second:combat');
  expect(events(table).map((text) => text.slice(0, 8))).toEqual([
    ...['Doubles:', 'Type die', 'Doubles:', 'Type die', 'Doubles:', 'Type die'],
    'Day 1, A',
  ]);
});

it('GOSS 23.1.0: an assault without a random event is not listed as an event', () => {
  const table = sitDown().to('first:combat');
  table.assault('12', '34');
  expect(events(table)).toEqual([]);
  table.assault('11', '22');
  expect(events(table)).toHaveLength(1);
});

it('GOSS 23.1.0: a marker placed or removed by the table is an event; a step and the grid are not', () => {
  const table = sitDown();
  table.run('place-marker', { side: 'first', hex: '2417', words: 'It lay there.' });
  table.run('set-grid', { grid: null }).run('advance');
  expect(events(table)).toEqual([expect.stringMatching(/^Put a marker of Western in 2417$/)]);
  expect(readUnder('rulings', GAME_UI, table)).toEqual([expect.stringMatching(/^The map’s grid is not set/)]);
});
