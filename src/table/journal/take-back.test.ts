import { expect, test } from 'vitest';
import type { PublicRow } from '@/kernel/journal/views';
import { beforeRow, nameUndo, sayTakenBack } from './take-back-form';

const row = (no: number, type: string, more: Partial<PublicRow> = {}, command: object = {}): PublicRow => ({
  no,
  stands: true,
  entry: {
    n: no,
    parent: no - 1,
    at: { turn: 1, step: 'draw' },
    open: { command: { type, ...command } },
    changes: [],
  },
  ...more,
});

test('an entry is undone to the table before it, and the first to nothing', () => {
  expect(beforeRow(row(1, 'note'))).toBeNull();
  expect(beforeRow(row(7, 'note'))).toBe(6);
  expect(beforeRow(row(7, 'note', { stands: false }))).toBeNull();
  expect(beforeRow(row(7, 'undo', {}, { to: 5 }))).toBeNull();
});

test('counts only entries in force as undone', () => {
  const rows = [
    row(1, 'note'),
    row(2, 'note'),
    row(3, 'note', { stands: false }),
    row(4, 'undo', {}, { to: 2 }),
    row(5, 'note'),
  ];
  expect(sayTakenBack(rows, 1).count).toBe('2 entries');
  expect(sayTakenBack(rows, 2).count).toBe('this entry');
});

test('says that a correction of a remaining entry is undone with what came after it', () => {
  const correct = (no: number, entry: number) => row(no, 'correct', {}, { entry, how: 'remove' });
  const rows = [row(1, 'note'), row(2, 'note'), row(3, 'note'), correct(4, 1), correct(5, 3)];
  expect(sayTakenBack(rows, 2).corrections).toBe('What entry 4 corrected before that is as it was, too.');
  expect(sayTakenBack(rows, 4).corrections).toBe('What entry 5 corrected before that is as it was, too.');
  expect(sayTakenBack(rows, 5).corrections).toBe('');
});

test('GS 9.12: Undo of papers says that decisions in them are undone too, whether or not there were any', () => {
  const name = () => 'Clara’s papers';
  const opened = row(3, 'open-papers', {}, { person: 'Clara' }).entry;
  expect(nameUndo(opened, name)).toBe('Undo: Clara’s papers and decisions');
  expect(nameUndo(row(4, 'note').entry, () => 'the note')).toBe('Undo: the note');
  expect(nameUndo(null, name)).toBe('Nothing to undo');
});
