import { describe, expect, it } from 'vitest';
import { checkPolicy, type Policy } from '@/kernel/command/policy';
import { system } from '../system';
import { sitDown, withHands } from '../testing/play';
import { by, rules } from '../testing/policy';
import type { Power, Region } from '../vocabulary';
import { CATALOGUE } from './catalogue';
import { chooseAnswer, chooseFlag, chooseOrders, chooseSurplus, visibleFactsOf } from './choosing';
import { HOUSE_POLICY } from './house-policy';

type Table = ReturnType<typeof sitDown>;

const line = (total: string, amount: number) => ({ kind: 'line' as const, total, amount });
const GAIN = { title: 'A gain', effects: [line('support:China', 2)] };
const LOSS = { title: 'A loss', effects: [line('income:China', -1)] };
const INDEX = { title: 'A note', effects: [line('index', 1)] };
const ANY_TIME = { ...GAIN, window: 'any-time' as const };
const TALKS = { ...GAIN, window: 'diplomatic' as const };
const turnFlag = (picks: Power) => ({
  title: 'A flag',
  effects: [
    {
      kind: 'turn-flag' as const,
      from: 'warlord' as const,
      to: 'Nationalist' as const,
      picks,
      rule: 'SOA 26.213B',
    },
  ],
});

const papers = (table: Table, policy: Policy, power: Power = 'China', ...shown: number[]) => {
  const dice = by(policy, ...shown);
  return chooseOrders(visibleFactsOf(table.state, power), () => dice);
};
const orders = (chosen: ReturnType<typeof papers>) => chosen.map(({ command }) => [command.slot, command.do]);
const leave = (table: Table, chosen: ReturnType<typeof papers>) => {
  for (const { command } of chosen) expect(table.attempt(command)).toBeNull();
};

describe('SOA 9 (assumed): showing or keeping a card', () => {
  it.each([
    ['lowers', LOSS, GAIN],
    ['raises', GAIN, LOSS],
    ['moves-index', INDEX, GAIN],
    ['own-flag', turnFlag('China'), turnFlag('Japan')],
    ['other-flag', turnFlag('Japan'), turnFlag('China')],
    ['any-time', ANY_TIME, GAIN],
    ['open-entry', null, GAIN],
  ])('a rule asks %s of the card', (when, yes, no) => {
    const table = withHands({ China: [yes, no] }, { china: { Yunnan: 'W' } });
    expect(orders(papers(table, rules(['card', when, 'keep'])))).toEqual([
      [1, 'keep'],
      [2, 'play'],
    ]);
  });

  it('SOA 26.213: without such a flag the card offers no pick', () => {
    const table = withHands({ China: [turnFlag('China')] });
    expect(orders(papers(table, rules(['card', 'own-flag', 'keep'])))).toEqual([[1, 'play']]);
  });

  it('support and income count together, and only the power’s own', () => {
    const mixed = {
      title: '',
      effects: [line('support:China', 1), line('income:China', -1), line('income:Japan', 5)],
    };
    const table = withHands({ China: [mixed] });
    expect(orders(papers(table, rules(['card', 'lowers', 'keep'], ['card', 'raises', 'keep'])))).toEqual([
      [1, 'play'],
    ]);
  });

  it('SOA 10: reads the current support', () => {
    const table = withHands({ China: [GAIN] });
    const low = rules(['card', 'support-low', 'keep']);
    expect(orders(papers(table, low))).toEqual([[1, 'play']]);
    table.run('add-line', { total: 'support:China', amount: -1 });
    expect(orders(papers(table, low))).toEqual([[1, 'keep']]);
  });

  it('follows its odds: five of six sides keep the card', () => {
    const table = withHands({ China: [LOSS] });
    const keepers = [1, 2, 3, 4, 5, 6].filter(
      (side) => orders(papers(table, HOUSE_POLICY, 'China', side))[0]?.[1] === 'keep',
    );
    expect(keepers).toEqual([1, 2, 3, 4, 5]);
  });

  it('decides each card once, and kept cards again in the Diplomatic phase and at the end, with reasons', () => {
    const policy = rules(
      ['card', 'last', 'show'],
      ['card', 'diplomatic', 'keep'],
      ['card', 'always', 'keep'],
    );
    const table = withHands({ China: [GAIN, TALKS, ANY_TIME, null] });
    leave(table, papers(table, policy));
    expect(papers(table, policy)).toEqual([]);
    table.to('diplomacy');
    // The first card could be shown only when the cards were read, so there is nothing left to decide about it.
    const later = papers(table, policy);
    expect(orders(later)).toEqual([
      [2, 'keep'],
      [3, 'keep'],
      [4, 'keep'],
    ]);
    leave(table, later);
    table.to('end');
    const last = papers(table, policy);
    expect(orders(last)).toEqual([
      [3, 'play'],
      [4, 'play'],
    ]);
    expect(last[0]?.why).toEqual([
      'Always: keep it',
      'Decided again in the Diplomatic phase',
      'If the Diplomatic phase has come: keep it',
      'Decided again in the China Incident phase',
      'If it is the turn’s last moment: show it',
    ]);
  });

  it('a round that the table calls decides only what has no order', () => {
    const table = withHands({ China: [ANY_TIME, ANY_TIME] });
    leave(table, papers(table, rules(['card', 'always', 'keep'])).slice(0, 1));
    table.to('diplomacy').run('call-round');
    expect(orders(papers(table, rules()))).toEqual([[2, 'play']]);
  });

  it('an ordered card for any time, or one with an open entry, is shown when the papers close', () => {
    const table = withHands({ China: [GAIN, ANY_TIME, null] });
    leave(table, papers(table, rules()));
    const shown = system.afterPapers(table.state, ['China']);
    expect(shown.map(({ slot }) => slot)).toEqual([2, 3]);
  });
});

describe('SOA 26.111, 26.213: choosing the region of a turned flag', () => {
  function pickedBy(
    power: Power,
    number: number,
    china: Partial<Record<Region, string>>,
    policy: Policy,
    { set = () => {}, shown = [] }: { set?: (table: Table) => void; shown?: number[] } = {},
  ) {
    const table = sitDown('paper', { china });
    set(table);
    table.run('enter-card', { number });
    table.run('apply-card');
    const [owed] = table.open.obligations;
    if (!owed) throw new Error('Nothing is owed.');
    const chosen = chooseAnswer(visibleFactsOf(table.state, power), owed, by(policy, ...shown));
    if (chosen) expect(table.attempt(chosen.command)).toBeNull();
    return chosen?.command.region;
  }
  const go = (done: string, when = 'always') => rules(['flag', when, done]);

  it.each<[string, Power, number, Partial<Record<Region, string>>, string]>([
    ['Japan leads where a Nationalist flag goes', 'Japan', 45, { Shanghai: 'NNJ', Yunnan: 'NJ' }, 'Yunnan'],
    [
      'Japan leads where a warlord flag comes over',
      'Japan',
      56,
      { Shanghai: 'NWJ', Yunnan: 'NNW' },
      'Shanghai',
    ],
    ['China leads where a Japanese flag goes', 'China', 47, { Shanghai: 'NJ', Yunnan: 'NJJ' }, 'Shanghai'],
    [
      'China leads where a warlord flag comes over',
      'China',
      43,
      { Shanghai: 'WJJ', Yunnan: 'NWJ' },
      'Yunnan',
    ],
  ])('%s', (_, power, number, china, region) => {
    expect(pickedBy(power, number, china, go('lead'))).toBe(region);
  });

  it('a region in which its side leads already is not taken again', () => {
    const china = { Shanghai: 'NNW', Yunnan: 'WJ', Shensi: 'W' };
    expect(pickedBy('China', 43, china, go('lead'))).toBe('Shensi');
  });

  it('SOA 32 (assumed): Communist flags are China’s once there is a United Front', () => {
    const china = { Shanghai: 'CWJ', Yunnan: 'WJJ' };
    const front = (table: Table) => table.run('set-front', { exists: true });
    expect(pickedBy('China', 43, china, go('own'), { shown: [2] })).toBe('Yunnan');
    expect(pickedBy('China', 43, china, go('own'), { set: front })).toBe('Shanghai');
    expect(pickedBy('China', 43, china, go('lead'), { set: front })).toBe('Shanghai');
  });

  it.each([
    ['own', 'Shanghai'],
    ['rival', 'Yunnan'],
    ['new', 'Shensi'],
  ])('China turns a warlord flag by %s', (done, region) => {
    const china = { Shanghai: 'NJW', Yunnan: 'NJJW', Shensi: 'W' };
    const table = done === 'own' ? { Shanghai: 'NW', Yunnan: 'JJW', Shensi: 'W' } : china;
    expect(pickedBy('China', 43, table, go(done))).toBe(region);
  });

  it('SOA 26.112D, E: a region whose warlord card cannot come at the next draw', () => {
    const china = { Shanghai: 'W', Yunnan: 'W' };
    const conquer = (table: Table) => table.run('conquest', { region: 'Yunnan', conquered: true });
    expect(pickedBy('China', 43, china, go('safe'))).toBe('Shanghai');
    expect(pickedBy('China', 43, china, go('safe'), { set: conquer })).toBe('Yunnan');
  });

  it.each<[string, [Power, number], [Power, number]]>([
    ['to-warlord', ['Japan', 45], ['Japan', 56]],
    ['from-warlord', ['Japan', 56], ['Japan', 45]],
    ['surplus', ['China', 0], ['China', 43]],
  ])('a rule asks of the turning: %s', (when, yes, no) => {
    const china = { Shanghai: 'NNWJ', Shensi: 'NW' };
    // If the rule does not apply, the second side of a die picks the second region.
    const where = ([power, number]: [Power, number]) =>
      number > 0
        ? pickedBy(power, number, china, go('rival', when), { shown: [2] })
        : bySurplus(china, go('rival', when));
    expect(where(yes)).toBe('Shanghai');
    expect(where(no)).toBe('Shensi');
  });

  function bySurplus(china: Partial<Record<Region, string>>, policy: Policy) {
    const table = sitDown('paper', { china });
    table.run('set-front', { exists: true, allJoined: true, surplus: 1 });
    const turned = { cause: 'surplus', from: 'warlord', to: 'Nationalist' } as const;
    return chooseFlag(table.open, 'China', turned, by(policy, 2))?.region;
  }

  it.each<[string, string, object]>([
    ['front', 'set-front', { exists: true }],
    ['behind', 'place-flag', { region: 'Yunnan', flag: 'Japanese' }],
    ['support-low', 'add-line', { total: 'support:China', amount: -1 }],
  ])('a rule asks of the table: %s', (when, type, more) => {
    const china = { Shanghai: 'NNJJ', Shensi: 'NJ' };
    const set = (table: Table) => table.run(type, more);
    expect(pickedBy('China', 47, china, go('rival', when), { set, shown: [3] })).toBe('Shanghai');
    expect(pickedBy('China', 47, china, go('rival', when), { shown: [3] })).toBe('Shensi');
  });

  it('among several that fit a die decides, each once', () => {
    const china = { Shanghai: 'NJ', Yunnan: 'NJ' };
    expect([1, 2].map((side) => pickedBy('Japan', 45, china, go('own'), { shown: [side] }))).toEqual([
      'Shanghai',
      'Yunnan',
    ]);
  });

  it('one region alone needs no die', () => {
    const never = { policy: HOUSE_POLICY, roll: () => Number.NaN };
    const table = sitDown('paper', { china: { Yunnan: 'N' } });
    table.run('enter-card', { number: 45 });
    table.run('apply-card');
    const chosen = chooseAnswer(
      visibleFactsOf(table.state, 'Japan'),
      table.open.obligations[0] as never,
      never,
    );
    expect(chosen?.why).toEqual(['It can be only in Yunnan']);
  });

  it('does not answer for another power or for the table', () => {
    const china = { Yunnan: 'N' };
    expect(pickedBy('China', 45, china, HOUSE_POLICY)).toBeUndefined();
    const table = sitDown('paper').to('read');
    table.run('show-event', { power: 'Britain', number: 12 });
    table.run('show-event', {
      power: 'Britain',
      event: { title: 'x', effects: [{ kind: 'by-hand', words: 'One ship is built.' }] },
    });
    expect(table.open.obligations.map(({ owes, ask }) => [owes, ask.type])).toEqual([
      ['Britain', 'entry'],
      ['Britain', 'table'],
    ]);
    for (const owed of table.open.obligations)
      expect(chooseAnswer(visibleFactsOf(table.state, 'Britain'), owed, by(HOUSE_POLICY))).toBeNull();
  });
});

describe('SOA 26.212, 32.72: the surplus of the United Front', () => {
  const FRONT = { exists: true, allJoined: true, surplus: 2, entered: 6 };
  function surplus(
    policy: Policy,
    front: object = FRONT,
    china: Partial<Record<Region, string>> = { Yunnan: 'W', Shensi: 'WJ' },
  ) {
    const table = sitDown('paper', { china }).to('diplomacy');
    table.run('set-front', front);
    const chosen = chooseSurplus(visibleFactsOf(table.state, 'China'), by(policy));
    if (chosen?.command) expect(table.attempt(chosen.command)).toBeNull();
    return { table, chosen };
  }
  const TURNS = rules(['surplus', 'always', 'turn'], ['flag', 'surplus', 'rival']);

  it('SOA 26.22: turns a flag in the region of its policy, and the Front falls by one', () => {
    const { table, chosen } = surplus(TURNS);
    expect(chosen?.command).toMatchObject({ type: 'convert-warlord', region: 'Shensi', cause: 'surplus' });
    expect([table.value('front'), table.open.front.surplusUsed]).toEqual([3, 1]);
  });

  it.each([
    ['there is no Front', { ...FRONT, exists: false }],
    ['not every Communist flag has joined', { ...FRONT, allJoined: false }],
    ['there is no surplus', { ...FRONT, surplus: 0 }],
  ])('is not asked where %s', (_, front) => {
    expect(surplus(TURNS, front).chosen).toBeNull();
  });

  it('is not asked without a warlord flag, in another step, or for another power', () => {
    expect(surplus(TURNS, FRONT, { Yunnan: 'N' }).chosen).toBeNull();
    const { table } = surplus(rules(['surplus', 'always', 'leave']));
    expect(chooseSurplus(visibleFactsOf(table.state, 'Japan'), by(TURNS))).toBeNull();
    table.to('warlord');
    expect(chooseSurplus(visibleFactsOf(table.state, 'China'), by(TURNS))).toBeNull();
  });

  it.each<[string, object, Partial<Record<Region, string>>, object, Partial<Record<Region, string>>]>([
    ['front-falls', { ...FRONT, entered: 2 }, { Yunnan: 'W' }, { ...FRONT, entered: 3 }, { Yunnan: 'W' }],
    ['lead', FRONT, { Yunnan: 'W' }, FRONT, { Yunnan: 'WJ' }],
    ['beside-japan', FRONT, { Yunnan: 'WJ' }, FRONT, { Yunnan: 'W', Shensi: 'J' }],
    ['last-one', { ...FRONT, surplus: 1 }, { Yunnan: 'W' }, FRONT, { Yunnan: 'W' }],
  ])('a rule asks %s', (when, yesFront, yes, noFront, no) => {
    const policy = rules(['surplus', when, 'turn'], ['surplus', 'always', 'leave']);
    expect(surplus(policy, yesFront, yes).chosen?.command).not.toBeNull();
    expect(surplus(policy, noFront, no).chosen?.command).toBeNull();
  });

  it('a level that is not entered does not fall below 0', () => {
    const policy = rules(['surplus', 'front-falls', 'leave'], ['surplus', 'always', 'turn']);
    expect(surplus(policy, { ...FRONT, entered: null }).chosen?.command).not.toBeNull();
  });
});

it('the house policy has no mistakes, at least 12 rules, and a default for every choice', () => {
  expect(checkPolicy(HOUSE_POLICY, CATALOGUE)).toEqual([]);
  expect(HOUSE_POLICY.rules.length).toBeGreaterThanOrEqual(12);
  for (const kind of CATALOGUE.choices) expect(Object.keys(kind.options)).toContain(kind.otherwise);
  expect(checkPolicy(rules(), CATALOGUE)).toHaveLength(CATALOGUE.choices.length);
});
