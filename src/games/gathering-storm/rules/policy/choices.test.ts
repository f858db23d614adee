import { describe, expect, it } from 'vitest';
import type { Chosen } from '@/kernel/command/choosing';
import { checkPolicy, type Policy, type PolicyRule } from '@/kernel/command/policy';
import type { Entry } from '@/kernel/journal/entry';
import type { Event } from '../cards/card';
import type { Effect } from '../effects/shapes';
import { sayEntry } from '../say/sentences';
import type { SetupInput } from '../state/setup';
import { handOf, type Obligation, researchSheetOf } from '../state/state';
import { event, hands, type Play, secret } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import { CATALOGUE } from './catalogue';
import { choosePapers } from './choose-sheet';
import { chooseAnswer } from './choosing';
import { eyesOf } from './eyes';
import { HOUSE_POLICY } from './house-policy';

type Rule = [choice: string, when: string, done: string, odds?: [number, number]];

/** A policy of these rules alone; what they do not reach has its default. */
const rules = (...list: Rule[]): Policy => ({
  name: 'Test',
  rules: list.map(([choice, when, done, odds = [1, 1]], at) =>
    // Written as data: a key that reads “then”.
    Object.fromEntries([
      ['id', `r${at}`],
      ['choice', choice],
      ['when', when],
      ['then', done],
      ['odds', odds],
      ['on', true],
    ]),
  ) as unknown as PolicyRule[],
});

/** A die that shows these sides in turn, from 1, and then 1. */
const dice = (...shown: number[]) => ({
  roll: (sides: number) => Math.min(sides, shown.shift() ?? 1) - 1,
});

const RUSSIA: Power[] = ['Russia'];
const ALL: Power[] = [...POWERS];

function papers(table: Play, power: Power, policy: Policy, { apps = ALL, die = dice() } = {}): Chosen[] {
  return choosePapers(eyesOf(table.state, power, apps), { policy, roll: die.roll });
}

const orders = (chosen: Chosen[]) =>
  chosen.flatMap(({ command }) => (command.type === 'order' ? [[command.slot, command.do]] : []));

/** Every command is accepted in its order. */
function leave(table: Play, chosen: Chosen[]): void {
  for (const { command } of chosen) expect(table.attempt(command), JSON.stringify(command)).toBeNull();
}

const support = (amount: number): Effect => ({ kind: 'support', power: 'Germany', amount });
const income = (amount: number): Effect => ({ kind: 'income', power: 'Germany', amount });
const BY_INDEX: Effect = { kind: 'support-index', power: 'Germany' };

const german = (events: Event[], more: Partial<SetupInput> = {}, general: Effect[] = []) =>
  hands({ Germany: events }, { keeps: ['research', 'flags'], ...more }, general);

const russian = (own: Event, general: Effect[] = [], more: Partial<SetupInput> = {}) =>
  hands({ Russia: [own] }, { keeps: ['research', 'flags'], ...more }, general);

describe('play or decline', () => {
  const DECLINES = rules(['decline', 'lowers', 'decline']);

  it('GS 9.13 declines what lowers more than it raises, and plays the rest', () => {
    const table = german([event(income(-2)), event(income(2))]);
    const chosen = papers(table, 'Germany', DECLINES);
    expect(orders(chosen)).toEqual([
      [1, 'decline'],
      [2, 'play'],
    ]);
    leave(table, chosen);
  });

  it('GS 9.13 never declines the last: at least one card is played', () => {
    const table = german([event(income(-3)), event(income(-1)), event(income(-2))]);
    const chosen = papers(table, 'Germany', DECLINES);
    // The one that is worth most of them.
    expect(orders(chosen).map(([, what]) => what)).toEqual(['decline', 'play', 'decline']);
    expect(chosen[1]?.why).toEqual(['One of its cards is played each turn (GS 9.13), so it is not declined']);
    leave(table, chosen);
    const alone = german([event(income(-1))]);
    expect(orders(papers(alone, 'Germany', DECLINES))).toEqual([[1, 'play']]);
  });

  it('GS 9.13 explains a card the same way whichever other card is held', () => {
    const chosenWith = (other: Event) =>
      papers(german([event(income(1)), other]), 'Germany', HOUSE_POLICY).find(
        ({ command }) => command.slot === 1,
      );
    const choices = [income(-3), income(3), support(1)].map((effect) => chosenWith(event(effect)));
    expect(new Set(choices.map((chosen) => JSON.stringify(chosen))).size).toBe(1);
    expect(choices[0]?.why).toEqual(['No rule applies: play it']);
  });

  it('follows its odds: five of six die sides decline', () => {
    const table = german([event(income(-2)), event(income(2))]);
    const declined = [1, 2, 3, 4, 5, 6].filter(
      (side) => orders(papers(table, 'Germany', HOUSE_POLICY, { die: dice(side) }))[0]?.[1] === 'decline',
    );
    expect(declined).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['idle', event({ kind: 'by-hand', words: 'Nothing.', window: 'income' })],
    ['mixed', event([income(1), { kind: 'tile-draw', power: 'Germany', amount: 'none' }])],
    ['moves-index', event([income(1), { kind: 'index', amount: 1 }])],
    ['lowers', event({ kind: 'factory-price', power: 'Germany', amount: 2 })],
  ])('GS 9.4 reads the card: %s', (when, own) => {
    const table = german([own, event(income(2))]);
    expect(orders(papers(table, 'Germany', rules(['decline', when, 'decline'])))).toEqual([
      [1, 'decline'],
      [2, 'play'],
    ]);
  });

  it('GS 10.31 reads the current support', () => {
    const low = rules(['decline', 'support-low', 'decline']);
    const table = german([event(income(1)), event(income(2))]);
    expect(orders(papers(table, 'Germany', low))[0]).toEqual([1, 'play']);
    table.run('add-line', { total: 'support:Germany', amount: -1, until: 'turn' });
    expect(orders(papers(table, 'Germany', low))[0]).toEqual([1, 'decline']);
  });

  it('decides each card once', () => {
    const table = german([event(income(1))]);
    leave(table, papers(table, 'Germany', HOUSE_POLICY));
    expect(papers(table, 'Germany', HOUSE_POLICY, { apps: RUSSIA })).toEqual([]);
  });
});

describe('when to play a secret support event', () => {
  const KEEPS = rules(
    ['support', 'low-may-improve', 'keep', [3, 4]],
    ['support', 'low', 'decline'],
    ['support', 'at-best', 'play'],
    ['support', 'may-improve', 'keep'],
  );

  it.each([
    ['less than 0 and fixed: declined', secret(support(-2)), 0, 'decline'],
    ['less than 0 and may improve: kept', secret(BY_INDEX), -2, 'keep'],
    ['0 and may improve: kept', secret(BY_INDEX), 0, 'keep'],
    ['the most that it can be: played', secret(BY_INDEX), 3, 'play'],
    ['a fixed gain: played', secret(support(1)), 0, 'play'],
  ])('GS 10.41B %s', (_, own, index, what) => {
    const table = german([own, event(income(1))]);
    table.run('set-fact', { fact: 'index', value: index });
    expect(orders(papers(table, 'Germany', KEEPS))[0]).toEqual([1, what]);
  });

  it('keeps on 3 of 4 die sides and otherwise tries the next rule', () => {
    const table = german([secret(BY_INDEX), event(income(1))]);
    table.run('set-fact', { fact: 'index', value: -2 });
    const what = [1, 2, 3, 4].map(
      (side) => orders(papers(table, 'Germany', KEEPS, { die: dice(side) }))[0]?.[1],
    );
    expect(what).toEqual(['keep', 'keep', 'keep', 'decline']);
  });

  it('GS 9.13 reconsiders kept events in the Diplomatic phase and at the end, when none can be kept', () => {
    const policy = rules(['support', 'always', 'keep'], ['support', 'diplomatic', 'decline']);
    const table = german([secret(support(1)), event(income(1))]);
    leave(table, papers(table, 'Germany', policy));
    expect(papers(table, 'Germany', policy, { apps: RUSSIA })).toEqual([]);
    table.to('placement');
    const held = papers(table, 'Germany', policy, { apps: RUSSIA });
    expect(orders(held)).toEqual([[1, 'keep']]);
    leave(table, held);
    table.to('end');
    const last = papers(table, 'Germany', policy, { apps: RUSSIA });
    expect(orders(last)).toEqual([[1, 'decline']]);
    // Includes the reasons of earlier decisions.
    expect(last[0]?.why).toEqual([
      'Always: keep it for later',
      'Decided again in the Diplomatic phase',
      'Always: keep it for later',
      'Decided again in the Crisis phase',
      'If the Diplomatic phase has come: decline it',
    ]);
    leave(table, last);
  });

  it('GS 9.13 the table reads that it must be played in the Diplomatic phase: there is no keeping it then', () => {
    const policy = rules(['support', 'always', 'keep'], ['support', 'last', 'play']);
    const table = german([secret(support(1)), event(income(1))], {
      readings: { 'only-secret-card': 'diplomatic' },
    });
    leave(table, papers(table, 'Germany', policy));
    table.to('placement');
    expect(orders(papers(table, 'Germany', policy, { apps: RUSSIA }))).toEqual([[1, 'play']]);
  });

  it.each([
    ['before-income', 'read', 0],
    ['index-end', 'read', -3],
  ])('reads the public state: %s', (when, step, index) => {
    const table = german([secret(BY_INDEX), event(income(1))]).to(step);
    table.run('set-fact', { fact: 'index', value: index });
    expect(orders(papers(table, 'Germany', rules(['support', when, 'keep'])))[0]).toEqual([1, 'keep']);
  });
});

describe('target of an event', () => {
  const FLEXIBLE: Effect = {
    kind: 'flexible',
    power: 'Russia',
    amount: 1,
    countries: ['Finland', 'Poland', 'Turkey'],
  };
  const SUBVERSION: Effect = { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania'] };

  function answerOf(own: Effect, policy: Policy, set: (table: Play) => void = () => {}, die = dice()) {
    const table = russian(event(own));
    const chosen = papers(table, 'Russia', policy);
    leave(table, chosen);
    // No country is chosen when the cards are read: later changes on the board count.
    expect(chosen[0]?.command.answers).toEqual({});
    set(table);
    table.to('subversion');
    if (own.kind === 'subversion') table.run('advance');
    const owed = table.open.obligations.find(({ ask }) => ask.type === 'answer') as Obligation;
    const answer = chooseAnswer(eyesOf(table.state, 'Russia', ALL), owed, { policy, ...die });
    leave(table, [answer as Chosen]);
    return answer?.command.answer;
  }
  const flags = (table: Play) => {
    table.run('set-fact', { fact: 'flags', country: 'Finland', flags: ['Germany'] });
    table.run('set-fact', { fact: 'flags', country: 'Poland', flags: ['Russia', 'Britain'] });
  };

  it.each([
    ['own', 'Poland'],
    ['empty', 'Turkey'],
    ['unused', 'none'],
  ])('GS Guide, Diplomacy: a flexible event goes to %s', (done, country) => {
    expect(answerOf(FLEXIBLE, rules(['country', 'always', done]), flags)).toBe(country);
  });

  it('GS Guide, Diplomacy: among several that fit a die decides, each once', () => {
    const policy = rules(['country', 'always', 'rival']);
    expect([1, 2].map((side) => answerOf(FLEXIBLE, policy, flags, dice(side)))).toEqual([
      'Finland',
      'Poland',
    ]);
  });

  it('GS Guide, Diplomacy: it goes to a conquered country only where its policy wants support', () => {
    const conquer = (table: Play) => {
      table.run('set-fact', { fact: 'conquered', country: 'Finland', by: 'Axis' });
      table.run('add-line', { total: 'support:Russia', amount: -1, until: 'turn' });
    };
    const wanted = rules(['country', 'support-low', 'conquered']);
    expect(answerOf(FLEXIBLE, wanted, conquer)).toBe('Finland');
    const answers = [1, 2].map((side) => answerOf(FLEXIBLE, rules(), conquer, dice(side)));
    expect(answers).toEqual(['Poland', 'Turkey']);
  });

  it('GS 25.31 checks how close a civil war is and whose flags share a country', () => {
    const spain: Effect = { ...FLEXIBLE, countries: ['Spain', 'Finland'] };
    const near = rules(['country', 'war-near', 'unused']);
    expect(answerOf(spain, near)).not.toBe('none');
    expect(
      answerOf(spain, near, (table) =>
        table.run('civil-war', { country: 'Spain', counters: 3, state: 'quiet' }),
      ),
    ).toBe('none');
    const contested = rules(['country', 'contested', 'own'], ['country', 'always', 'unused']);
    expect(answerOf(FLEXIBLE, contested)).toBe('none');
    expect(answerOf(FLEXIBLE, contested, flags)).toBe('Poland');
  });

  it('GS Guide, Diplomacy: subversion works in the country its policy chooses, or nowhere', () => {
    expect(answerOf(SUBVERSION, rules(['target', 'always', 'own']), flags)).toBe('Poland');
    expect(answerOf(SUBVERSION, rules(['target', 'always', 'unused']), flags)).toBe('none');
    const purged = rules(['target', 'purge', 'unused']);
    expect(answerOf(SUBVERSION, purged)).not.toBe('none');
    expect(
      answerOf(SUBVERSION, purged, (table) => table.run('set-fact', { fact: 'russia', purge: true })),
    ).toBe('none');
  });
});

describe('research', () => {
  const steps = (table: Play, project: string, count: number) =>
    table.run('set-sheet', { board: 'Russia', what: 'steps', project, steps: count });
  const sheetOf = (table: Play) => researchSheetOf(table.state, 'Russia');
  const QUIET_CARD = event({ kind: 'income', power: 'Russia', amount: 1 });
  const rooms = rules(['project', 'always', 'furthest']);

  it('GS 15.21 places every point of Russia’s own sheet, one to a project', () => {
    const table = russian(QUIET_CARD);
    leave(table, papers(table, 'Russia', HOUSE_POLICY, { apps: RUSSIA }));
    const placed = Object.values(sheetOf(table).placed);
    expect(placed).toEqual([
      { own: 1, free: 0 },
      { own: 1, free: 0 },
      { own: 1, free: 0 },
    ]);
  });

  it('GS 15.11 leaves the sheet of an alliance to the person who shares it', () => {
    const table = hands({}, { keeps: ['research'] });
    const types = (apps: Power[]) =>
      papers(table, 'Britain', HOUSE_POLICY, { apps }).map(({ command }) => command.type);
    expect(types(['Britain', 'Russia'])).toEqual(['order']);
    expect(types(['Britain', 'France'])).toContain('place');
  });

  it.each([
    ['furthest', 'Russia/armor'],
    ['finish', 'Russia/rockets'],
  ])('GS 15.13 a point goes to %s', (done, project) => {
    const table = russian(QUIET_CARD);
    steps(table, 'Russia/armor', 4);
    steps(table, 'Russia/rockets', 3);
    const [first] = papers(table, 'Russia', rules(['project', 'always', done])).filter(
      ({ command }) => command.type === 'place',
    );
    expect(first?.command.project).toBe(project);
  });

  it('GS Guide, Support: a point goes to a project counted by an event in hand; to atomic research if permitted', () => {
    const armor = russian(
      secret({ kind: 'support-progress', power: 'Russia', base: 0, max: 3, project: 'Russia/armor' }),
    );
    const counted = papers(armor, 'Russia', rules(['project', 'counted', 'counted']));
    expect(counted.map(({ command }) => command.project)).toContain('Russia/armor');
    const policy = rules(['project', 'atomic', 'atomic']);
    const placedOn = (table: Play) => papers(table, 'Russia', policy).map(({ command }) => command.project);
    expect(placedOn(russian(QUIET_CARD))).not.toContain('Russia/atomic');
    expect(placedOn(russian(QUIET_CARD, [{ kind: 'atomic' }]))).toContain('Russia/atomic');
  });

  it('GS 9.41B brings a research event before or after points, and picks what it leaves open', () => {
    const own = event({ kind: 'research-level-any', owner: 'Russia', category: 'military' });
    const commandTypes = (done: string) => {
      const table = russian(own);
      const chosen = papers(table, 'Russia', rules(['order', 'picks', done]));
      leave(table, chosen);
      expect(sheetOf(table).grants).toEqual([]);
      expect(Object.values(sheetOf(table).given)).toEqual([2]);
      expect(handOf(table.state, 'Russia').orders[1]).toMatchObject({ do: 'play', brought: true });
      return [...new Set(chosen.map(({ command }) => command.type))];
    };
    expect(commandTypes('before')).toEqual(['order', 'bring', 'assign', 'place']);
    expect(commandTypes('after')).toEqual(['order', 'place', 'bring', 'assign']);
  });

  it('GS Guide, Espionage: also places the free point from an event', () => {
    const table = russian(event({ kind: 'espionage', power: 'Russia', category: 'intelligence' }));
    leave(table, papers(table, 'Russia', rules(['order', 'espionage', 'after'])));
    expect(sheetOf(table).grants).toEqual([]);
    expect(Object.values(sheetOf(table).given)).toEqual([1]);
  });

  it('GS Guide, Research: the words of a card may ask before or after, too', () => {
    const own = event({ kind: 'by-hand', words: 'Draw a chit.', window: 'economic', order: true });
    for (const done of ['before', 'after']) {
      const table = russian(own);
      const [order] = papers(table, 'Russia', rules(['order', 'points', done]));
      expect(order?.command.answers).toEqual({ 0: done });
    }
  });

  it.each([
    ['one', [3]],
    ['even', [1, 1, 1]],
    ['give-up', []],
  ])('GS Guide, Research: assigns a surplus as its policy says: %s', (done, given) => {
    const doubling: Effect = { kind: 'doubling', project: 'battleship design' };
    const table = hands({}, { keeps: ['research'], running: true }, [doubling]);
    // Its last step is reached, so there is no room for three steps.
    table.run('set-sheet', {
      board: 'Allies',
      what: 'steps',
      project: 'Britain/battleship design',
      steps: 12,
    });
    expect(researchSheetOf(table.state, 'Allies').grants).toMatchObject([{ kind: 'surplus', steps: 3 }]);
    leave(table, papers(table, 'Britain', rules(['surplus', 'large', done])));
    expect(researchSheetOf(table.state, 'Allies').grants).toEqual([]);
    expect(Object.values(researchSheetOf(table.state, 'Allies').given)).toEqual(given);
  });

  it('GS 15.11 places no point after the segment', () => {
    const table = russian(QUIET_CARD).to('construction');
    expect(papers(table, 'Russia', rooms).filter(({ command }) => command.type === 'place')).toEqual([]);
  });
});

describe('public obligations', () => {
  const owedIn = (table: Play, type: Obligation['ask']['type']) =>
    table.open.obligations.find(({ ask }) => ask.type === type) as Obligation;
  const answer = (table: Play, power: Power, obligation: Obligation, policy = HOUSE_POLICY) =>
    chooseAnswer(eyesOf(table.state, power, ALL), obligation, { policy, ...dice() });

  const disputed = () =>
    german([event(income(1))], {}, [{ kind: 'dispute', countries: ['Bulgaria', 'Rumania'] }]);

  it('GS Guide, Diplomacy: backs a country in a dispute with its own counter, at first placement', () => {
    const table = disputed();
    table.run('set-fact', { fact: 'flags', country: 'Rumania', flags: ['Italy'] });
    const owed = owedIn(table, 'back');
    expect(answer(table, 'Germany', owed)).toBeNull();
    table.to('placement');
    expect(answer(table, 'Russia', owed)).toBeNull();
    const backed = answer(table, 'Germany', owed, rules(['back', 'always', 'own'])) as Chosen;
    expect(backed.command).toEqual({
      type: 'place-counter',
      power: 'Germany',
      country: 'Rumania',
      counter: 'diplomatic',
      backs: true,
      why: ['Always: one where its alliance has a flag'],
    });
    leave(table, [backed]);
    expect(sayEntry(table.journal.entries.at(-1) as Entry).notes).toEqual([
      'By its policy: Always: one where its alliance has a flag.',
    ]);
    const other = answer(table, 'Britain', owedIn(table, 'back')) as Chosen;
    expect(other.command).toMatchObject({ power: 'Britain', country: 'Bulgaria' });
    leave(table, [other]);
    expect(table.dues).toEqual([]);
  });

  it('GS Guide, Diplomacy: leaves it to the table if no power may place', () => {
    const table = disputed().to('placement');
    for (const power of ['Germany', 'Italy'] as const)
      for (const country of ['Spain', 'Greece', 'Turkey'] as const)
        table.attempt({
          type: 'place-counter',
          power,
          country:
            power === 'Germany'
              ? country
              : country === 'Spain'
                ? 'Poland'
                : country === 'Greece'
                  ? 'Hungary'
                  : 'Austria',
        });
    table.attempt({ type: 'place-counter', power: 'Germany', country: 'Belgium', counter: 'anti-Comintern' });
    const waived = answer(table, 'Italy', owedIn(table, 'back')) as Chosen;
    expect(waived.command.type).toBe('waive');
    leave(table, [waived]);
    expect(table.open.disputes).toEqual([]);
  });

  it('GS Guide, Diplomacy: answers its own shown event, and never what the table owes', () => {
    const own: Effect = { kind: 'flexible', power: 'Germany', amount: 1, countries: ['Greece', 'Turkey'] };
    const table = german([event(own)])
      .to('diplomacy')
      .to('resolution');
    const owed = owedIn(table, 'answer');
    expect(owed.owes).toBe('Germany');
    expect(answer(table, 'Italy', owed)).toBeNull();
    expect(answer(table, 'Germany', { ...owed, owes: 'table' })).toBeNull();
    const chosen = answer(table, 'Germany', owed) as Chosen;
    expect(['Greece', 'Turkey']).toContain(chosen.command.answer);
    leave(table, [chosen]);
    expect(owedIn(table, 'answer')).toBeUndefined();
    const notes = sayEntry(table.journal.entries.at(-1) as Entry).notes?.join(' ');
    expect(notes).toContain('By its policy: ');
    expect(notes).toContain(String(chosen.command.answer));
  });

  it('GS 9.41C leaves permitted builds on the table’s board to the players, who are told and confirm them', () => {
    const table = german([event({ kind: 'free-unit', power: 'Germany' })], { keeps: ['ships'] }).to(
      'construction',
    );
    table.run('advance');
    const owed = table.dues.find(({ owes }) => owes === 'Germany')?.obligation;
    expect(owed?.words).toBe('Germany may build a free unit');
    expect(answer(table, 'Germany', owed as Obligation)).toBeNull();
    expect(table.dues.filter(({ owes }) => owes === 'Germany')).toHaveLength(1);
  });
});

describe('any policy', () => {
  it('the house policy has no mistakes, and every kind of choice has a default', () => {
    expect(checkPolicy(HOUSE_POLICY, CATALOGUE)).toEqual([]);
    for (const kind of CATALOGUE.choices) expect(Object.keys(kind.options)).toContain(kind.otherwise);
  });

  it('without a rule every card has its order all the same, and every point its project', () => {
    const table = russian(event({ kind: 'research-steps-any', owner: 'Russia', category: 'air' }));
    expect(checkPolicy(rules(), CATALOGUE)).toHaveLength(CATALOGUE.choices.length);
    const chosen = papers(table, 'Russia', rules());
    leave(table, chosen);
    expect(orders(chosen)).toEqual([[1, 'play']]);
    expect(researchSheetOf(table.state, 'Russia').grants).toEqual([]);
  });
});
