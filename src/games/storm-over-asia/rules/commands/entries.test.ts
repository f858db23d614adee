import { expect, it } from 'vitest';
import { OPEN_DECK } from '../cards/head';
import { countListEntries, createFilledDeck, filledEntries, filledEntriesOf } from '../list-entries';
import { sayEntry } from '../sentences';
import { sitDown } from '../testing/play';

const entry = (number: number, amount = 1) => ({
  list: 'general' as const,
  number,
  event: {
    title: `Entry ${number}`,
    secret: false,
    window: 'drawn' as const,
    effects: [{ kind: 'line' as const, total: 'index', amount }],
  },
});
const LIST = [entry(1), entry(2), entry(3)];

it('SOA 9: a list of entries is one journal entry, and one undo reverts all of them', () => {
  const table = sitDown('paper');
  table.run('fill-entry', entry(2, 4));
  table.run('fill-entries', { entries: LIST });
  expect(filledEntries(table.open.filled).map(({ number }) => number)).toEqual([1, 2, 3]);
  const said = table.journal.published.at(-1);
  expect(said && sayEntry(said)).toMatchObject({
    text: '3 entries are filled in',
    notes: ['General 1; General 2; General 3'],
  });
  table.run('undo');
  expect(filledEntries(table.open.filled)).toEqual([entry(2, 4)]);
  table.run('redo');
  table.run('enter-card', { number: 2 });
  table.run('apply-card');
  expect(table.value('index')).toBe(1);
});

it('SOA 9: refuses a list with nothing new, with a duplicate number, or outside the deck', () => {
  const table = sitDown('paper');
  table.run('fill-entries', { entries: LIST });
  expect(table.refused('fill-entries', { entries: LIST })).toMatchObject({
    message: 'The table has the same entries.',
    allowed: 'Change something first.',
  });
  expect(table.attempt({ type: 'fill-entries', entries: [...LIST, entry(4)] })).toBeNull();
  expect(table.refused('fill-entries', { entries: [entry(5), entry(5, 2)] }).message).toBe(
    'General 5 is there twice.',
  );
  expect(table.refused('fill-entries', { entries: [] }).message).toContain('at least one');
  expect(table.refused('fill-entries', { entries: [entry(81)] }).message).toContain('80');
  expect(table.open.filled?.['general/5']).toBeUndefined();
});

it('SOA 9: a table starts with saved entries, with either kind of cards', () => {
  const first = sitDown('paper');
  first.run('fill-entries', { entries: LIST });
  const filledDeck = createFilledDeck('Ours', first.open.filled);
  expect(filledEntriesOf(filledDeck)).toEqual(first.open.filled);
  for (const cards of ['paper', 'app'] as const) {
    const table = sitDown(cards, { setup: { filled: filledEntriesOf(filledDeck) } });
    expect(countListEntries(table.open.filled)).toEqual({ all: 640, filled: 3, byRules: 16 });
    table.run(cards === 'paper' ? 'enter-card' : 'turn-card', cards === 'paper' ? { number: 1 } : {});
    expect(table.open.card?.event?.title).toBe('Entry 1');
  }
  expect(() => sitDown('paper', { setup: { filled: { 'general/81': entry(1).event } } })).toThrow();
  expect(filledEntriesOf(OPEN_DECK)).toEqual({});
});
