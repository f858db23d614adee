import { describe, expect, it } from 'vitest';
import { knownListEntry } from './cards/head';
import { sayEntry } from './sentences';
import { seeded, sitDown } from './testing/play';

type Table = ReturnType<typeof sitDown>;

const notes = (table: Table) => {
  const entry = table.journal.published.at(-1);
  return entry ? sayEntry(entry).notes : [];
};

describe('SOA 26.111, 26.213: when known cards are shown', () => {
  it.each([
    ['26.111A', 'Japanese 1', 42],
    ['26.111B', 'Chinese', 80],
    ['26.213A', 'Japanese 1', 1],
    ['26.213B', 'Chinese', 79],
  ] as const)('%s: %s %i is shown when drawn, not at the end of diplomacy', (_, list, number) => {
    expect(knownListEntry(list, number)?.window).toBe('drawn');
  });

  it('26.111B: dealt by the app it is shown as the cards are read, and its power picks there', () => {
    // A seed by which China is dealt one of its two known cards.
    for (let byte = 0; byte < 256; byte += 1) {
      const table = sitDown('app', { chance: seeded(byte), china: { Yunnan: 'JW' } }).to('read');
      const [card] = table.view('China').hidden?.hand ?? [];
      if (!card?.event) continue;
      for (const person of ['Anna', 'Ben']) table.run('open-papers', { person });
      table.run('advance');
      expect(table.open.obligations).toMatchObject([{ owes: 'China', ask: { type: 'flag' } }]);
      return;
    }
    throw new Error('no such seed');
  });
});

describe('SOA 26.111, 26.213: notes on flags that are not turned', () => {
  it('D8a: a general card that turns nothing says so', () => {
    const table = sitDown('paper', { china: { Shensi: 'CC' } });
    table.run('enter-card', { number: 45 });
    table.run('apply-card');
    expect(notes(table)).toEqual(['No Nationalist flag stands in China: nothing is turned']);
    expect(table.open.card?.nothing).toEqual(['Nationalist']);
  });

  it('D8a: so does a card that is shown, and one that is read from the table', () => {
    const table = sitDown('paper', { china: { Shensi: 'CC' } }).to('read');
    table.run('show-event', { power: 'China', number: 80 });
    expect(notes(table)).toEqual(['No Japanese flag stands in China: nothing is turned']);
    table.run('show-event', { power: 'Britain', number: 12 });
    table.run('read-entry', {
      obligation: table.open.obligations[0]?.id,
      event: {
        title: 'x',
        effects: [{ kind: 'turn-flag', from: 'warlord', to: 'Japanese', picks: 'Japan', rule: 'SOA 9' }],
      },
    });
    expect(notes(table)).toEqual(['No warlord flag stands in China: nothing is turned']);
  });

  it('a pick that vanishes has its line', () => {
    const table = sitDown('paper', { china: { Yunnan: 'N' } }).to('read');
    for (const number of [42, 43]) table.run('show-event', { power: 'Japan', list: 'Japanese 1', number });
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan' });
    expect(table.open.obligations).toEqual([]);
    expect(notes(table)).toContain(
      'Japanese, Diplomatic 43: no Nationalist flag is left in China, so nothing more is turned',
    );
  });
});

describe('SOA 26.111: renaming categories keeps the meaning of the numbers', () => {
  it('a name does not go to another list, and no two are called the same', () => {
    const table = sitDown('paper');
    const moved = table.refused('name-categories', { names: ['Military', 'Diplomatic', 'Third', 'Fourth'] });
    expect(moved).toMatchObject({
      message: '“Diplomatic” is the first list: its numbers would be read as others.',
      rule: 'SOA 26.111',
    });
    expect(table.refused('name-categories', { names: ['A', 'B', 'b', 'C'] }).message).toBe(
      'Two lists cannot both be called “b”.',
    );
    table.run('name-categories', { names: ['Diplomatic', 'Military', 'Economic', 'Home'] });
    expect(
      table.refused('name-categories', { names: ['Diplomatic', 'Home', 'Economic', 'Military'] }).rule,
    ).toBe('SOA 26.111');
    table.run('name-categories', { names: ['Talks', 'Army', 'Economic', 'Home'] });
  });
});

describe('SOA 7: “mark it as done” is offered only if it works', () => {
  it('the general card is turned or entered, not marked', () => {
    const table = sitDown('paper');
    expect(table.refused('advance').allowed).toBe('Do it here.');
    table.to('warlord');
    expect(table.refused('advance').allowed).toBe('Do it here.');
    const owed = sitDown('paper', { china: { Yunnan: 'N' } }).to('read');
    owed.run('show-event', { power: 'Japan', list: 'Japanese 1', number: 42 });
    expect(owed.refused('advance').allowed).toBe('Do it here, or mark it as done on the table.');
  });
});
