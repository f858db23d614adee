import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { expectLinear } from '@/kernel/testing/growth';
import { kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { generalEvent, ownEvent } from '../../testing/arbitraries';
import { POWERS } from '../../vocabulary';
import { canon } from '../measured/measure';
import { readAtOnce, readLine } from '../read/read-line';
import { createSourceText } from '../read/source-text';
import { NAMES } from './names';
import { readFreely } from './read-freely';

const GENERAL: CardPlace = { general: true };
const of = (power: (typeof POWERS)[number]): CardPlace => ({ general: false, power });

/** What words in any order say, without the forms that cards print. */
function freely(words: string, place: CardPlace = GENERAL) {
  const { plain } = createSourceText(words);
  return readFreely(plain, 0, plain.length, place);
}

describe('words in any order', () => {
  it.each<[string, CardPlace, object]>([
    ['Support: France -1', GENERAL, { kind: 'support', power: 'France', amount: -1 }],
    ['-1 French support', GENERAL, { kind: 'support', power: 'France', amount: -1 }],
    ['UK support +1', GENERAL, { kind: 'support', power: 'Britain', amount: 1 }],
    ['Germany: income +2', GENERAL, { kind: 'income', power: 'Germany', amount: 2 }],
    ['Index ⁻1', GENERAL, { kind: 'index', amount: -1 }],
    ['Double rockets', GENERAL, { kind: 'doubling', project: 'rockets' }],
    ['Support -1', of('Germany'), { kind: 'support', power: 'Germany', amount: -1 }],
    ['Naval espionage', of('Britain'), { kind: 'espionage', power: 'Britain', category: 'naval' }],
    ['Free infantry', of('France'), { kind: 'free-unit', power: 'France', unit: 'infantry' }],
    ['Support equal to EAI', of('Italy'), { kind: 'support-index', power: 'Italy' }],
    ['Extra diplomatic counter', of('Britain'), { kind: 'diplomatic-counter', power: 'Britain' }],
    [
      'Subversion',
      of('Russia'),
      { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] },
    ],
    [
      'Austria 2 (Germany)',
      GENERAL,
      { kind: 'diplomacy', country: 'Austria', amount: 2, side: 'Axis', beneficiaries: ['Germany'] },
    ],
  ])('%s', (words, place, effect) => {
    expect(freely(words, place)).toEqual({ ways: [[effect]] });
  });

  it.each<[string, CardPlace, number]>([
    ['Poland - 1 (France)', GENERAL, 2],
    ['Albania, Greece, Turkey +1', of('Italy'), 2],
    ['extra counter', of('Britain'), 2],
    ['Support +1', GENERAL, 8],
    ['Espionage', of('Italy'), 5],
    ['Support -3, +1 per military result', of('Germany'), 3],
    ['+1', of('France'), 3],
  ])('%s can be meant in several ways: all are offered', (words, place, ways) => {
    const read = freely(words, place);
    expect('ways' in read && read.ways.length).toBe(ways);
  });

  it.each([
    'Raise the index to 3',
    'German support +1 if Poland is conquered',
    'No change to French support',
    'French support +1.5',
    'French support +1 for good',
    'British income doubled',
    'Two free units [France]',
    'All British ships +2 spaces',
    'German or Italian support +1',
    'Denmark +1 [Germany]',
    'French support +1 next turn',
    'French support -1 each turn',
    'British support falls by the EAI',
    'British support = - EAI',
    'British support = - Balance of Power',
    'No civil war in Spain',
    'One free French ship less',
    'Less purge in Russia',
    'Germany against Poland and Rumania +1',
    'Austria and Hungary back Germany +1',
    'Opponents of Germany lose 1 support',
  ])('%s: what changes the meaning is never passed over', (words) => {
    expect(freely(words)).not.toHaveProperty('ways');
  });

  it('“+1, +1 for each” is one formula, as cards print it, and never two events', () => {
    expect(freely('-3 support; +1 for every military result, maximum 3', of('Germany'))).toEqual({
      ways: [[{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }]],
    });
  });

  it.each<[string, CardPlace, object[]]>([
    [
      'Lose one tile and one support',
      of('Britain'),
      [
        { kind: 'tile-draw', power: 'Britain', amount: -1 },
        { kind: 'support', power: 'Britain', amount: -1 },
      ],
    ],
    [
      'Germany loses one support and one income',
      GENERAL,
      [
        { kind: 'support', power: 'Germany', amount: -1 },
        { kind: 'income', power: 'Germany', amount: -1 },
      ],
    ],
    [
      'supp +1, UK supp -1',
      of('Germany'),
      [
        { kind: 'support', power: 'Germany', amount: 1 },
        { kind: 'support', power: 'Britain', amount: -1 },
      ],
    ],
    [
      'UK/France support each one less, Germany one more',
      GENERAL,
      [
        { kind: 'support', power: 'Britain', amount: -1 },
        { kind: 'support', power: 'France', amount: -1 },
        { kind: 'support', power: 'Germany', amount: 1 },
      ],
    ],
    ['one more unit build free, without tile', of('Germany'), [{ kind: 'free-unit', power: 'Germany' }]],
    ['I draw one more tile', of('Britain'), [{ kind: 'tile-draw', power: 'Britain', amount: 1 }]],
    [
      'support minus 3, per level of armor +1, max 3',
      of('Germany'),
      [{ kind: 'support-progress', power: 'Germany', base: -3, max: 3, project: 'Germany/armor' }],
    ],
  ])('%s: as people at a table meant it', (words, place, effects) => {
    expect(freely(words, place)).toEqual({ ways: [effects] });
  });

  it('“Converting factories 2 for Germany” is asked on another card, and never of it in silence', () => {
    const read = freely('Converting factories 2 for Germany', of('France'));
    expect(
      'ways' in read && read.ways.flat().every((effect) => 'power' in effect && effect.power === 'Germany'),
    ).toBe(true);
  });

  it('“I” is nobody on the general card', () => {
    expect(freely('I draw one more tile')).not.toHaveProperty('ways');
  });

  it.each(['-2', 'lose 2', '2 less', 'earns two less'])(
    '“%s” asks which number, whatever the sheet begins with',
    (line) => {
      const amount = { power: 'France', amount: -2 };
      expect(freely(line, of('France'))).toEqual({
        ways: [
          [{ kind: 'support', ...amount }],
          [{ kind: 'income', ...amount }],
          [{ kind: 'tile-draw', ...amount }],
        ],
      });
    },
  );
});

describe('both directions', () => {
  const anyEvent = fc.oneof(
    generalEvent.map((event) => ({ event, place: GENERAL })),
    ...POWERS.map((power) => ownEvent(power).map((event) => ({ event, place: of(power) }))),
  );

  it('what a card prints is read freely as the same, or not at all', () => {
    fc.assert(
      fc.property(anyEvent, ({ event, place }) => {
        for (const effect of event.effects) {
          if (effect.kind === 'by-hand') continue;
          const read = freely(kindOf(effect).print(effect, place), place);
          if (!('ways' in read) || read.ways.length > 1) continue;
          expect(read.ways.map(canon)).toEqual([canon([effect])]);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('every way that is offered is printed so that it is read as that', () => {
    for (const [words, place] of [
      ['Albania, Greece, Turkey +1', of('Italy')],
      ['Air +1 level', of('Italy')],
      ['Espionage', of('Italy')],
      ['Support -3, +1 per military result', of('Germany')],
    ] as const) {
      const read = freely(words, place);
      if (!('ways' in read)) throw new Error(words);
      expect(readLine(words, place)).toEqual({ choices: read.ways });
    }
  });
});

describe('the tables of names', () => {
  it('nothing is called what something else is called', () => {
    const called = [...NAMES].map(
      ([word, notion]) => [word, `${notion.is} ${String(notion.value)}`] as const,
    );
    const owners = new Map<string, Set<string>>();
    for (const [word, name] of called) owners.set(word, new Set([...(owners.get(word) ?? []), name]));
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
  });
});

describe('hostile words', () => {
  it('are read in time that grows with their length alone', () => {
    for (const part of [
      'support +1, ',
      'and ',
      '+1 ',
      'trade pact in ',
      '[',
      'a ',
      'e.a.i. ',
      ';',
      '/ ',
      'Poland or ',
    ])
      expectLinear(process.cpuUsage, part.repeat(4000 / part.length), (text) => {
        readLine(text, GENERAL);
        readLine(text.match(/.{1,200}/gs)?.join('\n') ?? '', GENERAL);
      });
  });
});

describe('whom a country leans to is not said by another effect', () => {
  const lines: [string, RegExp | null][] = [
    ['Turkey: 1 / France draws no random tiles', null],
    ['Austria: 2, Italian support level: -1', null],
    ['Austria: 2 / Russian support level: -1 / EAI: +1', null],
    ['Turkey 1 Germany, Hungary 1', /Germany/],
  ];
  it.each(lines)('GS Guide, Diplomacy: %s', (line, who) => {
    const read = readLine(line, { general: true });
    if (who) expect(JSON.stringify('read' in read && read.read)).toMatch(who);
    else expect('choices' in read && read.choices.length).toBeGreaterThan(4);
  });

  it('GS 25.31: of a civil war nobody is named', () => {
    expect(readLine('Italian support level: -1 / Spain 0 / EAI: + 1', { general: true })).toEqual({
      read: [
        { kind: 'support', power: 'Italy', amount: -1 },
        { kind: 'civil-war', country: 'Spain' },
        { kind: 'index', amount: 1 },
      ],
    });
  });
});

describe('what several people say in one line stays each one’s own', () => {
  const own = of('Britain');
  const read = (line: string, place: CardPlace = own) => readAtOnce(line, place);
  const support = (power: (typeof POWERS)[number], amount: number) => ({ kind: 'support', power, amount });

  it('GS Guide, Support: “we” and “us” are the owner of the card beside others, too', () => {
    expect(read('fr +1 support, we lose 2')).toEqual([support('France', 1), support('Britain', -2)]);
    expect(read('france and us +1 support')).toEqual([support('Britain', 1), support('France', 1)]);
    expect(read('fr +1 tile, us none')).toEqual([
      { kind: 'tile-draw', power: 'France', amount: 1 },
      { kind: 'tile-draw', power: 'Britain', amount: 'none' },
    ]);
  });

  it.each(['no tiles for fr, one for uk', 'ger has -1 income but gets a random tile', 'ger income zero'])(
    'nothing is made of “%s” that it does not say',
    (line) => {
      expect(readLine(line, own)).toHaveProperty('refused');
      expect(readLine(line, GENERAL)).toHaveProperty('refused');
    },
  );

  it.each(['German support -1, income +1', 'Germans lose 1 income, support up 1'])(
    'on Russia’s card “%s” asks whose the second is',
    (line) => {
      const found = readLine(line, of('Russia'));
      const powers = ('choices' in found ? found.choices : []).map((way) =>
        way.map((effect) => 'power' in effect && effect.power),
      );
      expect(powers).toEqual(
        expect.arrayContaining([
          ['Germany', 'Russia'],
          ['Germany', 'Germany'],
        ]),
      );
    },
  );

  it('GS 23.24: what is nobody’s is not asked about', () => {
    expect(read('German support -1, EAI +1')).toEqual([support('Germany', -1), { kind: 'index', amount: 1 }]);
  });
});
