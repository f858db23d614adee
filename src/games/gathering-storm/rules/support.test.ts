import { describe, expect, it } from 'vitest';
import type { Effect, EffectOf } from './effects/shapes';
import { handOf } from './state/state';
import { event, hands, type Play, paper, secret } from './testing/play';
import { readTilePoints } from './totals/known-money';
import { readCarry } from './totals/ledger';
import type { Category, Power, Region } from './vocabulary';

const results = (power: Power, category: Category, base: number, max = -base): Effect => ({
  kind: 'support-results',
  power,
  base,
  max,
  category,
});
const constant = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
const pacts = (power: Power, region: Region): Effect => ({ kind: 'support-pacts', power, region, max: 3 });
const by = (kind: 'index' | 'climate' | 'balance', power: Power) =>
  ({ kind: `support-${kind}`, power }) as EffectOf<'support-balance'>;
const armor: Effect = {
  kind: 'support-progress',
  power: 'Russia',
  base: -3,
  max: 3,
  project: 'Russia/armor',
};

/** A paper table at reading, its research and pacts set, and one secret event played. */
function played(
  effect: Effect,
  facts: { results?: Record<string, number>; pacts?: Record<string, Power[]> } = {},
  table: Play = paper().to('read'),
): Play {
  for (const [project, value] of Object.entries(facts.results ?? {}))
    table.run('set-fact', { fact: 'results', project, value });
  for (const [country, powers] of Object.entries(facts.pacts ?? {}))
    table.run('set-fact', { fact: 'pact', country, powers });
  return table.plays('power' in effect ? effect.power : 'Germany', effect, { secret: true });
}

const GERMAN = results('Germany', 'military', -3);
const ITALIAN = results('Italy', 'air', -1);
const FRENCH = results('France', 'naval', -2);

describe('research', () => {
  it.each([
    ['C3', GERMAN, { 'Germany/armor': 1, 'Germany/rockets': 1 }, -1],
    ['C3 no result', GERMAN, {}, -3],
    ['C3 six results', GERMAN, { 'Germany/armor': 3, 'Germany/rockets': 3 }, 3],
    ['C3 more than six', GERMAN, { 'Germany/armor': 5, 'Germany/rockets': 3 }, 3],
    ['C5', ITALIAN, { 'Axis/air range': 1, 'Axis/air transport': 1 }, 1],
    ['C5 held at its maximum', ITALIAN, { 'Axis/air range': 2, 'Axis/air transport': 1 }, 1],
    ['C5a a joint Axis result, Italian event', ITALIAN, { 'Axis/air range': 1 }, 0],
    ['C5a a joint Axis result, German event', results('Germany', 'air', -1), { 'Axis/air range': 1 }, 0],
    ['C5a an Allied result, Italian event', ITALIAN, { 'Allies/air range': 2 }, -1],
    ['C5b', FRENCH, { 'France/battleship design': 1, 'Allies/ASW': 1, 'Britain/battleship design': 1 }, 0],
    ['C6 revealed', results('Germany', 'intelligence', -1), { 'Axis/covert operations': 1 }, 0],
    ['C6 not revealed', results('Germany', 'intelligence', -1), {}, -1],
    ['another category', GERMAN, { 'Axis/torpedoes': 4, 'Axis/air range': 2 }, -3],
  ])('GS Guide, Support, %s', (_, effect, facts, expected) => {
    const { power } = effect as EffectOf<'support-results'>;
    expect(played(effect, { results: facts }).value(`support:${power}`)).toBe(expected);
  });

  it('GS Guide, Support, C3: the line shows its parts and lists uncounted items with the reason', () => {
    const table = played(GERMAN, { results: { 'Germany/armor': 1, 'Axis/torpedoes': 2 } });
    const line = table.explain('support:Germany').lines.at(-1);
    expect(line?.parts?.reduce((sum, part) => sum + part.amount, 0)).toBe(line?.amount);
    expect(line?.parts?.map(({ amount }) => amount)).toEqual([-3, 1]);
    expect(line?.notCounted?.map(({ what }) => what).join()).toMatch(/Rockets.*torpedoes/);
  });

  it('GS Guide, Support, C4: a later first result raises support by itself, and tile points with it', () => {
    const table = played(GERMAN, { results: { 'Germany/armor': 1, 'Germany/rockets': 1 } }).to('industrial');
    expect([table.value('support:Germany'), table.value('tiles:Germany')]).toEqual([-1, -1]);
    table.run('set-fact', { fact: 'results', project: 'Germany/West Wall', value: 1 });
    expect([table.value('support:Germany'), table.value('tiles:Germany')]).toEqual([0, 0]);
    expect(table.value('income:Germany')).toBe(-1);
  });

  it.each([
    ['each', 0],
    ['project', -2],
  ])('GS Guide, Support: three results in one project, reading "%s": %i', (reading, expected) => {
    const table = paper({ readings: { 'results-count': reading } }).to('read');
    expect(played(GERMAN, { results: { 'Germany/armor': 3 } }, table).value('support:Germany')).toBe(
      expected,
    );
  });

  it.each([
    ['change', 2, 3],
    ['offset', 0, 0],
  ])('GS Guide, Support: "max" caps the %s: five results %i, eight %i', (reading, five, eight) => {
    const readings = { 'max-of-what': reading };
    const with5 = played(GERMAN, { results: { 'Germany/armor': 5 } }, paper({ readings }).to('read'));
    expect(with5.value('support:Germany')).toBe(five);
    with5.run('set-fact', { fact: 'results', project: 'Germany/rockets', value: 3 });
    expect(with5.value('support:Germany')).toBe(eight);
  });

  it.each([
    ['C7, two levels', 4, -1],
    ['C7, eight levels', 16, 3],
    ['C7a, three steps are one level', 3, -2],
    ['C7, no step', 0, -3],
  ])('GS 15.13, %s', (_, value, expected) => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'steps', project: 'Russia/armor', value });
    expect(played(armor, {}, table).value('support:Russia')).toBe(expected);
  });
});

const ITALY_EAST = pacts('Italy', 'Eastern Europe');

describe('trade pacts', () => {
  it.each([
    ['C8', ITALY_EAST, { Rumania: ['Germany'], Poland: ['Italy'] }, 3],
    ['C8a an Allied pact', ITALY_EAST, { Rumania: ['Britain'] }, 0],
    ['C8a a pact of both', ITALY_EAST, { Rumania: ['Britain', 'Germany'] }, 1],
    ['C8b no pact', ITALY_EAST, {}, 0],
    [
      'C8 two pacts of one alliance with one country (assumed)',
      ITALY_EAST,
      { Rumania: ['Germany', 'Italy'] },
      1,
    ],
    ['C8b a pact elsewhere', ITALY_EAST, { Turkey: ['Germany'] }, 0],
    [
      'C9 a Russian pact too',
      ITALY_EAST,
      { Rumania: ['Germany'], Poland: ['Germany'], Russia: ['Germany'] },
      3,
    ],
    ['C10', pacts('Germany', 'Balkans'), { Turkey: ['Germany'], Bulgaria: ['Germany'] }, 3],
    [
      'C10a',
      pacts('France', 'Western Europe'),
      { Spain: ['Britain'], Ireland: ['Britain'], Belgium: ['Britain'] },
      3,
    ],
    ['C10a Rhineland', pacts('France', 'Western Europe'), { Rhineland: ['Britain'] }, 1],
  ] as [string, Effect, Record<string, Power[]>, number][])('GS 4.16, %s', (_, effect, facts, expected) => {
    const { power } = effect as EffectOf<'support-pacts'>;
    expect(played(effect, { pacts: facts }).value(`support:${power}`)).toBe(expected);
  });

  it('GS Guide, Support, C9: the amount cut by the maximum is a part of the line', () => {
    const table = played(ITALY_EAST, {
      pacts: { Rumania: ['Germany'], Poland: ['Germany'], Russia: ['Germany'] },
    });
    expect(
      table
        .explain('support:Italy')
        .lines.at(-1)
        ?.parts?.map(({ amount }) => amount),
    ).toEqual([0, 2, 1, 2, -2]);
  });

  it('GS Guide, Support, C9a: losing a pact later in the turn reduces support and tile points', () => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'pact', country: 'Poland', powers: ['Germany'] });
    table.to('income').run('take-income');
    played(ITALY_EAST, {}, table);
    expect([table.value('support:Italy'), table.value('tiles:Italy')]).toEqual([2, 2]);
    table.run('set-fact', { fact: 'pact', country: 'Poland', powers: [] });
    expect([table.value('support:Italy'), table.value('tiles:Italy')]).toEqual([0, 0]);
  });
});

describe('index, climate and balance', () => {
  it.each([
    [0, 0],
    [2, 2],
    [5, 3],
    [-4, -3],
  ])('GS Guide, Support, C11: an index of %i gives %i', (index, expected) => {
    const table = paper().to('read');
    if (index !== 0) table.run('say-total', { total: 'index', value: index });
    expect(played(by('index', 'Italy'), {}, table).value('support:Italy')).toBe(expected);
  });

  it.each([
    [2, -2],
    [-3, 3],
    [0, 0],
  ])('GS Guide, Support, C12: a climate of %i gives %i', (climate, expected) => {
    expect(played(by('climate', 'Britain'), {}, paper({ climate }).to('read')).value('support:Britain')).toBe(
      expected,
    );
  });

  it.each([
    ['C13', 2, 'Germany', 2],
    ['C13', 2, 'France', -2],
    ['C14', -5, 'Italy', -3],
    ['C14', -5, 'Britain', 3],
    ['C14a', 0, 'Germany', 0],
  ] as const)('GS Guide, Support, %s: a balance of %i is for %s %i', (_, value, power, expected) => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'balance', value });
    expect(played(by('balance', power), {}, table).value(`support:${power}`)).toBe(expected);
    expect(Object.is(table.value(`support:${power}`), -0)).toBe(false);
  });

  it('GS Guide, Support, C14a: a balance event for Russia is refused', () => {
    const given = { power: 'Russia', event: event(by('balance', 'Russia'), { secret: true }) };
    expect(paper().to('read').refused('show-event', given).rule).toBe('GS Guide, Support');
  });

  it('GS Guide, Support: all three follow the table for the rest of the turn, and no longer', () => {
    const table = paper().to('read');
    for (const kind of ['index', 'climate', 'balance'] as const) played(by(kind, 'Germany'), {}, table);
    table.run('set-fact', { fact: 'balance', value: 1 });
    table.run('say-total', { total: 'index', value: 1 });
    table.run('say-total', { total: 'climate', value: -1 });
    expect(table.value('support:Germany')).toBe(3);
    expect(table.nextTurn().value('support:Germany')).toBe(0);
  });
});

describe('a game already running asks only for facts that a shown event needs', () => {
  const running = (keeps: ('income' | 'research' | 'flags')[] = ['income', 'research', 'flags']) =>
    paper({ running: true, keeps }).to('read');
  const facts = (table: Play) =>
    table.dues.flatMap(({ obligation }) => (obligation?.ask.type === 'facts' ? obligation.ask.facts : []));

  it.each([
    ['results', results('Italy', 'air', -1), 2],
    ['levels', armor, 1],
    ['pacts', pacts('Italy', 'Balkans'), 5],
    ['balance', by('balance', 'Italy'), 1],
    ['index', by('index', 'Italy'), 1],
  ])('GS Guide, Support: %s', (_, effect, count) => {
    const table = running();
    expect(table.dues).toEqual([]);
    played(effect, {}, table);
    expect(facts(table)).toHaveLength(count);
    expect(table.refused('advance').allowed).toContain('Do it here');
    for (const { fact, key } of facts(table)) {
      const where =
        fact === 'pact'
          ? { country: key, powers: ['Germany'] }
          : { ...(key ? { project: key } : {}), value: 1 };
      table.run('set-fact', { fact, ...where });
    }
    expect(table.dues).toEqual([]);
    played(effect, {}, table);
    expect(table.dues).toEqual([]);
  });

  it('GS Guide, Support: a total entered as a whole counts as known; it also asks for facts kept on cardboard', () => {
    const table = running(['income']);
    played(results('Italy', 'air', -1), {}, table);
    played(pacts('Italy', 'Balkans'), {}, table);
    expect(facts(table)).toHaveLength(2 + 5);
    for (const { id } of table.dues) table.run('enter-counted', { obligation: id });
    expect(table.dues).toEqual([]);
    played(by('balance', 'Italy'), {}, table);
    played(by('index', 'Italy'), {}, table);
    table.run('say-total', { total: 'balance', value: 0 });
    table.run('say-total', { total: 'index', value: 3 });
    expect(table.dues).toEqual([]);
  });

  it('GS Guide, Support: a declined event asks no question; a question may be marked as done on the table', () => {
    const table = running();
    const given = { power: 'Britain', event: event(by('index', 'Britain')) };
    table.run('sign-pact', { signed: 1 });
    table
      .nextTurn()
      .to('read')
      .run('show-event', { ...given, how: 'declined' });
    expect(table.dues).toEqual([]);
    table.run('show-event', given);
    const [due] = table.dues;
    table.run('waive', { due: due?.id });
    expect(table.open.waived).toHaveLength(1);
    expect(table.to('end').open.step).toBe('end');
  });
});

const loss = (amount: number): Effect => ({ kind: 'support', power: 'Germany', amount });

describe('secret support and running short', () => {
  it('GS 10.41B, C15: may be shown at every step of the turn; till then only its owner knows it', () => {
    const title = 'Sealed test';
    for (const step of ['read', 'income', 'research', 'resolution', 'end']) {
      const table = hands({ Germany: [secret({ kind: 'support', power: 'Germany', amount: -7 }, title)] }).to(
        step,
      );
      for (const viewer of ['public', 'Italy', 'Russia'])
        expect(JSON.stringify(table.view(viewer))).not.toMatch(/Sealed test|-7/);
      expect(JSON.stringify(table.view('Germany'))).toContain(title);
      table.run('show', { power: 'Germany', slot: 1 });
      expect(table.value('support:Germany')).toBe(-7);
      expect(handOf(table.state, 'Germany').hand).toEqual([]);
      expect(JSON.stringify(table.view('public'))).toContain(title);
    }
  });

  it('GS 10.41B, C15: reading "conditional" shows a plain secret event when drawn, a formula at any time', () => {
    const own = { Germany: [secret(loss(-1))], Italy: [secret(by('index', 'Italy'))] };
    const table = hands(own, { readings: { 'secret-any-time': 'conditional' } });
    expect(table.refused('show', { power: 'Germany', slot: 1 }).rule).toBe('GS 9.41E');
    table.to('income');
    expect(table.value('support:Germany')).toBe(-1);
    expect(table.lines('support:Italy')).toEqual([]);
    table.run('show', { power: 'Italy', slot: 1 });
    expect(table.lines('support:Italy')).toHaveLength(1);
  });

  it('GS 9.41E, C15a: a public support event is shown to all after everyone has read, and lasts the turn', () => {
    const table = hands({ Germany: [event(loss(1))] });
    expect(table.value('support:Germany')).toBe(0);
    expect(table.refused('advance').message).toContain('Papers not read yet');
    expect(table.to('end').value('support:Germany')).toBe(1);
    expect(table.nextTurn().value('support:Germany')).toBe(0);
  });

  it('GS Guide, Support, C15b: support, the index and a modifier in one national event, this turn', () => {
    const table = paper()
      .to('read')
      .plays('Italy', [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'index', amount: 1 },
        { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Axis', beneficiaries: ['Italy'] },
      ]);
    const read = () => [
      table.value('support:Italy'),
      table.value('index'),
      table.value('country:Greece:Axis'),
    ];
    expect(read()).toEqual([1, 1, 1]);
    table.nextTurn();
    expect(read()).toEqual([0, 0, 0]);
  });

  const short = () => {
    const table = paper().to('income');
    table.run('add-line', { total: 'income:Germany', amount: 1 });
    return table.to('industrial').plays('Germany', GERMAN, { secret: true });
  };

  it('GS 10.41C, C16: 1 tile point and −3 leave 2 short, which lowers support next turn by 2, with a line and its reason', () => {
    const table = short();
    expect(table.value('tiles:Germany')).toBe(-2);
    table.nextTurn();
    expect([
      table.value('support:Germany'),
      table.value('tiles:Germany'),
      table.open.carried.Germany,
    ]).toEqual([-2, 0, 0]);
    expect(table.explain('support:Germany').lines.at(-1)).toMatchObject({ amount: -2, rule: 'GS 10.41C' });
  });

  it('GS 10.41C: each event that was short lowers support by its own line, and the latest run short first', () => {
    const table = paper().deal(0).to('income');
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 3 });
    table.run('take-income');
    for (const [title, amount] of [
      ['Paid in full', -2],
      ['Paid in part', -3],
      ['Not paid', -1],
    ] as const)
      table.run('show-event', { power: 'Germany', event: event(constant('Germany', amount), { title }) });
    expect(readTilePoints(table.open, 'Germany').value).toBe(0);
    expect(readTilePoints(table.open, 'Germany').lines.at(-1)).toMatchObject({
      amount: 3,
      rule: 'GS 10.41C',
    });
    table.nextTurn();
    expect(table.lines('support:Germany').map(({ words, amount }) => [words, amount])).toEqual([
      ['Short of 2 tile points for Paid in part last turn', -2],
      ['Short of 1 tile point for Not paid last turn', -1],
    ]);
  });

  it('GS 10.41C: correcting an event later changes how much it was short', () => {
    const table = paper().deal(0).to('income');
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 2 });
    table.run('take-income');
    const given = { type: 'show-event', power: 'Germany', event: event(constant('Germany', -5)) };
    const entry = table.run('show-event', given);
    expect(table.nextTurn().value('support:Germany')).toBe(-3);
    const command = { ...given, event: event(constant('Germany', -3)) };
    table.run('correct', { entry: entry.n, how: 'change', command });
    expect(table.value('support:Germany')).toBe(-1);
    expect(table.lines('support:Germany').map(({ words }) => words)).toEqual([
      'Short of 1 tile point for Test event last turn',
    ]);
  });

  it.each([
    ['all', [-3, -2, -1, 0]],
    ['events', [-3, 0, 0, 0]],
  ] as const)(
    'GS 10.41C, reading “%s”: income below 0 with no event lowers support by %j turn after turn',
    (shortfall, expected) => {
      for (const shown of ['public', 'owner'] as const) {
        const table = paper({ readings: { shortfall, 'income-shown': shown } }).to('income');
        if (shown === 'public') table.run('set-fact', { fact: 'base-income', power: 'Italy', value: 1 });
        else table.run('set-purse', { power: 'Italy', base: 1 });
        table.run('take-income');
        table.plays('Italy', constant('Italy', -4), { secret: true });
        expect(expected.map(() => table.nextTurn().value('support:Italy'))).toEqual(expected);
      }
    },
  );

  it('GS 10.41C, reading “events”: a payment that leaves no points for the event does not count as an event', () => {
    const table = paper({ readings: { shortfall: 'events' } }).to('income');
    table.run('set-fact', { fact: 'base-income', power: 'Italy', value: 1 });
    table.run('take-income');
    table.plays('Italy', constant('Italy', -1), { secret: true });
    table.run('add-line', { total: 'tiles:Italy', amount: -3, until: 'turn' });
    expect(readCarry(table.open, 'Italy')).toMatchObject({ short: 3, lowers: 1 });
    expect(table.nextTurn().value('support:Italy')).toBe(-1);
  });

  it('GS 10.41C: a power without an entered income does not run short, since the missing entry would cause the shortfall', () => {
    const table = paper().deal(0).to('income');
    table.run('take-income');
    table.run('show-event', { power: 'Germany', event: event(constant('Germany', -3)) });
    expect(table.value('tiles:Germany')).toBe(-3);
    expect(table.nextTurn().value('support:Germany')).toBe(0);
  });

  it('GS 10.41C, 11.12C: with its income entered the same event runs it short', () => {
    const table = paper().deal(0).to('income');
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 2 });
    table.run('take-income');
    table.run('show-event', { power: 'Germany', event: event(constant('Germany', -3)) });
    expect(table.value('tiles:Germany')).toBe(-1);
    expect(table.nextTurn().value('support:Germany')).toBe(-1);
  });

  it('GS 10.41B, C, C16a: the event rises from −3 to −2: 1 short', () => {
    const table = short();
    table.run('set-fact', { fact: 'results', project: 'Germany/armor', value: 1 });
    expect(table.value('tiles:Germany')).toBe(-1);
    expect(table.nextTurn().value('support:Germany')).toBe(-1);
  });

  it('GS 10.24, 10.31, C35: any support event lasts this turn; every turn starts at 0', () => {
    const table = paper().to('read');
    for (const effect of [loss(4), GERMAN, by('index', 'Germany')]) table.plays('Germany', effect);
    expect(table.value('support:Germany')).toBe(1);
    expect(
      table
        .nextTurn()
        .explain('support:Germany')
        .lines.map(({ amount }) => amount),
    ).toEqual([0]);
  });

  it('GS 11.11: 21 tile points at most are carried', () => {
    const table = paper().to('income');
    table.run('add-line', { total: 'income:Germany', amount: 30 });
    table.run('add-line', { total: 'income:Italy', amount: 21 });
    table.nextTurn();
    expect([table.value('tiles:Germany'), table.value('tiles:Italy')]).toEqual([21, 21]);
  });
});
