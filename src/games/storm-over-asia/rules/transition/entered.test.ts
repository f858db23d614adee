import { describe, expect, it } from 'vitest';
import { sayEntry } from '../sentences';
import { sitDown } from '../testing/play';
import { printTransition } from './print';
import { readTransition } from './sheet';

type Table = ReturnType<typeof sitDown>;

const figureOf = (table: Table, id: string) =>
  readTransition(table.open).figures.find((item) => item.id === id);

describe('SOA transition: a figure that was not entered is not a number', () => {
  it('5.51, 13.31: gives no BRPs and no total without the entered figure; the sheet names what is missing', () => {
    const table = sitDown('paper');
    const missing = (id: string) => [figureOf(table, id)?.explained, figureOf(table, id)?.missing];
    expect(missing('india')).toEqual([null, ['British economic preparation']]);
    expect(missing('commonwealth')).toEqual([null, ['British economic preparation']]);
    expect(missing('thailand')).toEqual([null, ['flags in Thailand']]);
    expect(missing('malaya')).toEqual([null, ['flags in Malaya']]);
    expect(missing('burma-road')).toEqual([null, ['the Burma Road', 'flags in Burma']]);
    expect(readTransition(table.open).ships).toEqual({ Australia: null, India: null });
  });

  it('a 0 that is entered is 0', () => {
    const table = sitDown('paper');
    table.run('set-research', { project: 'economic preparation', steps: 0 });
    table.run('set-research', { project: 'Indian shipbuilding', steps: 0 });
    table.run('set-abroad', { country: 'Thailand', British: 0, Japanese: 0 });
    expect(['india', 'commonwealth', 'thailand'].map((id) => figureOf(table, id)?.explained?.value)).toEqual([
      10, 40, 0,
    ]);
    expect(readTransition(table.open).ships.India).toMatchObject({ allowed: false });
  });

  it('5.51A: needs no second figure if the order of the tiers decides', () => {
    const figuresFor = (facts: object) => {
      const table = sitDown('paper');
      table.run('set-research', { project: 'economic preparation', ...facts });
      return ['india', 'commonwealth'].map(
        (id) => figureOf(table, id)?.explained?.value ?? figureOf(table, id)?.missing,
      );
    };
    expect(figuresFor({ steps: 2 })).toEqual([10, 40]);
    expect(figuresFor({ results: 2 })).toEqual([30, 45]);
    expect(figuresFor({ steps: 8 })).toEqual([['results of British economic preparation'], 40]);
    expect(figuresFor({ results: 1 })).toEqual([['steps of British economic preparation'], 40]);
  });

  it('14.41F: gives no verdict without its facts, and names what is missing', () => {
    const table = sitDown('paper');
    const answer = () => readTransition(table.open).russia;
    // D23b: no war was declared, so the rule restricts nothing.
    expect(answer()).toMatchObject({ may: true });
    table.run('set-passage', { declared: 1 });
    expect(answer()).toMatchObject({
      may: null,
      missing: ['whether a Nazi-Soviet Pact is in force', 'Russo-German tension', 'Japanese resistance'],
    });
    table.run('set-passage', { pact: false });
    expect(answer()).toMatchObject({ may: null, missing: ['Japanese resistance'] });
    table.run('set-passage', { resistance: 9 });
    expect(answer()).toMatchObject({ may: true, missing: [] });
    table.run('set-passage', { pact: true });
    expect(answer()).toMatchObject({ may: null, missing: ['Russo-German tension'] });
  });

  it('the printed text says the same', () => {
    const table = sitDown('paper');
    table.run('set-passage', { declared: 1 });
    const text = printTransition(table.open);
    expect(text).toContain('India: not entered: British economic preparation [SOA transition 5.51A]');
    expect(text).toContain('The most the Burma Road carries: not entered: the Burma Road; flags in Burma');
    expect(text).toContain('Australia: not entered: Australian shipbuilding [SOA transition 6.95]');
    expect(text).toContain('Whether Russia may declare war on Germany cannot be said yet.');
    expect(text).not.toMatch(/BRPs \[/);
  });

  it('5.51A: steps and results are checked against each other; the table may say so all the same', () => {
    const table = sitDown('paper');
    const set = { project: 'economic preparation' };
    for (const facts of [
      { steps: 2, results: 1 },
      { steps: 9, results: 0 },
      { steps: 8, results: 2 },
    ])
      expect(table.refused('set-research', { ...set, ...facts })).toMatchObject({
        rule: 'SOA transition 5.51A',
        anyway: true,
      });
    table.run('set-research', { ...set, steps: 8, results: 1 });
    // One of the two is enough: the other stays, and is checked with it.
    expect(table.refused('set-research', { ...set, results: 2 }).anyway).toBe(true);
    table.run('set-research', { ...set, steps: 12 });
    table.run('set-research', { ...set, results: 2 });
    expect(table.open.research['economic preparation']).toEqual({ steps: 12, results: 2 });
    table.run('set-research', { ...set, steps: 1, anyway: true });
  });
});

describe('SOA transition: after Storm Over Asia', () => {
  function over(): Table {
    const table = sitDown('paper').to('end');
    table.run('set-passage', { pact: true, tension: 60, resistance: 8 });
    table.run('end');
    return table;
  }

  it('the transition is entered, ticked and corrected after the game is over', () => {
    const table = over();
    table.run('set-research', { project: 'economic preparation', steps: 9, results: 1 });
    table.run('set-abroad', { country: 'Burma', British: 2, Japanese: 1 });
    table.run('set-passage', { burmaRoad: 15, declared: 1 });
    table.run('tick-passage', { line: 'growth', done: true });
    expect(figureOf(table, 'india')?.explained?.value).toBe(25);
    expect(figureOf(table, 'burma-road')?.explained?.value).toBe(17);
    expect(table.refused('set-cohesion', { of: 'Russia', cohesion: 'high' }).rule).toBe('SOA 38');
  });

  it('it has its own turn and season then', () => {
    const before = sitDown('paper');
    expect(before.refused('set-passage', { turn: 5 })).toMatchObject({ rule: 'SOA transition' });
    const table = over();
    expect(readTransition(table.open).season).toBe('Spring 1935');
    table.run('set-passage', { turn: 22 });
    expect(readTransition(table.open).season).toBe('Summer 1940');
    expect(printTransition(table.open)).toContain('passage to A World at War, Summer 1940');
    expect(table.open.turn).toBe(1);
    expect(table.refused('set-passage', { turn: 0 }).message).toContain('At least 1');
  });

  it('D22a (14.41E): the declaration lowers the tension each turn from its own on, not while Japan fights the West', () => {
    const table = over();
    const tension = () => readTransition(table.open).russia.sum?.value;
    table.run('set-passage', { turn: 5 });
    table.run('set-passage', { declared: 5 });
    // 60, less 1 in turn 5, less resistance of 8.
    expect(tension()).toBe(51);
    table.run('set-passage', { turn: 7 });
    expect(tension()).toBe(49);
    expect(readTransition(table.open).russia.may).toBe(false);
    table.run('set-passage', { turn: 8, atWarWithWest: true });
    expect(tension()).toBe(49);
    table.run('set-passage', { turn: 10 });
    expect(tension()).toBe(49);
    table.run('set-passage', { atWarWithWest: false });
    expect(tension()).toBe(48);
  });

  it('14.41E: a tension that is entered after the declaration holds this turn’s −1 (assumed)', () => {
    const table = over();
    table.run('set-passage', { turn: 5, declared: 3 });
    table.run('set-passage', { tension: 58 });
    expect(readTransition(table.open).russia.sum?.value).toBe(50);
    table.run('set-passage', { turn: 6 });
    expect(readTransition(table.open).russia.sum?.lines).toMatchObject([
      { amount: 58 },
      { amount: -1, rule: 'SOA transition 14.41E' },
      { amount: -8 },
    ]);
  });

  it('14.41E: while Storm Over Asia is played its turns count', () => {
    const table = sitDown('paper');
    table.run('set-passage', { pact: true, tension: 60, resistance: 0, declared: 1 });
    table.to('end').run('end-turn');
    expect(readTransition(table.open).russia.sum?.value).toBe(59);
  });

  it('5.51B, C read the end: until then they say that the flags at the end count', () => {
    const table = sitDown('paper');
    table.run('set-abroad', { country: 'Thailand', British: 3, Japanese: 0 });
    table.run('set-abroad', { country: 'Malaya', British: 0, Japanese: 3 });
    const how = (id: string) => figureOf(table, id)?.explained?.lines.at(-1)?.how;
    expect(how('thailand')).toBe(
      '3 British flags now; those at the end of Storm Over Asia count, three are needed',
    );
    table.to('end').run('end');
    expect(how('thailand')).toBe('3 British flags as Storm Over Asia ended in Spring 1935; three are needed');
    expect(how('malaya')).toBe('3 Japanese flags as Storm Over Asia ended in Spring 1935');
  });
});

describe('SOA transition 14.41E: the war with the West by its dates', () => {
  /** Pact, resistance 0, declared in turn 1 with that turn's −1 in the tension; now in turn 4. */
  function inTurnFour(): Table {
    const table = sitDown('paper');
    table.run('set-passage', { declared: 1, pact: true, resistance: 0 });
    table.run('set-passage', { tension: 52 });
    return table;
  }
  const next = (table: Table) => table.to('end').run('end-turn');
  const russia = (table: Table) => readTransition(table.open).russia;

  it('a war entered at its beginning and its end costs nothing in its turns', () => {
    const table = inTurnFour();
    next(table);
    table.run('set-passage', { atWarWithWest: true });
    next(table);
    next(table);
    table.run('set-passage', { atWarWithWest: false });
    expect(russia(table)).toMatchObject({ may: true, sum: { value: 51 } });
    next(table);
    expect(russia(table)).toMatchObject({ may: true, sum: { value: 50 } });
    next(table);
    expect(russia(table).may).toBe(false);
  });

  it('a war is entered later for its turns, and corrected', () => {
    const table = inTurnFour();
    next(table);
    next(table);
    next(table);
    expect(russia(table).sum?.value).toBe(49);
    table.run('set-passage', { atWarWithWest: true, westFrom: 2, westPeace: 4 });
    expect(russia(table)).toMatchObject({ may: true, sum: { value: 51 } });
    expect(table.open.passage.atWarWithWest).toBe(false);
    table.run('set-passage', { westPeace: null });
    expect([russia(table).sum?.value, table.open.passage.atWarWithWest]).toEqual([52, true]);
    table.run('set-passage', { westFrom: 3 });
    expect(russia(table).sum?.lines.at(1)).toMatchObject({ amount: -1, how: 'Summer 1935' });
  });

  it('a second war leaves the turns of the first', () => {
    const table = inTurnFour();
    next(table);
    table.run('set-passage', { atWarWithWest: true });
    next(table);
    table.run('set-passage', { atWarWithWest: false });
    next(table);
    table.run('set-passage', { atWarWithWest: true });
    expect(russia(table).sum?.lines.at(1)).toMatchObject({ amount: -1, how: 'Fall 1935' });
    // A mistake corrected in its own turn leaves no war.
    table.run('set-passage', { atWarWithWest: false });
    expect(table.open.passage.westWars).toHaveLength(1);
    expect(russia(table).sum?.lines.at(1)?.how).toBe('Fall 1935 to Winter 1935');
    expect(table.refused('set-passage', { atWarWithWest: true, westFrom: 2 })).toMatchObject({
      message: 'It begins before an earlier war ended.',
      allowed: 'Fall 1935, turn 3, or a later one.',
    });
  });

  it('refuses a turn that has not come, and peace without a war or before it', () => {
    const table = inTurnFour();
    for (const dates of [{ declared: 2 }, { atWarWithWest: true, westFrom: 2 }])
      expect(table.refused('set-passage', dates)).toMatchObject({
        message: 'Summer 1935 has not come yet.',
        rule: 'SOA transition 14.41',
        allowed: 'Spring 1935, turn 1, or an earlier one.',
      });
    expect(table.refused('set-passage', { westPeace: 1 }).message).toBe('Japan is not at war with the West.');
    table.run('set-passage', { atWarWithWest: true });
    expect(table.refused('set-passage', { westPeace: 1 }).message).toBe('Peace comes after the war began.');
  });

  it('an entry of edition 2 is decided and folded as before', () => {
    const table = inTurnFour();
    next(table);
    table.run('set-passage', { atWarWithWest: true, edition: 2 });
    next(table);
    next(table);
    table.run('set-passage', { atWarWithWest: false, edition: 2 });
    expect(russia(table).sum?.value).toBe(49);
    table.run('set-passage', { declared: 9, edition: 2 });
  });

  it('the entered tension names the turns that it includes', () => {
    expect(russia(inTurnFour()).sum?.lines[0]).toMatchObject({
      amount: 52,
      how: 'As entered: the −1 of turns before Summer 1935 is in it',
    });
  });
});

describe('SOA transition: how far the next threshold is', () => {
  it('14.41F: one short, and what would be enough', () => {
    const table = sitDown('paper');
    table.run('set-passage', { declared: 1, pact: true, tension: 57, resistance: 8 });
    expect(readTransition(table.open).russia.short).toBe('One short: tension 58, or resistance 7');
    table.run('set-passage', { tension: 40 });
    expect(readTransition(table.open).russia.short).toBe('18 short: tension 58, or resistance −10');
    table.run('set-passage', { pact: false, resistance: 12 });
    expect(readTransition(table.open).russia.short).toBe('Three short: resistance 9');
    table.run('set-passage', { resistance: 9 });
    expect(readTransition(table.open).russia.short).toBeUndefined();
  });

  it('5.51A, 6.95, 6.99: the next threshold for India and for ships', () => {
    const table = sitDown('paper');
    table.run('set-research', { project: 'economic preparation', steps: 4, results: 0 });
    table.run('set-research', { project: 'Australian shipbuilding', steps: 4 });
    const { ships } = readTransition(table.open);
    expect(figureOf(table, 'india')?.next).toBe('Next, with 1 result: Dacca, a British colony, +5');
    expect(figureOf(table, 'commonwealth')?.next).toBe('Next, with 2 results: +5');
    expect(ships.Australia?.next).toBe('Two more steps, six in all, bring the next ability');
    table.run('set-research', { project: 'economic preparation', steps: 12, results: 2 });
    expect(figureOf(table, 'india')?.next).toBeUndefined();
  });
});

describe('SOA transition 14.41E: an entered tension says that it includes its turn', () => {
  const notes = (table: Table) => sayEntry(table.journal.published.at(-1) as never).notes;

  it('includes the −1 of that turn, if the turn has one', () => {
    const table = sitDown('paper');
    table.run('set-passage', { tension: 53 });
    expect(notes(table)).toEqual(['Russo-German tension 53']);
    table.run('set-passage', { declared: 1, tension: 52 });
    expect(notes(table)).toEqual([
      'Japan declared war on a neutral Russia in Spring 1935',
      'Russo-German tension 52, with the −1 of Spring 1935 in it (assumed)',
    ]);
    table.run('set-passage', { atWarWithWest: true, tension: 52 });
    expect(notes(table)).toEqual(['Japan is at war with the West', 'Russo-German tension 52']);
    table.run('set-passage', { tension: null });
    expect(notes(table)).toEqual(['Russo-German tension not entered']);
  });

  it('entries of earlier releases keep their words', () => {
    const table = sitDown('paper');
    table.run('set-passage', { declared: 1, tension: 52, edition: 3 });
    expect(notes(table)).toEqual([
      'Japan declared war on a neutral Russia in Spring 1935',
      'Russo-German tension 52',
    ]);
    expect(table.open.passage.tensionFrom).toBe(2);
  });
});
