import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { type Play, paper } from '../testing/play';
import { COUNTRIES, type Country, POWERS, type Power } from '../vocabulary';
import { announceDisputes } from './announce-disputes';
import { readRow } from './board';
import { doorsOf, openToRussia } from './russia';
import { askedHere, sayEffectHere } from './standing';
import { whoMay } from './who-may';

const GUIDE = 'GS Guide, Diplomacy';
const dispute = (one: Country, other: Country): Effect => ({ kind: 'dispute', countries: [one, other] });
const door: Effect = { kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] };
const fact = (table: Play, name: string, more: object) => {
  table.run('set-fact', { fact: name, ...more });
  return table;
};
const place = (table: Play, power: Power, country: Country, more: object = {}) =>
  table.run('place-counter', { power, country, ...more });
const words = (table: Play, name: Country | 'Russia') => readRow(table.open, name).words;

describe('the row of a country', () => {
  it('GS 4.16: an empty country shows nothing; Russia is a partner for pacts', () => {
    const table = paper({ keeps: ['flags'] });
    expect(readRow(table.open, 'Norway')).toEqual({
      name: 'Norway',
      words: [],
      conquered: false,
      disputed: false,
      flags: [],
      modifiers: [],
      war: null,
      pacts: [],
      counters: [],
      takers: [],
    });
    expect(readRow(table.open, 'Russia')).toMatchObject({ words: ['A partner for pacts'], flags: null });
    fact(table, 'pact', { country: 'Russia', powers: ['Germany'] });
    fact(table, 'russia', { purge: true });
    expect(words(table, 'Russia')).toEqual(['A purge bars its diplomacy', 'Pact: Germany']);
  });

  it('GS Guide, Diplomacy: flag places are shown only if the table keeps flags', () => {
    const flags = { country: 'Turkey', flags: ['Russia', 'Britain'] };
    expect(readRow(fact(paper({ keeps: [] }), 'flags', flags).open, 'Turkey').flags).toBeNull();
    expect(readRow(fact(paper({ keeps: ['flags'] }), 'flags', flags).open, 'Turkey').flags).toEqual([
      'Russia',
      'Britain',
    ]);
  });

  it('GS 9.14: a conquered country names the aggressor if the calendar knows it, else the side', () => {
    const table = paper({ keeps: ['flags'] });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    fact(table, 'conquered', { country: 'Finland', by: 'Russia' });
    fact(table, 'conquered', { country: 'Albania', by: 'Axis' });
    expect([words(table, 'Austria'), words(table, 'Finland'), words(table, 'Albania')]).toEqual([
      ['Taken by Germany'],
      ['Taken by Russia'],
      ['Taken by the Axis'],
    ]);
    const takers = (['Austria', 'Finland', 'Albania'] as const).map(
      (name) => readRow(table.open, name).takers,
    );
    expect(takers).toEqual([['Germany'], ['Russia'], ['Germany', 'Italy']]);
    expect(readRow(table.open, 'Austria')).toMatchObject({ conquered: true, flags: null });
  });

  it('GS 25.31: a civil war is shown on the row from its first counter on', () => {
    const table = paper();
    expect(readRow(table.open, 'Spain').war).toBeNull();
    table.run('civil-war', { country: 'Spain', counters: 2, state: 'quiet' });
    expect([words(table, 'Spain'), readRow(table.open, 'Spain').war?.counters]).toEqual([['2 of 5'], 2]);
    table.run('civil-war', { country: 'Spain', counters: 5, state: 'fought' });
    expect(words(table, 'Spain')).toEqual(['War is fought']);
    table.run('civil-war', { country: 'Spain', counters: 0, state: 'ended' });
    expect(words(table, 'Spain')).toEqual(['War has ended']);
  });

  it('GS 9.31C: a modifier names whom it favors, and the side if it names no power', () => {
    const table = paper().deal(0, [
      { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      { kind: 'diplomacy', country: 'Turkey', amount: -1, side: 'Axis', beneficiaries: [] },
    ]);
    expect(readRow(table.open, 'Turkey').modifiers).toEqual([
      { key: 'country:Turkey:Axis', side: 'Axis', value: -1, powers: ['Germany', 'Italy'] },
      { key: 'country:Turkey:Allies', side: 'Allies', value: 1, powers: ['France'] },
    ]);
    expect(readRow(table.nextTurn().open, 'Turkey').modifiers).toEqual([]);
  });

  it('GS 24.5: counters of this turn and pacts are named by power', () => {
    const table = fact(paper().to('placement'), 'pact', { country: 'Norway', powers: ['Germany', 'France'] });
    place(table, 'Britain', 'Norway');
    expect(words(table, 'Norway')).toEqual(['Counter: Britain', 'Pacts: Germany and France']);
  });
});

describe('who may place', () => {
  /** Tables on which some counters are barred. */
  const tables: [string, () => Play][] = [
    ['nothing stands', () => paper().to('placement')],
    ['a dispute nobody has backed', () => paper().deal(0, dispute('Bulgaria', 'Rumania')).to('placement')],
    [
      'a dispute that Germany has backed',
      () => {
        const table = paper().deal(0, dispute('Greece', 'Rumania')).to('placement');
        place(table, 'Germany', 'Greece', { worth: 1 });
        return table;
      },
    ],
    [
      'a purge, a door and an extra counter',
      () => {
        const table = fact(paper().to('placement'), 'russia', { purge: true });
        table.plays('Russia', [door, { kind: 'diplomatic-counter', power: 'Russia' }]);
        place(table, 'Russia', 'Hungary');
        return table;
      },
    ],
    [
      'conquests, wars, limits and alliances',
      () => {
        const table = fact(paper().to('placement'), 'conquered', { country: 'Austria', by: 'Axis' });
        table.run('civil-war', { country: 'Spain', counters: 5, state: 'fought' });
        place(table, 'Italy', 'Albania');
        place(table, 'Italy', 'Greece');
        place(table, 'France', 'Turkey');
        return table.to('resolution');
      },
    ],
    [
      'a phase too early',
      () => fact(paper().to('construction'), 'conquered', { country: 'Austria', by: 'Axis' }),
    ],
  ];

  it.each(tables)('GS 24.5: matches the result of placing the counter: %s', (_, make) => {
    const table = make();
    for (const country of COUNTRIES) {
      const { phase, offers, bars } = whoMay(table.open, country);
      for (const power of POWERS) {
        const refusal = table.attempt({ type: 'place-counter', power, country, worth: 1 });
        if (!refusal) table.run('undo');
        const offer = offers.find(
          ({ powers, counter }) => counter === 'diplomatic' && powers.includes(power),
        );
        const bar = bars.find(({ powers, counter }) => counter === 'diplomatic' && powers.includes(power));
        expect([Boolean(offer), Boolean(bar)], `${power} ${country}`).toEqual([!bar, !offer]);
        expect(phase ?? bar?.refusal ?? null, `${power} ${country}`).toEqual(refusal);
        const unsaid = offer && table.attempt({ type: 'place-counter', power, country });
        if (unsaid === null) table.run('undo');
        if (offer && !phase) expect(offer.asksWorth, `${power} ${country}`).toBe(unsaid !== null);
      }
    }
  });

  it('GS 24.54E: counts the placed counters, and gives one reason once for all the powers it bars', () => {
    const table = paper().to('placement');
    place(table, 'Britain', 'Norway');
    const { offers, bars } = whoMay(table.open, 'Norway');
    expect(offers.map(({ powers, words: said }) => [powers.join(), said])).toEqual([
      ['Germany', '0 of 2 down'],
      ['Italy', '0 of 2 down'],
      ['Germany,Italy', ''],
    ]);
    expect(bars.map(({ powers, refusal }) => [powers.join(), refusal.rule])).toEqual([
      ['Britain,France', 'GS 24.54E'],
      ['Russia', 'GS 24.61B'],
    ]);
    place(table, 'Britain', 'Sweden');
    const full = whoMay(table.open, 'Turkey').bars.find(({ powers }) => powers.includes('Britain'));
    expect(full).toMatchObject({ limit: 'counters:Britain', refusal: { rule: 'GS 24.54E' } });
  });
});

describe('a dispute, described', () => {
  it('GS Guide, Diplomacy, B19: what is due, by whom, and by when', () => {
    const table = paper().deal(0, dispute('Bulgaria', 'Rumania'));
    const announced = () => announceDisputes(table.open, 'Bulgaria')[0];
    expect(announced()?.owed).toEqual({
      words:
        'The Axis owes one counter worth one or more in Bulgaria or Rumania, or places the anti-Comintern counter in Rumania, at first placement.',
      now: false,
    });
    table.to('placement');
    expect(announced()?.owed).toMatchObject({ now: true });
    expect(announced()?.owed?.words).toMatch(/, before first placement ends\.$/);
    place(table, 'Germany', 'Bulgaria', { worth: 2 });
    expect(announced()).toMatchObject({
      other: 'Rumania',
      owed: {
        words:
          'Russia, Britain or France owes one counter worth one or more in Rumania, before first placement ends.',
      },
      sentences: [
        'Germany has backed Bulgaria with a counter worth one or more.',
        'This turn Germany and Italy may not place in Rumania; Russia, Britain and France may not in Bulgaria.',
      ],
      ways: [],
      elsewhere: true,
    });
    place(table, 'France', 'Rumania', { worth: 1 });
    expect(announced()?.owed).toBeNull();
    expect(announceDisputes(table.open, 'Norway')).toEqual([]);
  });

  it('GS Guide, Diplomacy, dispute-unable: a dispute settled on the table says so', () => {
    const table = paper().deal(0, dispute('Bulgaria', 'Rumania')).to('placement');
    place(table, 'Germany', 'Bulgaria', { worth: 1 });
    table.run('waive', { due: table.dues[0]?.id });
    expect(announceDisputes(table.open, 'Rumania')[0]).toMatchObject({ owed: null });
    expect(announceDisputes(table.open, 'Rumania')[0]?.sentences).toContain(
      'The counter in Rumania is settled on the table.',
    );
  });
});

describe('Russia', () => {
  it('GS 24.61B: where it may place follows from what permits it', () => {
    const table = paper().to('placement');
    expect(openToRussia(table.open)).toEqual(['Finland', 'Poland', 'Rumania', 'Turkey']);
    fact(table, 'rings', { country: 'Norway', powers: ['Russia'] });
    table.run('civil-war', { country: 'Spain', counters: 5, state: 'fought' });
    fact(table, 'conquered', { country: 'Poland', by: 'Axis' });
    expect(openToRussia(table.open)).toEqual(['Finland', 'Norway', 'Rumania', 'Spain', 'Turkey']);
    fact(table, 'russia', { purge: true });
    expect(openToRussia(table.open)).toEqual([]);
  });

  it('GS Guide, Diplomacy, C33: a door is open until a counter is placed through it', () => {
    const table = paper().to('placement').plays('Russia', door);
    expect(doorsOf(table.open)).toEqual([
      { countries: ['Austria', 'Czechoslovakia', 'Hungary'], used: null },
    ]);
    expect(words(table, 'Austria')).toEqual(['Open to Russia']);
    place(table, 'Russia', 'Hungary');
    expect(doorsOf(table.open)[0]?.used).toBe('Hungary');
    expect(words(table, 'Austria')).toEqual([]);
  });
});

describe('the result of an event', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'C27, C27a',
      {},
      'A diplomatic event here becomes support of the same size: secret for its owner; of a general event, public for whom it favors.',
    ],
    [
      'C27a, the other reading',
      { 'general-no-effect': 'nothing' },
      'A diplomatic event here becomes support of the same size: secret for its owner; of a general event, nothing at all.',
    ],
    [
      'no-effect-value',
      { 'no-effect-value': 'table' },
      'A diplomatic event here becomes support of a size the table enters: secret for its owner; of a general event, public for whom it favors.',
    ],
  ])('GS Guide, Diplomacy, %s: in a conquered country', (_, readings, said) => {
    const table = fact(paper({ readings }), 'conquered', { country: 'Hungary', by: 'Axis' });
    expect([sayEffectHere(table.open, 'Hungary'), sayEffectHere(table.open, 'Norway')]).toEqual([said, null]);
  });

  it('GS Guide, Diplomacy, C28: shows what it asks of a country, and when', () => {
    const table = fact(paper().to('diplomacy'), 'flags', {
      country: 'Greece',
      flags: ['Britain', 'Britain', 'Italy', 'Germany'],
    });
    table.plays('Italy', {
      kind: 'diplomacy',
      country: 'Greece',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Italy'],
    });
    expect(askedHere(table.open, 'Greece')).toMatchObject([{ rule: GUIDE, later: 'resolve diplomacy' }]);
    expect(askedHere(table.open, 'Turkey')).toEqual([]);
    expect(askedHere(table.to('resolution').open, 'Greece')).toMatchObject([{ later: null }]);
  });
});
