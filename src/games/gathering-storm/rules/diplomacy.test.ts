import { describe, expect, it } from 'vitest';
import type { Entry } from '@/kernel/journal/entry';
import { checkEvent, nextQuestion, windowOf } from './effects';
import type { Effect, EffectOf } from './effects/shapes';
import { owedLater } from './guide/dues';
import { sayEntry } from './say/sentences';
import type { SetupInput } from './state/setup';
import { event, hands, type Play, paper } from './testing/play';
import { type Country, POWERS, type Power, type Side, sideOf } from './vocabulary';

const leans = (country: Country, amount: number, side: Side, ...beneficiaries: Power[]): Effect => ({
  kind: 'diplomacy',
  country,
  amount,
  side,
  beneficiaries,
});
const own = (power: Power, country: Country, amount = 1) => leans(country, amount, sideOf(power), power);
const flexible = (...countries: Country[]): EffectOf<'flexible'> => ({
  kind: 'flexible',
  power: 'Italy',
  amount: 1,
  countries,
});
const index: Effect = { kind: 'index', amount: 1 };
const counter = (power: Power): Effect => ({ kind: 'diplomatic-counter', power });
const door: Effect = { kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] };
const subversion: Effect = { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] };

const conquer = (table: Play, ...countries: Country[]) => {
  for (const country of countries) table.run('set-fact', { fact: 'conquered', country, by: 'Axis' });
  return table;
};
const FULL: Power[] = ['Britain', 'Britain', 'Germany', 'Italy'];
const fill = (table: Play, country: Country) => {
  table.run('set-fact', { fact: 'flags', country, flags: FULL });
  return table;
};
/** The open questions, with their answers. */
const asked = (table: Play) => table.dues.filter(({ obligation }) => obligation?.ask.type === 'answer');
const answerFirst = (table: Play, answer: string) =>
  table.run('answer', { obligation: asked(table)[0]?.id, answer });
const supportOf = (table: Play) => POWERS.map((power) => table.value(`support:${power}`));
const readings = (more: NonNullable<SetupInput['readings']>) => ({ readings: more });

describe('contents of countries', () => {
  it('GS Guide, Diplomacy: four flags at most; a fifth is refused', () => {
    const table = fill(paper(), 'Turkey');
    const fifth = { fact: 'flags', country: 'Turkey', flags: [...FULL, 'Russia'] };
    expect(table.refused('set-fact', fifth)).toMatchObject({
      message: 'Turkey holds four flags at most.',
      rule: 'GS Guide, Diplomacy',
    });
    expect(table.open.countries.Turkey?.flags).toEqual(FULL);
    expect(table.refused('set-fact', { fact: 'flags', country: 'Russia', flags: [] }).message).toMatch(
      /4\.16/,
    );
    expect(
      table.refused('set-fact', { fact: 'conquered', country: 'Turkey', by: 'Germany' }).message,
    ).toMatch(/Axis/);
  });

  it('GS 4.16: Russia, a partner for pacts, has none with itself', () => {
    const table = paper();
    const withItself = { fact: 'pact', country: 'Russia', powers: ['Germany', 'Russia'] };
    expect(table.refused('set-fact', withItself)).toMatchObject({
      message: 'Russia has no pact with itself.',
      rule: 'GS 4.16',
      allowed: 'Name Germany, Italy, Britain or France.',
    });
    table.run('set-fact', { ...withItself, powers: ['Germany'] });
    expect(table.open.facts.pacts).toEqual({ Russia: ['Germany'] });
  });

  it('GS 24.61: rings, cohesion and purge are entered; a purge lasts the turn', () => {
    const table = paper();
    table.run('set-fact', { fact: 'rings', country: 'Norway', powers: ['Russia', 'Russia'] });
    table.run('set-fact', { fact: 'russia', fullCohesion: true });
    table.run('set-fact', { fact: 'russia', purge: true });
    expect(table.open.countries.Norway).toEqual({ flags: [], conquered: null, rings: ['Russia'] });
    expect(table.open.russia).toEqual({ fullCohesion: true, purge: true });
    expect(table.nextTurn().open.russia).toEqual({ fullCohesion: true, purge: false });
  });

  it.each<[Power, string, Country | null]>([
    ['Germany', 'Austria', 'Austria'],
    ['Germany', 'Czechoslovakia, the rest', 'Czechoslovakia'],
    ['Germany', 'Poland', 'Poland'],
    ['Italy', 'Albania', 'Albania'],
    ['Italy', 'Yugoslavia', 'Yugoslavia'],
    ['Italy', 'Greece', 'Greece'],
    ['Italy', 'Ethiopia', null],
    ['Germany', 'Rhineland', null],
    ['Germany', 'Sudetenland', null],
    ['Germany', 'Danzig and the Corridor', null],
    ['Germany', 'Baltic States', null],
  ])('GS 9.14: %s completes its aggression: %s leaves %s conquered', (power, target, country) => {
    const table = paper();
    table.run('aggression', { power, target });
    const taken = Object.entries(table.open.countries).map(([name, { conquered }]) => [name, conquered]);
    expect(taken).toEqual(country ? [[country, 'Axis']] : []);
  });

  it('GS 9.14B: an Italian target is conquered when it is completed, not when it is attacked or fails', () => {
    const table = paper();
    table.run('aggression', { power: 'Italy', target: 'Albania', outcome: 'going-on' });
    table.run('aggression', { power: 'Italy', target: 'Greece', outcome: 'going-on' });
    table.run('aggression', { power: 'Germany', target: 'Austria', outcome: 'failed' });
    expect(table.open.countries).toEqual({});
    table.run('complete-aggression', { target: 'Greece', succeeded: false });
    table.run('complete-aggression', { target: 'Albania' });
    expect(Object.keys(table.open.countries)).toEqual(['Albania']);
    table.run('undo');
    expect(table.open.countries).toEqual({});
  });
});

describe('national diplomatic events without effect', () => {
  it('GS Guide, Diplomacy, C27: in a conquered country it is secret support of the same size, and no modifier', () => {
    const table = conquer(paper().to('diplomacy'), 'Hungary').plays('Britain', own('Britain', 'Hungary', 2));
    expect([table.value('support:Britain'), table.value('country:Hungary:Allies')]).toEqual([2, 0]);
    expect(table.open.lines).toMatchObject([
      {
        total: 'support:Britain',
        amount: 2,
        words: 'Test event',
        secret: true,
        until: 'turn',
        basis: 'event',
      },
    ]);
    expect(table.nextTurn().open.lines).toEqual([]);
  });

  it('GS Guide, Diplomacy; 10.24: such support touches tile points at once after income was taken', () => {
    const table = conquer(paper().to('income'), 'Hungary');
    table.run('take-income');
    table.plays('Britain', own('Britain', 'Hungary'));
    expect([table.value('income:Britain'), table.value('tiles:Britain')]).toEqual([0, 1]);
  });

  it('GS Guide, Diplomacy: conquered by whomever, for an event of whomever', () => {
    const table = paper().to('diplomacy');
    table.run('set-fact', { fact: 'conquered', country: 'Finland', by: 'Russia' });
    table.plays('Germany', own('Germany', 'Finland'));
    expect(supportOf(table)).toEqual([1, 0, 0, 0, 0]);
    table.run('set-fact', { fact: 'conquered', country: 'Finland', by: null });
    table.plays('Germany', own('Germany', 'Finland'));
    expect([table.value('support:Germany'), table.value('country:Finland:Axis')]).toEqual([1, 1]);
  });

  it('GS 25.31, no-effect-war: support from a conquered Greece brings no civil war closer, nor does a value of 0', () => {
    const table = conquer(paper().to('diplomacy'), 'Greece').plays('Russia', own('Russia', 'Greece', 2));
    table.plays('Russia', { kind: 'civil-war', country: 'Greece' });
    expect([table.value('support:Russia'), table.value('war:Greece')]).toEqual([2, 0]);
  });

  it('GS Guide, Diplomacy, C28: with four flags the table says whether it was needed', () => {
    const play = () => fill(paper().to('diplomacy'), 'Greece').plays('Italy', own('Italy', 'Greece'));
    const table = play().to('resolution');
    expect(asked(table)).toMatchObject([{ owes: 'table', rule: 'GS Guide, Diplomacy' }]);
    expect(asked(table)[0]?.words).toBe('Test event: Greece has four flags: was +1 needed to keep them?');
    expect(table.refused('advance').message).toContain('four flags');
    expect(table.refused('answer', { obligation: asked(table)[0]?.id, answer: 'perhaps' }).allowed).toBe(
      'Choose Needed: +1 stands, Not needed: Italian support +1.',
    );
    answerFirst(table, 'support');
    expect([table.value('support:Italy'), table.value('country:Greece:Axis')]).toEqual([1, 0]);
    expect(table.value('war:Greece')).toBe(0);
    const other = play().to('resolution');
    answerFirst(other, 'needed');
    expect([other.value('support:Italy'), other.value('country:Greece:Axis')]).toEqual([0, 1]);
    expect(other.value('war:Greece')).toBe(1);
  });

  it('GS Guide, Diplomacy, C28: three flags are not four', () => {
    const table = paper().to('diplomacy');
    table.run('set-fact', { fact: 'flags', country: 'Greece', flags: FULL.slice(1) });
    table.plays('Italy', own('Italy', 'Greece'));
    expect([table.value('country:Greece:Axis'), table.dues]).toEqual([1, []]);
  });

  it('GS Guide, Diplomacy, C28: an outdated answer is asked again, or the event applies as printed', () => {
    const table = fill(paper().to('diplomacy'), 'Greece').plays('Italy', own('Italy', 'Greece'));
    table.to('resolution');
    const obligation = asked(table)[0]?.id;
    table.run('set-fact', { fact: 'flags', country: 'Greece', flags: [] });
    table.run('answer', { obligation, answer: '' });
    expect(table.value('country:Greece:Axis')).toBe(1);
  });

  it.each<[string, Effect[], Partial<Record<string, number>>]>([
    [
      'C28a: one target conquered: the other works, nothing for the dead half',
      [own('Italy', 'Albania'), own('Italy', 'Turkey', 2)],
      { 'support:Italy': 0, 'country:Turkey:Axis': 2, 'country:Albania:Axis': 0 },
    ],
    [
      'C28a: the index beside a dead target works as printed',
      [own('Italy', 'Albania'), index],
      { 'support:Italy': 1, index: 1 },
    ],
    [
      'C28a: both targets conquered: support of both sizes',
      [own('Italy', 'Albania'), own('Italy', 'Austria', 2)],
      { 'support:Italy': 3 },
    ],
    [
      'C28a: a live civil war beside a dead target',
      [own('Italy', 'Albania'), { kind: 'civil-war', country: 'Spain' }],
      { 'support:Italy': 0, 'war:Spain': 1 },
    ],
  ])('GS Guide, Diplomacy, no-effect-part, %s', (_, effects, values) => {
    const table = conquer(paper().to('diplomacy'), 'Albania', 'Austria').plays('Italy', effects);
    for (const [total, value] of Object.entries(values)) expect(table.value(total), total).toBe(value);
    expect(table.dues).toEqual([]);
  });

  it('GS Guide, Diplomacy, C28a: with a live target four flags ask nothing', () => {
    const table = fill(paper().to('diplomacy'), 'Greece').plays('Italy', [
      own('Italy', 'Greece'),
      own('Italy', 'Turkey'),
    ]);
    expect([table.value('country:Greece:Axis'), table.to('resolution').dues]).toEqual([1, []]);
  });

  it('GS Guide, Diplomacy, no-effect-value: the table enters the size if that is the reading', () => {
    const table = conquer(paper(readings({ 'no-effect-value': 'table' })).to('diplomacy'), 'Hungary');
    table.plays('Britain', own('Britain', 'Hungary', 2));
    expect(table.open.lines).toEqual([]);
    expect(asked(table)[0]).toMatchObject({ owes: 'table' });
    expect(table.refused('answer', { obligation: asked(table)[0]?.id, answer: 'support -1' }).allowed).toBe(
      'Choose British support 0, British support +1, British support +2, British support +3.',
    );
    answerFirst(table, 'support 3');
    expect(table.value('support:Britain')).toBe(3);
  });

  it('GS 9.5: the journal says that the modifier did not apply, and what did', () => {
    const table = conquer(paper().to('diplomacy'), 'Hungary');
    const entry = table.run('show-event', { power: 'Britain', event: event(own('Britain', 'Hungary')) });
    expect(sayEntry(entry).notes[0]).toBe('No modifier in Hungary.');
    expect(sayEntry(entry).notes.join(' ')).toContain('British support 0 to +1');
    const live = table.run('show-event', { power: 'Britain', event: event(own('Britain', 'Belgium')) });
    expect(sayEntry(live).notes[0]).toBe('Belgium leans to Britain by +1 this turn.');
  });
});

describe('when a national event without effect is shown', () => {
  const when = (effects: Effect | Effect[], table: Play) => windowOf(event(effects), table.open);

  it('GS Guide, Diplomacy, no-effect-when: conquered: at any time, by the first reading', () => {
    const table = conquer(fill(paper(), 'Greece'), 'Albania', 'Austria');
    expect(when(own('Italy', 'Albania'), table)).toBe('any-time');
    expect(when([index, own('Italy', 'Albania'), own('Italy', 'Austria')], table)).toBe('any-time');
    expect(when(own('Italy', 'Turkey'), table)).toBe('diplomatic');
    expect(when(own('Italy', 'Greece'), table)).toBe('diplomatic');
    expect(when([own('Italy', 'Albania'), own('Italy', 'Turkey')], table)).toBe('diplomatic');
    expect(when([own('Italy', 'Albania'), flexible('Turkey', 'Austria')], table)).toBe('diplomatic');
    // One to pick from whose every country is conquered is like a single one.
    expect(when(flexible('Albania', 'Austria'), table)).toBe('any-time');
    expect(when(flexible('Albania', 'Turkey'), table)).toBe('flexible');
    expect(when([own('Italy', 'Albania'), flexible('Albania', 'Austria')], table)).toBe('any-time');
    expect(when([own('Italy', 'Albania'), { kind: 'income', power: 'Italy', amount: 1 }], table)).toBe(
      'income',
    );
  });

  it('GS Guide, Diplomacy, no-effect-when: only when diplomacy is resolved, by the second', () => {
    const table = conquer(paper(readings({ 'no-effect-when': 'resolution' })).to('diplomacy'), 'Albania');
    expect(when(own('Italy', 'Albania'), table)).toBe('diplomatic');
    expect(table.plays('Italy', own('Italy', 'Albania')).value('support:Italy')).toBe(1);
  });

  it('GS Guide, 10.41B, secret-any-time: a dead diplomatic event keeps its own time', () => {
    const table = conquer(paper(readings({ 'secret-any-time': 'conditional' })), 'Albania');
    expect(when(own('Italy', 'Albania'), table)).toBe('any-time');
  });

  it('GS 10.41B, C27: its owner shows it from the hand at any time; no other player knows before', () => {
    const dead = event(own('Italy', 'Albania'), { title: 'Kept test' });
    const table = hands({ Italy: [dead] });
    expect(table.refused('show', { power: 'Italy', slot: 1 }).rule).toBe('GS 9.41D');
    const before = JSON.stringify(conquer(table, 'Albania').view('public'));
    expect(before).not.toContain('Kept test');
    table.run('show', { power: 'Italy', slot: 1 });
    expect([table.value('support:Italy'), table.open.shown.at(-1)?.title]).toEqual([1, 'Kept test']);
  });

  it('GS 9.13, 10.41B: it passes the Diplomatic phase unseen and is played as the turn ends', () => {
    const table = conquer(hands({ Italy: [event(own('Italy', 'Albania'))] }), 'Albania').to('end');
    expect(table.open.shown.map(({ power }) => power)).not.toContain('Italy');
    for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
    const ended = table.run('end-turn');
    expect(ended.changes).toContainEqual(['tiles:Italy', 0, 1]);
  });

  it('GS Guide, Diplomacy, C28: the table answers for four flags, never the owner in advance', () => {
    const card = event(own('Italy', 'Greece'));
    const table = fill(hands({ Italy: [card] }), 'Greece');
    expect(nextQuestion(table.open, card, {}, 'Italy')).toBeNull();
    const order = { power: 'Italy', slot: 1, do: 'play', answers: { 0: 'needed' } };
    expect(table.refused('order', order).message).toContain('not offered');
    table.to('resolution');
    expect(asked(table)[0]?.owes).toBe('table');
  });
});

describe('general diplomatic events without effect', () => {
  const deal = (effects: Effect | Effect[], more: SetupInput['readings'] = {}, ...taken: Country[]) => {
    const table = conquer(paper({ readings: more }), ...taken);
    return table.deal(0, effects);
  };

  it('GS 9.31C, B15a: one target for Britain and France: both are named, and it counts once', () => {
    const table = deal(leans('Belgium', 1, 'Allies', 'Britain', 'France'));
    expect(table.value('country:Belgium:Allies')).toBe(1);
    expect(table.lines('country:Belgium:Allies')).toMatchObject([{ beneficiaries: ['Britain', 'France'] }]);
  });

  it.each<[string, Effect, number[]]>([
    ['C27a, one favored power', leans('Hungary', 1, 'Axis', 'Germany'), [1, 0, 0, 0, 0]],
    ['C27a, two favored powers: each', leans('Hungary', 2, 'Allies', 'Britain', 'France'), [0, 0, 2, 2, 0]],
    ['C27a, a negative value lowers it', leans('Hungary', -1, 'Axis', 'Italy'), [0, -1, 0, 0, 0]],
    ['C27a, Russia’s side is Russia', leans('Hungary', 1, 'Russia'), [0, 0, 0, 0, 1]],
    ['a modifier of 0', leans('Hungary', 0, 'Axis', 'Germany'), [0, 0, 0, 0, 0]],
  ])('GS Guide, Diplomacy, general-no-effect, %s', (_, effect, support) => {
    const table = deal(effect, {}, 'Hungary');
    expect(supportOf(table)).toEqual(support);
    expect(table.open.lines.some(({ total, secret }) => total.startsWith('country') || secret)).toBe(false);
    expect(supportOf(deal(effect, { 'general-no-effect': 'nothing' }, 'Hungary'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('GS Guide, Diplomacy, C27a: of a side without a named power the table is asked which power', () => {
    const table = deal(leans('Hungary', 2, 'Axis'), {}, 'Hungary');
    expect(asked(table)[0]).toMatchObject({ owes: 'table' });
    expect(table.refused('answer', { obligation: asked(table)[0]?.id, answer: 'support' }).allowed).toBe(
      'Choose German support +2, Italian support +2.',
    );
    answerFirst(table, 'support Italy');
    expect(supportOf(table)).toEqual([0, 2, 0, 0, 0]);
  });

  it('GS Guide, Diplomacy, no-effect-value: the table enters whose and how much, on the side of its sign', () => {
    const enters = (amount: number) =>
      deal(leans('Hungary', amount, 'Allies'), { 'no-effect-value': 'table' }, 'Hungary');
    const lowers = enters(-1);
    answerFirst(lowers, 'support France -3');
    expect(supportOf(lowers)).toEqual([0, 0, 0, -3, 0]);
    const raises = enters(1);
    const obligation = asked(raises)[0]?.id;
    expect(raises.refused('answer', { obligation, answer: 'support France -3' }).rule).toBe(
      'GS Guide, Diplomacy',
    );
    answerFirst(raises, 'support Britain 2');
    expect(supportOf(raises)).toEqual([0, 0, 2, 0, 0]);
  });

  it('GS Guide, Diplomacy, reading no-effect-part “support”: the dead half of a general event is support', () => {
    const table = deal(
      [leans('Hungary', 1, 'Axis', 'Germany'), leans('Rumania', 1, 'Allies', 'France'), index],
      { 'no-effect-part': 'support' },
      'Hungary',
    );
    expect(supportOf(table)).toEqual([1, 0, 0, 0, 0]);
    expect(table.value('country:Rumania:Allies')).toBe(1);
    // A card of a power's own is no general event.
    table.to('diplomacy').plays('Italy', [own('Italy', 'Hungary'), own('Italy', 'Turkey')]);
    expect(table.value('support:Italy')).toBe(0);
  });

  it('GS Guide, Diplomacy, B16, C28a: with two targets the dead one does nothing', () => {
    const table = deal(
      [leans('Hungary', 1, 'Axis', 'Germany'), leans('Rumania', 1, 'Allies', 'France'), index],
      {},
      'Hungary',
    );
    expect(supportOf(table)).toEqual([0, 0, 0, 0, 0]);
    expect([table.value('country:Rumania:Allies'), table.value('index')]).toEqual([1, 1]);
  });

  it('GS Guide, Diplomacy, C28: four flags are asked about when diplomacy is resolved, not when the card is applied', () => {
    const table = fill(paper(), 'Turkey').deal(0, leans('Turkey', 1, 'Axis', 'Germany'));
    expect(asked(table)).toEqual([]);
    table.to('resolution');
    expect(asked(table)).toHaveLength(1);
    answerFirst(table, 'support');
    expect(supportOf(table)).toEqual([1, 0, 0, 0, 0]);
    const idle = fill(paper(readings({ 'general-no-effect': 'nothing' })), 'Turkey');
    idle.deal(0, leans('Turkey', 1, 'Axis', 'Germany'));
    expect([idle.value('country:Turkey:Axis'), idle.to('resolution').dues]).toEqual([1, []]);
  });
});

describe('flexible events', () => {
  const BALKANS = flexible('Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia');

  it('GS Guide, Diplomacy, C29: any listed target may be picked; the answers show the state of each', () => {
    const table = fill(conquer(paper().to('diplomacy'), 'Albania'), 'Turkey');
    expect(nextQuestion(table.open, event(BALKANS), {}, 'Italy')?.options.map(({ label }) => label)).toEqual([
      'Albania (conquered: support)',
      'Bulgaria',
      'Greece',
      'Turkey (four flags)',
      'Yugoslavia',
      'Not used',
    ]);
  });

  it.each<[string, Country | 'none', Partial<Record<string, number>>]>([
    ['C29, a conquest for support, other targets being free', 'Albania', { 'support:Italy': 1 }],
    ['C29, a free country', 'Bulgaria', { 'country:Bulgaria:Axis': 1, 'support:Italy': 0 }],
    ['C29d, Greece', 'Greece', { 'country:Greece:Axis': 1, 'war:Greece': 1 }],
    [
      'C29d, Yugoslavia conquered: support, no counter',
      'Yugoslavia',
      { 'support:Italy': 1, 'war:Yugoslavia': 0 },
    ],
    ['C29e, not used', 'none', { 'support:Italy': 0 }],
  ])('GS Guide, Diplomacy, %s', (_, answer, values) => {
    const table = conquer(paper().to('diplomacy'), 'Albania', 'Yugoslavia').plays('Italy', BALKANS);
    answerFirst(table, answer);
    for (const [total, value] of Object.entries(values)) expect(table.value(total), total).toBe(value);
    expect([table.open.lines.length, table.dues]).toEqual([answer === 'none' ? 0 : 1, []]);
  });

  it('GS Guide, Diplomacy, C29: where every country is conquered it may be shown at any time, and is support', () => {
    const table = hands({ Italy: [event(flexible('Albania', 'Greece'))] });
    for (const country of ['Albania', 'Greece'] as const)
      table.run('set-fact', { fact: 'conquered', country, by: 'Axis' });
    table.run('show', { power: 'Italy', slot: 1 });
    const [asked] = table.dues.filter(({ obligation }) => obligation?.ask.type === 'answer');
    table.run('answer', { obligation: asked?.id, answer: 'Greece' });
    expect([table.value('support:Italy'), table.value('country:Greece:Axis')]).toEqual([1, 0]);
    expect(table.lines('support:Italy')).toMatchObject([{ secret: true }]);
  });

  it('GS Guide, Diplomacy, C28, C29: a pick with four flags asks the table next', () => {
    const table = fill(paper().to('diplomacy'), 'Greece').plays('Italy', BALKANS).to('diplomacy');
    answerFirst(table, 'Greece');
    expect(table.open.lines).toEqual([]);
    table.to('resolution');
    answerFirst(table, 'support');
    expect([table.value('support:Italy'), table.value('war:Greece')]).toEqual([1, 0]);
    expect(table.lines('support:Italy')).toMatchObject([{ secret: true, words: 'Test event' }]);
  });
});

describe('diplomatic counters', () => {
  const at = (step = 'placement', more: Partial<SetupInput> = {}) => paper(more).to(step);
  const place = (table: Play, power: Power, country: Country, more: object = {}) =>
    table.attempt({ type: 'place-counter', power, country, ...more });

  it('GS 24.54E: two for each power, in the Diplomatic phase alone', () => {
    const table = at();
    expect(table.explain('counters:Britain')).toMatchObject({ value: 2, lines: [{ rule: 'GS 24.54E' }] });
    expect(place(table, 'Britain', 'Norway')).toBeNull();
    expect(place(table, 'Britain', 'Sweden', { worth: 0 })).toBeNull();
    expect(place(table, 'Britain', 'Turkey')).toMatchObject({
      message: 'Britain has placed as many counters as it may: 2.',
      rule: 'GS 24.54E',
    });
    expect(table.open.placed.map(({ power, country, backs }) => [power, country, backs])).toEqual([
      ['Britain', 'Norway', undefined],
      ['Britain', 'Sweden', false],
    ]);
    for (const step of ['construction', 'crisis'])
      expect(place(at(step), 'Britain', 'Turkey')).toMatchObject({ rule: 'GS 24.5' });
    expect(table.nextTurn().open.placed).toEqual([]);
  });

  it('GS 24.54E, C32: an event allows one more, a line of the table too, this turn', () => {
    const table = at().plays('Britain', counter('Britain'));
    expect(table.value('counters:Britain')).toBe(3);
    for (const country of ['Norway', 'Sweden', 'Finland'] as const)
      expect(place(table, 'Britain', country)).toBeNull();
    expect(place(table, 'Britain', 'Turkey')?.rule).toBe('GS 24.54E');
    table.run('add-line', { total: 'counters:Britain', amount: 1, words: 'Civil war success' });
    expect(place(table, 'Britain', 'Turkey')).toBeNull();
    expect(table.nextTurn().value('counters:Britain')).toBe(2);
  });

  it('GS 24.54E, C32: never two of one alliance in a target, not even with an extra counter', () => {
    const table = at().plays('France', counter('France'));
    expect(place(table, 'Britain', 'Turkey')).toBeNull();
    expect(place(table, 'France', 'Turkey')).toMatchObject({
      message: 'Britain has a diplomatic counter in Turkey already.',
      rule: 'GS 24.54E',
    });
    for (const power of ['Germany', 'Russia'] as const) expect(place(table, power, 'Turkey')).toBeNull();
    expect(place(table, 'Italy', 'Turkey')?.rule).toBe('GS 24.54E');
  });

  it('GS 24.54E, C32: an extra counter of the Axis goes down in its first placement', () => {
    const late = at('placement').plays('Germany', counter('Germany'));
    expect(place(late, 'Germany', 'Norway')).toBeNull();
    late.to('diplomacy');
    expect(place(late, 'Germany', 'Sweden')).toBeNull();
    expect(place(late, 'Germany', 'Finland')).toMatchObject({
      message: 'An extra Axis counter is placed in the first placement.',
      rule: 'GS 24.54E',
    });
    const early = at('placement').plays('Germany', counter('Germany'));
    for (const country of ['Norway', 'Sweden'] as const) expect(place(early, 'Germany', country)).toBeNull();
    // One of the two was the extra one; the other counter follows the first placement as ever.
    expect(place(early.to('diplomacy'), 'Germany', 'Finland')).toBeNull();
    const allied = at('placement').plays('France', counter('France')).to('diplomacy');
    for (const country of ['Norway', 'Sweden', 'Finland'] as const)
      expect(place(allied, 'France', country)).toBeNull();
  });

  it('GS Guide, Diplomacy, C32a: an extra counter is shown as the counter is placed, or as first placement ends', () => {
    const extra = event(counter('Germany'), { title: 'Kept test' });
    const shows = hands({ Germany: [extra] }).to('placement');
    shows.run('show', { power: 'Germany', slot: 1 });
    expect(shows.value('counters:Germany')).toBe(3);
    const waits = hands({ Germany: [extra] });
    expect(waits.refused('show', { power: 'Germany', slot: 1 }).rule).toBe('GS Guide, Diplomacy');
    waits.to('placement');
    expect(JSON.stringify(waits.view('public'))).not.toContain('Kept test');
    for (const country of ['Norway', 'Sweden'] as const) expect(place(waits, 'Germany', country)).toBeNull();
    waits.to('diplomacy');
    expect(place(waits, 'Germany', 'Finland')).toBeNull();
    expect(place(waits, 'Germany', 'Turkey')?.message).toContain('3');
  });

  it('GS Guide, Diplomacy: no counter is placed in a conquered country, whoever holds it (assumed)', () => {
    const table = conquer(at(), 'Poland');
    table.run('set-fact', { fact: 'conquered', country: 'Finland', by: 'Russia' });
    for (const [power, country] of [
      ['Britain', 'Poland'],
      ['Germany', 'Poland'],
      ['Russia', 'Finland'],
    ] as const)
      expect(place(table, power, country)).toMatchObject({
        message: `${country} is conquered: no event has effect there, and no counter is placed (assumed).`,
        rule: 'GS Guide, Diplomacy',
        allowed: 'Name a country that is free.',
      });
    expect(place(table, 'Germany', 'Poland', { counter: 'anti-Comintern' })?.message).toMatch(/conquered/);
    table.run('set-fact', { fact: 'conquered', country: 'Poland', by: null });
    expect(place(table, 'Britain', 'Poland')).toBeNull();
  });

  it('GS 24.3: the anti-Comintern counter is the Axis’, there is one, and it counts against no limit', () => {
    const table = at();
    const pact = { counter: 'anti-Comintern' };
    expect(place(table, 'Britain', 'Poland', pact)).toMatchObject({ rule: 'GS 24.3' });
    for (const country of ['Poland', 'Turkey'] as const) expect(place(table, 'Germany', country)).toBeNull();
    expect(place(table, 'Germany', 'Poland', pact)).toBeNull();
    expect(place(table, 'Italy', 'Hungary', pact)).toMatchObject({ rule: 'GS 24.3' });
    expect(table.value('counters:Germany')).toBe(2);
  });

  it('GS 24.5: refuses an invalid counter', () => {
    const table = at();
    expect(place(table, 'Britain', 'Russia' as Country)?.message).toMatch(/4\.16/);
    expect(place(table, 'Britain', 'Norway', { worth: 10 })?.message).toMatch(/At most 9/);
    expect(place(table, 'Britain', 'Norway', { worth: -1 })?.message).toMatch(/At least 0/);
    expect(place(table, 'Britain', 'Norway', { counter: 'military' })?.message).toMatch(/anti-Comintern/);
    expect(place(table, 'Japan' as Power, 'Norway')?.message).toMatch(/Name one of/);
    expect(table.open.placed).toEqual([]);
  });

  it('GS 9.41D: extra counters, doors and subversion are allowed only on their own power’s card', () => {
    const general = { general: true };
    for (const effect of [counter('Britain'), door, subversion])
      expect(checkEvent(event(effect), general)).toMatchObject({ rule: 'GS 9.41D' });
    expect(checkEvent(event(counter('Britain')), { general: false, power: 'France' })).toMatchObject({
      rule: 'GS 9.41D',
    });
    for (const effect of [door, subversion]) {
      expect(checkEvent(event(effect), { general: false, power: 'Germany' })?.message).toContain('Russia');
      expect(checkEvent(event(effect), { general: false, power: 'Russia' })).toBeNull();
    }
    expect(checkEvent(event(counter('Britain')), { general: false, power: 'Britain' })).toBeNull();
  });
});

describe('Russian diplomacy', () => {
  const at = (step = 'placement') => paper().to(step);
  const place = (table: Play, country: Country) =>
    table.attempt({ type: 'place-counter', power: 'Russia', country });
  const russia = (table: Play, more: object) => {
    table.run('set-fact', { fact: 'russia', ...more });
    return table;
  };

  it.each<[string, Country, (table: Play) => void]>([
    ['Finland', 'Finland', () => undefined],
    ['Poland', 'Poland', () => undefined],
    ['Rumania', 'Rumania', () => undefined],
    ['Turkey', 'Turkey', () => undefined],
    ['full cohesion', 'Norway', (table) => russia(table, { fullCohesion: true })],
    [
      'a flag',
      'Norway',
      (table) => table.run('set-fact', { fact: 'flags', country: 'Norway', flags: ['Russia'] }),
    ],
    [
      'a ring',
      'Norway',
      (table) => table.run('set-fact', { fact: 'rings', country: 'Norway', powers: ['Russia'] }),
    ],
    ['a war', 'Spain', (table) => table.run('civil-war', { country: 'Spain', counters: 5, state: 'fought' })],
  ])('GS 24.61B: Russia reaches %s', (_, country, reach) => {
    const table = at();
    reach(table);
    expect(place(table, country)).toBeNull();
  });

  it('GS 24.61B: and no further before full cohesion', () => {
    const table = at();
    table.run('set-fact', { fact: 'flags', country: 'Norway', flags: ['Germany'] });
    table.run('set-fact', { fact: 'rings', country: 'Norway', powers: ['Britain'] });
    table.run('civil-war', { country: 'Spain', counters: 5, state: 'ended' });
    for (const country of ['Norway', 'Spain'] as const)
      expect(place(table, country)).toMatchObject({ rule: 'GS 24.61B' });
    // The others go where they like.
    expect(table.attempt({ type: 'place-counter', power: 'Britain', country: 'Norway' })).toBeNull();
  });

  it('GS 24.61A, C32b: a purge bars Russia; with an extra counter it may place that one', () => {
    const table = russia(at(), { fullCohesion: true, purge: true });
    expect(place(table, 'Turkey')).toMatchObject({ rule: 'GS 24.61A' });
    table.plays('Russia', counter('Russia'));
    expect(place(table, 'Turkey')).toBeNull();
    expect(place(table, 'Poland')).toMatchObject({ rule: 'GS 24.61A' });
    expect(place(russia(table, { purge: false }), 'Poland')).toBeNull();
  });

  it('GS 24.61B, C32b: an extra counter opens no country', () => {
    const table = russia(at(), { purge: true }).plays('Russia', counter('Russia'));
    expect(place(table, 'Norway')).toMatchObject({ rule: 'GS 24.61B' });
  });

  it.each([
    ['geography', {}],
    ['a purge', { fullCohesion: true, purge: true }],
    ['both', { purge: true }],
  ])(
    'GS Guide, Diplomacy, C33: the door opens one of its three in spite of %s, a second is refused',
    (_, more) => {
      const table = russia(at(), { purge: false, ...more });
      expect(place(table, 'Hungary')).not.toBeNull();
      table.plays('Russia', door);
      expect(place(table, 'Hungary')).toBeNull();
      expect(place(table, 'Austria')).toMatchObject({
        message:
          'The event let Russia place one counter in Austria, Czechoslovakia or Hungary, and it is placed already.',
        rule: 'GS Guide, Diplomacy',
      });
      expect(place(table, 'Norway')?.rule).toMatch(/24\.61/);
      expect(table.nextTurn().open.doors).toEqual([]);
    },
  );

  it('GS Guide, Diplomacy, C33: its counter counts against the limit, and a second door opens a second country', () => {
    const table = at().plays('Russia', door);
    expect([place(table, 'Turkey'), place(table, 'Poland')]).toEqual([null, null]);
    expect(place(table, 'Hungary')).toMatchObject({ rule: 'GS 24.54E' });
    const two = at().plays('Russia', [door, door]);
    expect([place(two, 'Hungary'), place(two, 'Austria')]).toEqual([null, null]);
  });

  it('GS Guide, Diplomacy, C33: a country that Russia reaches anyway uses up no door', () => {
    const table = at();
    table.run('set-fact', { fact: 'rings', country: 'Austria', powers: ['Russia'] });
    table.plays('Russia', door);
    expect([place(table, 'Austria'), place(table, 'Hungary')]).toEqual([null, null]);
  });

  it('GS Guide, Diplomacy, C32b, C33: under a purge the door leaves the extra counter its own place', () => {
    const table = russia(at(), { purge: true }).plays('Russia', [door, counter('Russia')]);
    expect([place(table, 'Hungary'), place(table, 'Turkey')]).toEqual([null, null]);
    expect(place(table, 'Poland')).toMatchObject({ rule: 'GS 24.61A' });
  });
});

describe('subversion', () => {
  it('GS Guide, Diplomacy, C34: it is secret until subversion is announced, before diplomacy is resolved, and on no research sheet', () => {
    const card = event(subversion, { title: 'Kept test' });
    const table = hands({ Russia: [card] });
    const sheet = JSON.stringify(table.state.hidden['research:Russia']);
    expect(table.refused('show', { power: 'Russia', slot: 1 }).rule).toBe('GS Guide, Diplomacy');
    table.run('order', { power: 'Russia', slot: 1, do: 'play', answers: { 0: 'Poland' } });
    table.to('subversion');
    expect(JSON.stringify(table.view('public'))).not.toContain('Kept test');
    table.run('advance');
    expect(table.open.step).toBe('resolution');
    expect(table.open.shown.at(-1)).toMatchObject({ title: 'Kept test', how: 'played' });
    expect(table.lines('country:Poland:Russia')).toMatchObject([
      { beneficiaries: ['Russia'], until: 'turn' },
    ]);
    expect(JSON.stringify(table.state.hidden['research:Russia'])).toBe(sheet);
  });

  it('GS Guide, Diplomacy, C34: what one result changes is asked for once, and the line follows it', () => {
    const table = paper().to('resolution').plays('Russia', subversion);
    answerFirst(table, 'Turkey');
    expect(table.dues.map(({ words }) => words)).toEqual([
      'How much does one subversion result change diplomacy?',
    ]);
    expect(table.value('country:Turkey:Russia')).toBe(0);
    table.run('set-fact', { fact: 'subversion', value: 2 });
    expect([table.value('country:Turkey:Russia'), table.dues]).toEqual([2, []]);
    expect(table.explain('country:Turkey:Russia').lines).toMatchObject([{ words: 'Test event', amount: 2 }]);
    table.nextTurn().to('resolution').plays('Russia', subversion);
    answerFirst(table, 'Finland');
    expect([table.value('country:Finland:Russia'), table.dues]).toEqual([2, []]);
    expect(table.refused('set-fact', { fact: 'subversion', value: -1 }).message).toMatch(/At least 0/);
  });

  it('GS Guide, Diplomacy, C34a: one of the four, or not used; never two, nor another', () => {
    const table = paper().to('resolution').plays('Russia', subversion);
    const obligation = asked(table)[0]?.id;
    for (const answer of ['Finland, Poland', 'Hungary', ''])
      expect(table.refused('answer', { obligation, answer }).allowed).toContain('Rumania, Turkey');
    answerFirst(table, 'none');
    expect([table.open.lines, table.dues]).toEqual([[], []]);
    expect(
      checkEvent(event({ kind: 'subversion', countries: ['Finland', 'Norway'] }), {
        general: false,
        power: 'Russia',
      }),
    ).toMatchObject({ message: 'Norway does not border Russia.', rule: 'GS Guide, Diplomacy' });
  });

  it('GS Guide, Diplomacy, C34a: without an order Russia is asked as subversion is announced', () => {
    const table = hands({ Russia: [event(subversion)] }).to('subversion');
    expect(table.dues).toEqual([]);
    table.run('advance');
    expect([table.open.step, asked(table).map(({ owes }) => owes)]).toEqual(['resolution', ['Russia']]);
    expect(table.refused('advance').rule).toBe('GS Guide, Diplomacy');
  });

  it('GS Guide, Diplomacy: the question of a card entered early waits until subversion is announced', () => {
    const table = paper().to('read').plays('Russia', subversion);
    expect([table.dues, owedLater(table.open).map(({ at }) => at)]).toEqual([[], ['subversion']]);
    table.to('subversion');
    expect(asked(table).map(({ owes }) => owes)).toEqual(['Russia']);
    answerFirst(table, 'Turkey');
    expect(table.dues.map(({ words }) => words)).toEqual([
      'How much does one subversion result change diplomacy?',
    ]);
    expect(table.refused('advance').rule).toBe('GS Guide, Diplomacy');
  });

  it('GS Guide, Diplomacy: entries from before subversion had its step leave the steps that they left', () => {
    const older = (to: string, ...left: string[]) => {
      const table = paper().to('diplomacy');
      table.journal.entries.push({
        n: table.journal.entries.length + 1,
        parent: table.journal.head,
        at: { turn: 1, step: 'diplomacy' },
        open: {
          command: { type: 'advance', to },
          came: { to, left: left.map((step) => ({ step, showings: [] })) },
        },
        changes: [],
      });
      table.journal.head = table.journal.entries.length;
      return table.open.step;
    };
    expect(older('resolution', 'diplomacy')).toBe('resolution');
    expect(older('crisis', 'diplomacy', 'resolution')).toBe('crisis');
  });
});

it('GS 9.5: countries, Russia and counters are described in sentences', () => {
  const table = paper().to('placement');
  const textOf = (type: string, more: object) => sayEntry(table.run(type, more) as Entry).text;
  expect([
    textOf('set-fact', { fact: 'flags', country: 'Turkey', flags: ['Britain', 'Britain', 'Russia'] }),
    textOf('set-fact', { fact: 'flags', country: 'Turkey', flags: [] }),
    textOf('set-fact', { fact: 'conquered', country: 'Albania', by: 'Axis' }),
    textOf('set-fact', { fact: 'conquered', country: 'Finland', by: 'Russia' }),
    textOf('set-fact', { fact: 'conquered', country: 'Albania', by: null }),
    textOf('set-fact', { fact: 'rings', country: 'Turkey', powers: ['Russia'] }),
    textOf('set-fact', { fact: 'rings', country: 'Turkey', powers: [] }),
    textOf('set-fact', { fact: 'russia', fullCohesion: true, purge: false }),
    textOf('set-fact', { fact: 'russia', purge: true }),
    textOf('set-fact', { fact: 'subversion', value: 2 }),
    textOf('place-counter', { power: 'Germany', country: 'Turkey', worth: 2 }),
    textOf('place-counter', { power: 'Italy', country: 'Rumania', counter: 'anti-Comintern' }),
  ]).toEqual([
    'Turkey has flags: Britain 2, Russia 1',
    'Turkey has no flags',
    'Mark Albania as conquered by the Axis',
    'Mark Finland as conquered by Russia',
    'Albania is free: take the mark of conquest off it',
    'Turkey has spy rings of Russia',
    'Turkey has no spy rings',
    'Russia: full cohesion and no purge bars its diplomacy',
    'Russia: a purge bars its diplomacy',
    'One subversion result changes diplomacy by 2',
    'Germany lays a diplomatic counter in Turkey, worth one or more',
    'Italy lays the anti-Comintern counter in Rumania',
  ]);
});
