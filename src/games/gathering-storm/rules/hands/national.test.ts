import { describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import { windowOf } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import type { Window } from '../effects/windows';
import { USUAL_CHOICES } from '../options';
import { system } from '../system';
import { event, hands, type Play, paper, QUIET, secret } from '../testing/play';
import type { Country, Power, Side } from '../vocabulary';

const income = (power: Power, amount: number): Effect => ({ kind: 'income', power, amount });
const draws = (power: Power, amount: number | 'none'): Effect => ({ kind: 'tile-draw', power, amount });
const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
const leans = (country: Country, amount: number, side: Side, ...beneficiaries: Power[]): Effect => ({
  kind: 'diplomacy',
  country,
  amount,
  side,
  beneficiaries,
});
const byHand = (window: Window, more: Partial<EffectOf<'by-hand'>> = {}): Effect => ({
  kind: 'by-hand',
  words: `Done in ${window}.`,
  window,
  ...more,
});
const flexible = (...countries: Country[]): Effect => ({
  kind: 'flexible',
  power: 'Italy',
  amount: 1,
  countries,
});
const titles = (table: Play) => table.open.shown.map(({ title }) => title);

describe('income and tiles', () => {
  it('GS 9.41A, C1: an income event is shown as the Income phase begins, before any income is taken', () => {
    const table = hands({ Italy: [event(income('Italy', 2))] }).to('income-events');
    expect(table.value('income:Italy')).toBe(0);
    expect(table.refused('take-income').rule).toBe('GS 11.12C');
    table.run('advance');
    expect(table.explain('income:Italy').lines).toContainEqual(
      expect.objectContaining({ words: 'Test event', amount: 2 }),
    );
    table.run('take-income');
    expect(table.value('tiles:Italy')).toBe(2);
  });

  it('GS 11.12C: income is taken once, and the Income phase is not left before', () => {
    const table = paper().to('income');
    expect(table.refused('advance').rule).toBe('GS 11.12C');
    table.run('take-income');
    expect(table.refused('take-income').allowed).toContain('Undo');
  });

  it('GS Guide, Income, C1a: national income −1 has its line, this turn', () => {
    const table = paper().to('income-events').plays('Britain', income('Britain', -1));
    expect([table.value('income:Britain'), table.value('income:France')]).toEqual([-1, 0]);
    expect(table.lines('income:Britain')).toMatchObject([{ amount: -1, until: 'turn' }]);
  });

  it.each([
    ['C2 none, after three more', [draws('France', 3), draws('France', 'none')], 0],
    ['C2 none, before three more', [draws('France', 'none'), draws('France', 3)], 0],
    ['C2a one more', [draws('France', 1)], 1],
    ['C2a one fewer than none', [draws('France', -1)], 0],
    ['C2a one fewer of three', [draws('France', 3), draws('France', -1)], 2],
  ] as [string, Effect[], number][])('GS Guide, Income, %s', (_, effects, expected) => {
    const table = paper().to('income-events');
    for (const effect of effects) table.plays('France', effect);
    expect(table.value('draws:France')).toBe(expected);
    expect(table.nextTurn().explain('draws:France').lines).toEqual([]);
  });

  it('GS 11.12C: adds lines entered after income was taken and subtracts removed ones', () => {
    const table = paper().to('income');
    const line = { total: 'income:Italy', amount: 3 };
    table.run('add-line', line);
    table.run('take-income');
    table.run('add-line', line);
    expect(table.value('tiles:Italy')).toBe(6);
    table.run('remove-line', { id: table.lines('income:Italy')[0]?.id });
    expect([table.value('income:Italy'), table.value('tiles:Italy')]).toEqual([3, 3]);
    table.run('set-fact', { fact: 'climate-income', climate: 0, power: 'Italy', value: 5 });
    expect(table.value('income:Italy')).toBe(3);
  });
});

describe('windows', () => {
  const WHEN: [string, string, Effect | Effect[], boolean, string, string][] = [
    ['9.41E, C15a', 'public support', support('Italy', 1), false, 'read', 'income-events'],
    ['9.41A', 'income', income('Italy', 1), false, 'income-events', 'income'],
    ['9.41A', 'tiles', draws('Italy', 1), false, 'income-events', 'income'],
    ['Guide, Factory, C17', 'conversion', byHand('industrial'), false, 'industrial', 'research'],
    ['9.41B, C18a', 'research', byHand('economic'), false, 'construction', 'placement'],
    ['Guide, Diplomacy, C32a', 'extra counter', byHand('placement'), false, 'placement', 'diplomacy'],
    ['9.41D, C29b', 'diplomacy', leans('Turkey', 1, 'Axis', 'Italy'), false, 'diplomacy', 'resolution'],
    ['9.41D, C34', 'subversion', byHand('diplomatic'), false, 'diplomacy', 'resolution'],
    ['Guide, Diplomacy, C29', 'flexible', flexible('Turkey', 'Albania'), false, 'diplomacy', 'resolution'],
    [
      '9.41A, 23.24',
      'index and income',
      [{ kind: 'index', amount: 1 }, income('Italy', 1)],
      false,
      'income-events',
      'income',
    ],
  ];

  it.each(WHEN)('GS %s: %s stays hidden until its step ends', (_, __, effects, isSecret, last, shown) => {
    const table = hands({ Italy: [event(effects, { secret: isSecret, title: 'Kept test' })] });
    table.to(last);
    expect(JSON.stringify(table.view('public'))).not.toContain('Kept test');
    table.run('order', { power: 'Italy', slot: 1, do: 'play' });
    table.to(shown);
    expect(titles(table)).toContain('Kept test');
    expect(table.view('Italy').hidden).toMatchObject({ hand: [], orders: {} });
  });

  it.each(WHEN)('GS %s: %s cannot be shown from the hand before', (_, __, effects) => {
    const table = hands({ Italy: [event(effects)] });
    expect(table.refused('show', { power: 'Italy', slot: 1 }).rule).toMatch(/^GS /);
  });

  it('GS Guide, Diplomacy, C29: shows flexible events after all other events, whichever power plays first', () => {
    const table = hands({
      Germany: [
        event(
          { ...(flexible('Austria', 'Hungary') as EffectOf<'flexible'>), power: 'Germany' },
          { title: 'Flexible test' },
        ),
      ],
      Russia: [event(byHand('diplomatic'), { title: 'Other test' })],
    }).to('diplomacy');
    table.run('advance');
    expect(titles(table).slice(-2)).toEqual(['Other test', 'Flexible test']);
  });

  it('GS 9.41: of several effects support decides first, then income, then the first that is not the index', () => {
    const when = (effects: Effect[], isSecret = false) =>
      windowOf(event(effects, { secret: isSecret }), { readings: USUAL_CHOICES, countries: {} });
    const index: Effect = { kind: 'index', amount: 1 };
    expect(when([index, leans('Turkey', 1, 'Axis'), support('Italy', 1)])).toBe('drawn');
    expect(when([leans('Turkey', 1, 'Axis'), support('Italy', 1)], true)).toBe('any-time');
    expect(when([index, leans('Turkey', 1, 'Axis'), income('Italy', 1)])).toBe('income');
    expect(when([index, leans('Turkey', 1, 'Axis')])).toBe('diplomatic');
    expect([when([index]), when([])]).toEqual(['drawn', 'drawn']);
  });

  it('GS 9.41: several steps are passed in one go, each showing its cards, up to the first with something due', () => {
    const table = hands({ Germany: [event(income('Germany', 1))], Italy: [event(byHand('industrial'))] });
    for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
    table.run('advance', { to: 'crisis' });
    expect(table.open.step).toBe('income');
    table.run('take-income');
    const passed = table.run('advance', { to: 'crisis' });
    expect(table.open.step).toBe('crisis');
    const { left } = (passed.open as { came: unknown }).came as { left: { step: string }[] };
    expect(left.map(({ step }) => step)).toEqual([
      'income',
      'industrial',
      'research',
      'construction',
      'placement',
      'diplomacy',
      'resolution',
    ]);
    expect(table.refused('advance', { to: 'income' }).allowed).toBe('Undo goes back.');
    expect(table.to('end').refused('advance').allowed).toBe('End the turn.');
  });
});

describe('diplomacy', () => {
  it('GS 9.41D, C29c: a national event with a negative value, or for another, is refused', () => {
    const table = paper().to('diplomacy');
    const wrong: [Power, Effect][] = [
      ['Italy', leans('Turkey', -1, 'Axis', 'Italy')],
      ['Italy', leans('Turkey', 1, 'Axis', 'Germany')],
      ['France', leans('Turkey', 1, 'Axis')],
      ['France', flexible('Turkey', 'Greece')],
      ['Italy', { ...(flexible('Turkey', 'Greece') as EffectOf<'flexible'>), amount: -1 }],
    ];
    for (const [power, effect] of wrong)
      expect(table.refused('show-event', { power, event: event(effect) }).rule).toBe('GS 9.41D');
    table.plays('Italy', leans('Turkey', 1, 'Axis', 'Germany', 'Italy'));
  });

  it.each([
    ['C30, no war', 'quiet', 0, 1],
    ['C31, war and five events', 'fought', 5, 4],
    ['C31, war and four events', 'fought', 4, 5],
  ] as const)('GS 25.31, 25.61A, %s', (_, state, before, after) => {
    const table = paper().to('diplomacy');
    table.run('civil-war', { country: 'Greece', counters: before, state });
    table.plays('Russia', leans('Greece', 2, 'Russia', 'Russia'));
    expect([table.value('country:Greece:Russia'), table.open.civilWars.Greece.counters]).toEqual([2, after]);
  });

  it('GS 25.61A, C31: past events are final, so the next one removes a counter too', () => {
    const table = paper().to('diplomacy');
    table.run('civil-war', { country: 'Greece', counters: 5, state: 'fought' });
    for (let time = 0; time < 6; time += 1) table.plays('Russia', leans('Greece', 1, 'Russia'));
    expect(table.open.civilWars.Greece.counters).toBe(0);
  });

  it('GS 25.31, 25.61A: at how many events a war is expected is the table’s to enter; it stays as entered', () => {
    const table = paper().to('diplomacy');
    table.run('civil-war', { country: 'Spain', counters: 3, state: 'fought', threshold: 3 });
    table.plays('Italy', leans('Spain', 1, 'Axis'));
    expect(table.open.civilWars.Spain).toMatchObject({ counters: 2, threshold: 3 });
    table.run('civil-war', { country: 'Spain', counters: 1, state: 'fought' });
    expect(table.open.civilWars.Spain.threshold).toBe(3);
    expect(table.open.civilWars.Greece.threshold).toBe(5);
  });

  it('GS 25.61A: reading "both" removes one counter below five events, "table" leaves it to the table', () => {
    const counters = (reading: string) => {
      const table = paper({ readings: { 'war-counter': reading } }).to('diplomacy');
      table.run('civil-war', { country: 'Spain', counters: 3, state: 'fought' });
      return table.plays('Italy', leans('Spain', 1, 'Axis')).open.civilWars.Spain.counters;
    };
    expect([counters('both'), counters('table')]).toEqual([2, 3]);
  });
});

const BALKANS = flexible('Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia');

describe('choices', () => {
  const owed = (table: Play) =>
    table.dues.flatMap(({ id, obligation }) => (obligation?.ask.type === 'answer' ? [id] : []));

  it('GS Guide, Diplomacy, C29: the owner picks one of the named countries; no effect applies before that', () => {
    const table = paper().to('diplomacy').plays('Italy', BALKANS);
    const [obligation] = owed(table);
    expect(table.dues[0]).toMatchObject({ owes: 'Italy', rule: 'GS Guide, Diplomacy' });
    expect(table.refused('advance').allowed).toContain('Do it here');
    expect(table.refused('answer', { obligation, answer: 'Spain' }).allowed).toContain('Bulgaria');
    table.run('answer', { obligation, answer: 'Turkey' });
    expect(table.value('country:Turkey:Axis')).toBe(1);
    expect(table.refused('answer', { obligation, answer: 'Turkey' }).message).toContain('no longer open');
  });

  it.each([
    ['C29d, Greece: the modifier and a counter', 'Greece', 1, 1],
    ['C29, Albania: the modifier alone', 'Albania', 1, 0],
    ['C29e, not used', 'none', 0, 0],
  ])('GS Guide, Diplomacy, %s', (_, answer, modifiers, counters) => {
    const table = hands({ Italy: [event(BALKANS)] }).to('diplomacy');
    table.run('order', { power: 'Italy', slot: 1, do: 'play', answers: { 0: answer } });
    expect(table.open.lines).toEqual([]);
    table.to('end');
    expect(table.open.lines.map(({ total, beneficiaries }) => [total, beneficiaries])).toEqual(
      modifiers === 1 ? [[`country:${answer}:Axis`, ['Italy']]] : [],
    );
    expect(table.open.civilWars.Greece.counters).toBe(counters);
    expect(table.nextTurn().open.lines).toEqual([]);
  });

  it('GS Guide, Diplomacy: refuses an order whose answer is not offered or whose effect does not exist', () => {
    const table = hands({ Italy: [event(BALKANS)] });
    const order = { power: 'Italy', slot: 1, do: 'play' };
    expect(table.refused('order', { ...order, answers: { 0: 'Spain' } }).message).toContain('not offered');
    expect(table.refused('order', { ...order, answers: { 1: 'Greece' } }).message).toContain('not offered');
  });

  it('GS Guide, Diplomacy: without an answer in advance the question is put as the card is shown', () => {
    const table = hands({ Italy: [event(BALKANS)] }).to('resolution');
    expect(owed(table)).toHaveLength(1);
    table.run('answer', { obligation: owed(table)[0], answer: 'none' });
    expect(table.to('crisis').open.lines).toEqual([]);
  });

  it('GS Guide: an event that asks twice asks both questions, and does the rest at once', () => {
    const both = [
      flexible('Albania', 'Bulgaria'),
      { kind: 'index', amount: 1 } as Effect,
      flexible('Turkey', 'Greece'),
    ];
    const table = paper().to('diplomacy').plays('Italy', both);
    expect(table.value('index')).toBe(1);
    expect(owed(table)).toHaveLength(2);
    const [first, second] = owed(table);
    table.run('answer', { obligation: second, answer: 'Greece' });
    expect(owed(table)).toEqual([first]);
    table.run('answer', { obligation: first, answer: 'Albania' });
    expect(table.open.lines.map(({ total }) => total)).toEqual([
      'index',
      'country:Greece:Axis',
      'country:Albania:Axis',
    ]);
  });

  it('GS Guide, Research: the owner chooses before or after, in advance or when the event is shown', () => {
    const research = event(byHand('economic', { order: true }));
    const table = hands({ Germany: [research], Italy: [research] });
    table.run('order', { power: 'Germany', slot: 1, do: 'play', answers: { 0: 'before' } });
    table.to('placement');
    expect(table.dues.map(({ owes }) => owes)).toEqual(['Italy']);
    table.run('answer', { obligation: owed(table)[0], answer: 'after' });
    expect(table.dues).toEqual([]);
  });

  it('GS 9.13: a declined event asks no question and has no effect', () => {
    const table = hands({ Italy: [event(BALKANS), QUIET] });
    table.run('order', { power: 'Italy', slot: 1, do: 'decline', answers: { 0: 'Greece' } });
    table.to('crisis');
    expect(table.open.shown.at(-1)).toMatchObject({ power: 'Italy', how: 'declined' });
    expect([table.dues, table.open.lines]).toEqual([[], []]);
  });

  it('GS 9.13, 10.31: an event played as the turn ends may still ask; then the turn waits for the answer', () => {
    const table = hands({ Italy: [secret([support('Italy', 1), BALKANS])] }).to('end');
    for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
    table.run('end-turn');
    expect([table.open.step, table.value('support:Italy')]).toEqual(['end', 1]);
    table.run('answer', { obligation: owed(table)[0], answer: 'none' });
    const { turn } = table.open;
    table.run('end-turn');
    expect([table.open.step, table.open.turn]).toEqual(['draw', turn + 1]);
  });
});

it('GS Guide, Diplomacy, C32a: a counter’s event ordered at first placement is shown as the papers are shut', () => {
  const table = hands({ Italy: [event({ kind: 'diplomatic-counter', power: 'Italy' })] });
  table.run('order', { power: 'Italy', slot: 1, do: 'play' });
  expect(system.afterPapers(table.state, ['Germany', 'Italy'])).toEqual([]);
  table.to('placement');
  const commands = system.afterPapers(table.state, ['Germany', 'Italy', 'research:Axis']);
  expect(commands).toEqual([{ type: 'show', power: 'Italy', slot: 1 }]);
  expect(table.attempt(commands[0] as Command)).toBeNull();
  expect(table.value('counters:Italy')).toBe(3);
});
