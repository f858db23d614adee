import { describe, expect, it } from 'vitest';
import type { Event } from '../cards/card';
import { sayEntry } from '../say/sentences';
import { event, hands, type Play, paper, secret } from '../testing/play';
import type { Country, Power } from '../vocabulary';

/** “All the same”: the table overrules a refusal. */

const lastSaid = ({ journal }: Play) => {
  const entry = journal.entries.at(-1);
  return entry ? sayEntry(entry).notes : [];
};
const OVERRULED_NOTE = 'All the same: the table says so';

/** Refused without any change; then allowed by overruling, reported as the table's decision, and undone. */
function overrules(table: Play, type: string, more: object) {
  const before = table.open;
  const refusal = table.refused(type, more);
  expect(refusal).toMatchObject({ anyway: true });
  expect(refusal.rule).toMatch(/^GS /);
  expect(table.open).toBe(before);
  table.run(type, { ...more, anyway: true });
  expect(lastSaid(table)).toContain(OVERRULED_NOTE);
  const after = table.open;
  table.run('undo');
  expect(table.open).toEqual(before);
  table.run('redo');
  expect(table.open).toEqual(after);
  return table;
}

const place = (power: Power, country: Country, more: object = {}) => ({ power, country, ...more });
const dispute = { kind: 'dispute' as const, countries: ['Bulgaria', 'Rumania'] as ['Bulgaria', 'Rumania'] };

describe('a placement all the same', () => {
  it.each<[string, (table: Play) => void, object]>([
    ['GS 24.5: outside the Diplomatic phase', () => {}, place('Britain', 'Turkey')],
    [
      'GS Guide, Diplomacy: in a conquered country',
      (table) => {
        table.run('set-fact', { fact: 'conquered', country: 'Greece', by: 'Axis' });
        table.to('placement');
      },
      place('Britain', 'Greece'),
    ],
    [
      'GS 24.54E: a third counter',
      (table) => {
        table.to('placement');
        for (const country of ['Norway', 'Sweden']) table.run('place-counter', { power: 'Italy', country });
      },
      place('Italy', 'Turkey'),
    ],
    [
      'GS 24.54E: a second of one alliance',
      (table) => table.to('placement').run('place-counter', place('Britain', 'Turkey')),
      place('France', 'Turkey'),
    ],
    [
      'GS 24.61B: Russia where it does not reach',
      (table) => table.to('placement'),
      place('Russia', 'Norway'),
    ],
    [
      'GS 24.61A: Russia in a purge',
      (table) => {
        table.run('set-fact', { fact: 'russia', purge: true });
        table.to('placement');
      },
      place('Russia', 'Turkey'),
    ],
    [
      'GS 24.3: a second anti-Comintern counter',
      (table) =>
        table.to('placement').run('place-counter', place('Italy', 'Turkey', { counter: 'anti-Comintern' })),
      place('Germany', 'Poland', { counter: 'anti-Comintern' }),
    ],
  ])('%s', (_, set, placing) => {
    const table = paper();
    set(table);
    const count = table.open.placed.length;
    expect(overrules(table, 'place-counter', placing).open.placed).toHaveLength(count + 1);
  });

  it('GS Guide, Diplomacy: in the other country of a dispute; the dispute’s question is still asked', () => {
    const table = paper().deal(0, dispute).to('placement');
    const early = place('Britain', 'Rumania', { anyway: true });
    expect(table.refused('place-counter', early)).toMatchObject({
      message: 'Is this counter worth one or more?',
    });
    table.run('place-counter', place('Germany', 'Bulgaria', { backs: true }));
    overrules(table, 'place-counter', place('Italy', 'Rumania'));
    // The Axis still supports the country of its first counter.
    expect(
      table.attempt({ type: 'place-counter', ...place('Russia', 'Rumania', { backs: true }) }),
    ).toBeNull();
    expect(table.dues).toEqual([]);
  });

  it('GS 24.61B: a placement that the table allowed Russia uses up no door of an event', () => {
    const table = paper().to('placement');
    table.run('place-counter', place('Russia', 'Norway', { anyway: true }));
    expect(table.open.placed).toEqual([
      { power: 'Russia', country: 'Norway', counter: 'diplomatic', first: true },
    ]);
  });
});

describe('correcting what the table overruled', () => {
  const correct = (table: Play, entry: number, command: object) =>
    table.attempt({ type: 'correct', entry, how: 'change', command });

  it('GS 24.54E: a correction that a rule bars can be overruled too, and one that it does not needs no word', () => {
    const table = paper().to('placement');
    table.run('place-counter', place('Britain', 'Turkey'));
    const { n } = table.run('place-counter', place('France', 'Norway'));
    const barred = { type: 'place-counter', ...place('France', 'Turkey', { counter: 'diplomatic' }) };
    expect(correct(table, n, barred)).toMatchObject({ rule: 'GS 24.54E', anyway: true });
    expect(table.open.placed.map(({ country }) => country)).toEqual(['Turkey', 'Norway']);
    expect(correct(table, n, { ...barred, anyway: true })).toBeNull();
    expect(lastSaid(table)).toContain(OVERRULED_NOTE);
    expect(table.open.placed.map(({ country }) => country)).toEqual(['Turkey', 'Turkey']);
    const free = { type: 'place-counter', ...place('France', 'Sweden', { counter: 'diplomatic' }) };
    expect(correct(table, n, free)).toBeNull();
    expect(lastSaid(table)).not.toContain(OVERRULED_NOTE);
  });

  it('GS 9.5: it stays through the correction of another entry', () => {
    const table = paper();
    const line = table.run('add-line', { total: 'index', amount: 1, until: 'turn' });
    table.run('place-counter', place('Britain', 'Turkey', { anyway: true }));
    const other = { type: 'add-line', total: 'index', amount: 2, until: 'turn', words: 'Another' };
    expect(correct(table, line.n, other)).toBeNull();
    expect(table.open.placed).toHaveLength(1);
  });
});

describe('a target of both Axis powers', () => {
  it('GS 9.14: that the other Axis power attacks it the table may say; each is completed by itself', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Greece', outcome: 'going-on' });
    expect(table.refused('aggression', { power: 'Germany', target: 'greece ' })).not.toHaveProperty('anyway');
    overrules(table, 'aggression', { power: 'Italy', target: 'Greece', outcome: 'going-on' });
    table.run('complete-aggression', { target: 'Greece', power: 'Italy' });
    expect(table.open.aggressions.map(({ power, completed }) => [power, completed])).toEqual([
      ['Germany', null],
      ['Italy', 1],
    ]);
    table.run('complete-aggression', { target: 'Greece', succeeded: false });
    expect(table.open.aggressions.map(({ power }) => power)).toEqual(['Italy']);
  });
});

describe('an event all the same', () => {
  it('GS Guide, Income: a general income event that lowers', () => {
    const general = event({ kind: 'income', power: 'Germany', amount: -1 });
    const table = overrules(paper(), 'enter-card', { trend: 0, general });
    table.run('apply-card');
    expect(table.lines('income:Germany')).toMatchObject([{ amount: -1 }]);
  });

  it('GS Guide, Support: a balance event for Russia, read like one for the Allies', () => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'balance', value: 2 });
    const shown = { power: 'Russia', event: secret({ kind: 'support-balance', power: 'Russia' }) };
    expect(overrules(table, 'show-event', shown).value('support:Russia')).toBe(-2);
  });

  it('GS 9.41D: what is not a rule of the table stays refused', () => {
    const other = event({
      kind: 'diplomacy',
      country: 'Turkey',
      amount: -1,
      side: 'Axis',
      beneficiaries: [],
    });
    const shown = { power: 'Italy', event: other, anyway: true };
    expect(paper().to('read').refused('show-event', shown)).toMatchObject({ rule: 'GS 9.41D' });
  });
});

describe('a card shown early', () => {
  const held = (own: Event) => hands({ Italy: [own] });
  const card = { power: 'Italy', slot: 1 };

  it('GS 9.41: one that is not secret, if the table says that all agree', () => {
    const open = event({ kind: 'income', power: 'Italy', amount: 1 });
    const table = overrules(held(open), 'show', card);
    expect(table.open.shown).toMatchObject([{ power: 'Italy', how: 'played' }]);
    expect(table.lines('income:Italy')).toMatchObject([{ amount: 1 }]);
    expect(table.open.hands.Italy.held).toBe(0);
  });

  it('GS 9.41E: a secret one waits for its time', () => {
    const gray = secret({ kind: 'subversion', countries: ['Turkey'] });
    const table = hands({ Russia: [gray] });
    const early = { power: 'Russia', slot: 1, anyway: true };
    expect(table.refused('show', early)).not.toHaveProperty('anyway');
  });
});
