import { describe, expect, it } from 'vitest';
import type { Effect, EffectOf } from '../effects/shapes';
import { guideFor } from '../guide/guide';
import { event, hands, type Play, paper, secret } from '../testing/play';
import type { TrackedPart } from './setup';

const results: Effect = { kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' };
const pacts: EffectOf<'support-pacts'> = {
  kind: 'support-pacts',
  power: 'Italy',
  region: 'Eastern Europe',
  max: 3,
};
const balance: Effect = { kind: 'support-balance', power: 'Italy' };
const armor: Effect = {
  kind: 'support-progress',
  power: 'Russia',
  base: -3,
  max: 3,
  project: 'Russia/armor',
};

const asked = (table: Play) =>
  table.dues.flatMap(({ obligation }) => (obligation?.ask.type === 'facts' ? obligation.ask.facts : []));
const keysOf = (table: Play) => asked(table).map(({ fact, key }) => (key ? `${fact} ${key}` : fact));
const right = (table: Play) => {
  const { action } = guideFor(table.open);
  expect(action.label).toBe('That is right');
  if ('command' in action) table.run(action.command.type, action.command);
};

describe('confirms the facts of a conditional event when its card is shown', () => {
  it.each([
    ['results', results, ['results Axis/air range', 'results Axis/air transport']],
    ['pacts', pacts, ['pact Poland', 'pact Rumania', 'pact Russia']],
    ['balance', balance, ['balance']],
  ])(
    'GS Guide, Support: asks for %s in a game that began here, whatever the app keeps',
    (_, effect, keys) => {
      for (const keeps of [[], ['research', 'flags']] as TrackedPart[][]) {
        const table = paper({ keeps }).to('read').plays('Italy', effect, { secret: true });
        expect(keysOf(table)).toEqual(keys);
        expect(guideFor(table.open).reason).toContain('(not entered before)');
        right(table);
        expect(table.dues).toEqual([]);
        expect(guideFor(table.open).line).not.toBe('Is this right?');
      }
    },
  );

  it('GS Guide, Support: asks for levels if no sheet has them; the app knows climate and index', () => {
    expect(keysOf(paper({ keeps: [] }).to('read').plays('Russia', armor, { secret: true }))).toEqual([
      'steps Russia/armor',
    ]);
    const tracked = paper().to('read').plays('Russia', armor, { secret: true });
    for (const kind of ['support-index', 'support-climate'] as const)
      tracked.plays('Germany', { kind, power: 'Germany' }, { secret: true });
    expect(tracked.dues).toEqual([]);
  });

  it('GS Guide, Support: does not ask again for facts entered this turn, and dates those entered earlier', () => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'pact', country: 'Rumania', powers: ['Italy', 'Britain'] });
    table.plays('Italy', pacts, { secret: true });
    expect(keysOf(table)).toEqual(['pact Poland', 'pact Russia']);
    right(table);
    table.nextTurn().to('read').plays('Italy', pacts, { secret: true });
    expect(keysOf(table)).toEqual(['pact Poland', 'pact Rumania', 'pact Russia']);
    expect(guideFor(table.open).reason).toContain('(entered in Spring 1935)');
    expect(guideFor(table.open).reason).toContain('Rumania Italy');
    expect(table.value('support:Italy')).toBe(1);
  });

  it('GS Guide, Support: it is asked when the card lands, not when something changes after it', () => {
    const table = paper().to('read').plays('Italy', balance, { secret: true });
    right(table);
    table.run('set-fact', { fact: 'balance', value: 2 });
    expect(table.dues).toEqual([]);
    expect(table.value('support:Italy')).toBe(2);
    // Once a turn, regardless of which card reads it next.
    table.plays('Germany', { kind: 'support-balance', power: 'Germany' }, { secret: true });
    expect(table.dues).toEqual([]);
  });

  it('GS Guide, Support: where results are counted by category, that one number is looked at', () => {
    const table = paper().to('read');
    const fact = { fact: 'category-results', power: 'Italy', category: 'air' };
    table.run('set-fact', { ...fact, value: 1 });
    table.nextTurn().to('read').plays('Italy', results, { secret: true });
    expect(keysOf(table)).toEqual(['category-results Italy/air']);
    table.run('enter-counted', { facts: [{ type: 'set-fact', ...fact, value: 2 }] });
    expect(table.value('support:Italy')).toBe(1);
    expect(table.dues).toEqual([]);
  });

  it('GS 4.16: different facts are entered in the same step; pacts of others do not change', () => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'pact', country: 'Poland', powers: ['Britain'] });
    table.nextTurn().to('read').plays('Italy', pacts, { secret: true });
    const entry = table.run('enter-counted', {
      obligation: table.dues[0]?.id,
      facts: [{ type: 'set-fact', fact: 'pact', country: 'Poland', powers: ['Germany'] }],
    });
    expect(table.value('support:Italy')).toBe(2);
    expect(table.open.facts.pacts.Poland).toEqual(['Britain', 'Germany']);
    expect(entry.changes).toContainEqual(['support:Italy', 0, 2]);
  });

  it('GS Guide, Support: two cards that count the same ask once', () => {
    const cards = {
      Italy: [secret(balance)],
      Germany: [secret({ kind: 'support-balance', power: 'Germany' })],
    };
    const table = hands(cards).to('crisis');
    for (const power of ['Italy', 'Germany'] as const)
      table.run('order', { power, slot: 1, do: 'play', answers: {} });
    table.run('show', { power: 'Italy', slot: 1 });
    table.run('show', { power: 'Germany', slot: 1 });
    expect(keysOf(table)).toEqual(['balance']);
  });

  it('GS Guide, Support: several cards that wait are looked at in one tap', () => {
    const table = paper()
      .to('read')
      .plays('Italy', pacts, { secret: true })
      .plays('Italy', balance, { secret: true });
    expect(table.dues).toHaveLength(2);
    expect(guideFor(table.open).reason).toContain('no pact with Poland, Rumania and Russia');
    right(table);
    expect(table.dues).toEqual([]);
  });

  it('GS 10.41C: a card that is left to the end is asked about before its points settle', () => {
    const table = hands({ Italy: [secret(balance)] }).to('end');
    table.run('end-turn');
    expect(keysOf(table)).toEqual(['balance']);
    const { turn } = table.open;
    table.run('enter-counted', {
      obligation: table.dues[0]?.id,
      facts: [{ type: 'set-fact', fact: 'balance', value: -2 }],
    });
    expect(table.value('support:Italy')).toBe(-2);
    table.run('end-turn');
    expect(table.open.turn).toBe(turn + 1);
  });

  it('GS Guide, Support: the table may advance without answering; a game under way cannot if no value was ever entered', () => {
    const open = paper().to('read').plays('Italy', pacts, { secret: true });
    expect(open.to('income').open.step).toBe('income');
    expect(keysOf(open)).toHaveLength(3);
    expect(keysOf(open.nextTurn())).toEqual([]);
    const running = paper({ running: true }).to('read').plays('Italy', pacts, { secret: true });
    expect(running.refused('advance').rule).toBe('GS Guide, Support');
    right(running);
    expect(running.to('income').open.step).toBe('income');
  });

  it('GS Guide, Support: refuses unrelated facts, and an answered question is closed', () => {
    const table = paper().to('read').plays('Italy', pacts, { secret: true });
    const obligation = table.dues[0]?.id;
    const unrelatedFact = { type: 'set-fact', fact: 'pact', country: 'Norway', powers: ['Italy'] };
    expect(table.refused('enter-counted', { obligation, facts: [unrelatedFact] }).allowed).toBe(
      'It counts Poland, Rumania and Russia.',
    );
    const self = { type: 'set-fact', fact: 'pact', country: 'Russia', powers: ['Russia'] };
    expect(table.refused('enter-counted', { obligation, facts: [self] }).rule).toBe('GS 4.16');
    expect(keysOf(table)).toHaveLength(3);
    right(table);
    expect(table.refused('enter-counted', { obligation }).allowed).toContain('Board figures');
  });

  it('GS Guide, Support: a declined card asks no question', () => {
    const next = paper().to('read');
    next.run('sign-pact', { signed: 1 });
    next
      .nextTurn()
      .to('read')
      .run('show-event', {
        power: 'Britain',
        event: event({ kind: 'support-balance', power: 'Britain' }),
        how: 'declined',
      });
    expect(next.dues).toEqual([]);
  });

  it('GS 4.16: pacts of two alliances in one country are entered in one step, and none is lost', () => {
    const table = paper().to('read');
    table.run('set-fact', { fact: 'pact', country: 'Poland', powers: ['Britain'] });
    table.nextTurn().to('read').plays('Italy', pacts, { secret: true });
    table.plays('France', { ...pacts, power: 'France' }, { secret: true });
    expect(table.dues).toHaveLength(2);
    right(table);
    expect(table.open.facts.pacts.Poland).toEqual(['Britain']);
    table.nextTurn().to('read').plays('Italy', pacts, { secret: true });
    table.plays('France', { ...pacts, power: 'France' }, { secret: true });
    table.run('enter-counted', {
      facts: [{ type: 'set-fact', fact: 'pact', country: 'Poland', powers: ['Germany', 'Britain'] }],
    });
    expect(table.open.facts.pacts.Poland).toEqual(['Germany', 'Britain']);
    expect([table.value('support:Italy'), table.value('support:France')]).toEqual([2, 2]);
  });

  it('GS Guide, Support: a confirmed fact follows a correction of an earlier entry', () => {
    const table = paper().to('read');
    const entry = table.run('set-fact', { fact: 'pact', country: 'Rumania', powers: ['Germany'] });
    table.nextTurn().to('read').plays('Italy', pacts, { secret: true });
    right(table);
    expect(table.value('support:Italy')).toBe(1);
    table.run('correct', {
      entry: entry.n,
      how: 'change',
      command: { type: 'set-fact', fact: 'pact', country: 'Rumania', powers: ['Britain'] },
    });
    expect(table.open.facts.pacts.Rumania).toEqual(['Britain']);
    expect(table.value('support:Italy')).toBe(0);
  });
});
