import { describe, expect, it } from 'vitest';
import { readFreshSetup } from '@/kernel/system';
import { printEntryList, readEntryList } from './cards/entry-list';
import { placeOfDiplomatic } from './categories';
import { entriesOfList } from './list-entries';
import type { SetupInput } from './setup';
import { system } from './system';
import { sitDown } from './testing/play';

const ARMY_FIRST = ['Army', 'Diplomatic', 'Navy', 'Economic'];
const SEATS = [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }];

/** The set-up of a new table whose categories have these names. */
const begin = (categories: string[]) =>
  readFreshSetup(system as never, { name: 'T', seats: SEATS, cards: 'paper', categories });

/** A table with these categories, as a new one begins, and one Nationalist flag. */
function sitWith(categories: string[]) {
  const setup = begin(categories);
  if (!setup.ok) throw new Error(setup.refusal.message);
  return sitDown('paper', {
    china: { Shensi: 'N' },
    setup: { ...(setup.value as SetupInput), china: { Shensi: ['Nationalist'] } },
  });
}

/** Returns what a power owes after Japan shows number 42 of a list. */
function asks42(table: ReturnType<typeof sitDown>, list: string) {
  table.to('read').run('show-event', { power: 'Japan', list, number: 42 });
  return table.open.obligations[0]?.ask;
}

describe('SOA 26.111A: the diplomatic category', () => {
  it('is found by its name, whatever its position', () => {
    expect(asks42(sitWith(ARMY_FIRST), 'Japanese 2')).toMatchObject({ type: 'flag', from: 'Nationalist' });
    expect(asks42(sitWith(ARMY_FIRST), 'Japanese 1')).toMatchObject({ type: 'entry' });
    expect(placeOfDiplomatic(sitWith(ARMY_FIRST).open)).toBe('the second');
  });

  it.each(['diplomacy', ' DIPLOMATIC events'])('is known when it is called %j', (name) => {
    expect(asks42(sitWith(['Army', 'Navy', 'Economic', name]), 'Japanese 4')).toMatchObject({ type: 'flag' });
  });

  it('is the first if no name says so', () => {
    expect(asks42(sitWith(['Army', 'Navy', 'Economic', 'Other']), 'Japanese 1')).toMatchObject({
      type: 'flag',
    });
  });

  it('is the first at older tables, whatever their names', () => {
    const table = sitDown('paper', { china: { Shensi: 'N' }, setup: { categories: ARMY_FIRST } });
    expect(asks42(table, 'Japanese 1')).toMatchObject({ type: 'flag' });
    expect(placeOfDiplomatic(table.open)).toBe('the first');
  });

  it('has its known entries in the list that the cards page shows', () => {
    const { filled, diplomatic } = sitWith(ARMY_FIRST).open;
    const known = (list: 'Japanese 1' | 'Japanese 2') =>
      entriesOfList(filled, list, diplomatic).flatMap(({ number, from }) => (from === 'rules' ? number : []));
    expect([known('Japanese 1'), known('Japanese 2')]).toEqual([[], [1, 2, 3, 42, 43, 44]]);
  });

  it('is checked against the rules as a list is read, and printed so that it is read again', () => {
    const { categories, diplomatic } = sitWith(ARMY_FIRST).open;
    const text = 'Japanese 2, 42\nSchools\nA Nationalist flag becomes a warlord flag';
    const { entries, mistakes } = readEntryList(text, categories, diplomatic);
    expect(mistakes).toEqual([]);
    expect(entries[0]?.event.effects).toMatchObject([{ kind: 'turn-flag', picks: 'Japan' }]);
    expect(readEntryList(printEntryList(entries, [], diplomatic), categories, diplomatic).entries).toEqual(
      entries,
    );
    expect(
      readEntryList('Japanese 2, 42\nA Japanese flag becomes a warlord flag', categories, diplomatic)
        .mistakes,
    ).toHaveLength(1);
    expect(
      readEntryList('Japanese 1, 42\nA Japanese flag becomes a warlord flag', categories, diplomatic)
        .mistakes,
    ).toEqual([]);
  });
});

describe('SOA 26.111: two lists of one name', () => {
  it('are refused at set-up', () => {
    expect(begin(['Diplomatic', 'Army', 'Navy', ' army '])).toMatchObject({
      ok: false,
      refusal: { message: 'Two lists cannot both be called “army”.', rule: 'SOA 26.111' },
    });
  });

  it('are still read if an older table has them', () => {
    const older = { name: 'T', seats: SEATS, cards: 'paper', categories: ['A', 'A', 'B', 'C'] };
    expect(system.readSetup(older)).toMatchObject({ ok: true });
  });

  const names = (...four: string[]) => ({ names: four });

  it('cannot result from two renamings: a name stays with the list that had it', () => {
    const table = sitWith(['Diplomatic', 'Army', 'Navy', 'Economic']);
    table.run('name-categories', names('Foreign', 'Army', 'Navy', 'Economic'));
    expect(table.refused('name-categories', names('Foreign', 'Diplomatic', 'Navy', 'Economic')).message).toBe(
      '“Diplomatic” is the first list: its numbers would be read as others.',
    );
    table.run('name-categories', names('Foreign', 'Diplomacy', 'Navy', 'Economic'));
    expect(placeOfDiplomatic(table.open)).toBe('the first');
    table.run('name-categories', names('Diplomatic', 'Army', 'Navy', 'Economic'));
  });

  it('a list renamed to diplomatic becomes the diplomatic one if there was none', () => {
    const table = sitWith(['Army', 'Navy', 'Economic', 'Fourth']);
    table.run('name-categories', names('Army', 'Navy', 'Economic', 'Diplomatic'));
    expect(placeOfDiplomatic(table.open)).toBe('the fourth');
    expect(asks42(table, 'Japanese 4')).toMatchObject({ type: 'flag' });
  });

  it('an older renaming is decided as before', () => {
    const table = sitDown('paper', { setup: { categories: ['Diplomatic', 'Army', 'Navy', 'Economic'] } });
    table.run('name-categories', { ...names('Foreign', 'Army', 'Navy', 'Economic'), edition: 2 });
    table.run('name-categories', { ...names('Foreign', 'Diplomatic', 'Navy', 'Economic'), edition: 2 });
    expect(table.open.categories[1]).toBe('Diplomatic');
    expect(table.open.called).toBeUndefined();
  });
});
