import { expect, it } from 'vitest';
import { publicRows, rowsAt, standingRows } from '@/kernel/journal/views';
import { type Play, paper } from '../testing/play';

const line = (total: string, amount: number) => ({ total, amount });

/** Entry 1 adds 1, entry 2 adds 2 and is undone by entry 3, entry 4 adds 3. */
function table(): Play {
  const play = paper();
  play.run('add-line', line('index', 1));
  play.run('add-line', line('index', 2));
  play.run('undo');
  play.run('add-line', line('index', 3));
  return play;
}
const numbers = (rows: readonly { no: number }[]) => rows.map(({ no }) => no);

it('leaves out undone entries and the undo and redo entries', () => {
  expect(numbers(standingRows(publicRows(table().journal)))).toEqual([1, 4]);
});

it.each([
  ['now', null, [1, 4]],
  ['as it was set up', 0, []],
  ['after the first', 1, [1]],
  ['after one that was taken back, as it was then', 2, [1, 2]],
  ['after the undo', 3, [1]],
  ['after the newest', 4, [1, 4]],
] as const)('%s: returns the entries behind the table', (_, moment, expected) => {
  expect(numbers(rowsAt(publicRows(table().journal), moment))).toEqual(expected);
});

it('puts a correction in place of the corrected entry', () => {
  const play = paper();
  play.run('add-line', line('index', 1));
  play.run('add-line', line('climate', 1));
  play.run('correct', { entry: 1, how: 'change', command: { type: 'add-line', ...line('index', 2) } });
  const rows = standingRows(publicRows(play.journal));
  expect(numbers(rows)).toEqual([1, 2]);
  expect(rows[0]?.entry.changes).toEqual([['index', 0, 2]]);
});

it('puts an inserted entry before its target, and leaves out removed entries', () => {
  const play = paper();
  play.run('add-line', line('index', 1));
  play.run('add-line', line('climate', 1));
  play.run('correct', { entry: 2, how: 'insert', command: { type: 'add-line', ...line('index', 2) } });
  expect(numbers(standingRows(publicRows(play.journal)))).toEqual([1, 3, 2]);
  play.run('correct', { entry: 1, how: 'remove' });
  expect(numbers(standingRows(publicRows(play.journal)))).toEqual([3, 2]);
});
