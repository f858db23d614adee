import { expect, it } from 'vitest';
import { firstTurnId } from '@/store/first-turn';
import { isCopyDue, sayCopy } from './say-copy';

const DAY = 86_400_000;
const now = 40 * DAY;
const copied = (days: number | null, entries: number, copiedEntries: number) =>
  sayCopy({ id: 'own', copiedAt: days === null ? null : now - days * DAY, entries, copiedEntries }, now);

it('says when the last copy was made and what is only here', () => {
  expect(copied(null, 0, 0)).toBe('None yet');
  expect(copied(null, 1, 0)).toBe('None yet; 1 entry is only on this device');
  expect(copied(9, 50, 9)).toBe('Nine days ago; 41 entries are only on this device');
  expect(copied(0, 50, 50)).toBe('Today; nothing has changed since');
  expect(copied(null, 50, 50)).toBe('The file it came from; nothing has changed since');
  expect(copied(null, 53, 50)).toBe('The file it came from; 3 entries are only on this device');
});

it('mentions no entries of a guided turn, of which nothing is saved', () => {
  const note = { id: firstTurnId('goss', 'table'), copiedAt: null, entries: 22, copiedEntries: 0 };
  expect(sayCopy(note, now)).toBe('None: nothing of a guided turn stays');
});

it('reminds after many entries, and after “Later” once there are as many again', () => {
  const table = (entries: number, copiedEntries = 0) => ({
    id: 'own',
    copiedAt: null,
    entries,
    copiedEntries,
  });
  expect(isCopyDue(table(79), 0)).toBe(false);
  expect(isCopyDue(table(80), 0)).toBe(true);
  expect(isCopyDue(table(180, 101), 0)).toBe(false);
  expect(isCopyDue(table(159), 80)).toBe(false);
  expect(isCopyDue(table(160), 80)).toBe(true);
  // A copy was made in the meantime.
  expect(isCopyDue(table(170, 165), 80)).toBe(false);
});
