import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { effectsOf, placeOf } from '../../testing/effects-of';
import { notionsOf } from '../../testing/shortened';
import { isCounted } from '../grammar/guards';
import { parseEntered } from '../read/read-event';
import freeLines from './free-lines.json';
import { canon } from './measure';

const FORMULAS = ['support-index', 'support-climate', 'support-balance'];

const SUBJECTS = ['supp', 'support', 'income', 'tiles', 'EAI', 'the index', 'climate', 'bop'];
const JOINTS = [', ', ' / ', ' and ', ' ', '; ', '\n'];
const pairs = SUBJECTS.flatMap((one) =>
  SUBJECTS.filter((other) => other !== one).map((other) => [one, other] as const),
);

describe('two things in one breath', () => {
  it.each(['up', 'rises', 'down', 'falls'])(
    'GS 9.31: reads nothing if both go %s without a number',
    (way) => {
      const wrong = pairs.flatMap(([one, other]) =>
        JOINTS.map((joint) => `${one} ${way}${joint}${other} ${way}`).filter(
          (line) => effectsOf(line, 'Germany') !== null,
        ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('GS 9.31: each keeps its own number and sign, or nothing is read', () => {
    const own = {
      supp: 'support',
      support: 'support',
      income: 'income',
      EAI: 'index',
      'the index': 'index',
    } as const;
    const names = Object.keys(own) as (keyof typeof own)[];
    const wrong: string[] = [];
    for (const one of names)
      for (const other of names)
        for (const joint of JOINTS) {
          if (own[one] === own[other]) continue;
          const line = `${one} +2${joint}${other} -3`;
          const read = effectsOf(line, 'Germany');
          const amounts = read?.map((effect) => [effect.kind, 'amount' in effect && effect.amount]);
          if (
            read &&
            JSON.stringify(amounts) !==
              JSON.stringify([
                [own[one], 2],
                [own[other], -3],
              ])
          )
            wrong.push(line);
        }
    expect(wrong).toEqual([]);
  });
});

describe('GS Guide, Support: a track', () => {
  const tracks = ['bop', 'balance of power', 'EAI', 'the index', 'climate', 'ec'];
  const links = ['supp = ', 'support by ', 'support follows ', 'supp: ', 'support moves with ', 'supp '];

  it('turned round is not the track', () => {
    const wrong: string[] = [];
    for (const link of links)
      for (const track of tracks)
        for (const turned of ['-', '- ', 'minus the ', 'opposite of ', 'the inverse of ']) {
          const plain = effectsOf(link + track, 'Germany');
          const read = effectsOf(link + turned + track, 'Germany');
          if (read && plain && canon(read) === canon(plain)) wrong.push(link + turned + track);
        }
    expect(wrong).toEqual([]);
  });

  it.each([
    '3 either way',
    'three either way',
    'plus or minus 3',
    '±3',
    '+/-3',
    '3 up or down',
    '3 in either direction',
    '3',
  ])('followed by “%s” is never a second support', (bounds) => {
    const wrong = links.flatMap((link) =>
      tracks
        .flatMap((track) => [', ', ' ', '; ', '\n', ' ('].map((joint) => `${link}${track}${joint}${bounds}`))
        .filter((line) => {
          const read = effectsOf(line, 'Germany');
          return read && !(read.length === 1 && FORMULAS.includes(read[0]?.kind ?? ''));
        }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a number of an unnamed thing', () => {
  const bare = [
    '1 more',
    '1 less',
    'lose 1',
    'gain 1',
    '+1',
    '-1',
    'earns one less',
    'one fewer',
    'up 2',
    'down two',
  ];
  const other = ['draw 1 more', '1 extra draw', 'draws two fewer', '2 cheaper', 'one dearer', 'costs 2 less'];

  it.each([...bare, ...other])('“%s” is never read at once, on any power’s card', (line) => {
    for (const form of ['Germany', 'Italy', 'Britain', 'France', 'Russia', 'general'])
      expect(effectsOf(line, form)).toBeNull();
  });
});

describe('so much for each of something', () => {
  const counted = ['level', 'result', 'step', 'trade pact', 'point', 'tile'];
  const each = ['per', 'for each', 'for every', 'each'];
  const things = ['support', 'income', 'random tiles', 'EAI', 'factory'];
  const lines = things.flatMap((thing) =>
    each.flatMap((per) =>
      counted.flatMap((one) => [`${thing} +1 ${per} ${one}`, `+1 ${thing} ${per} ${one}`]),
    ),
  );

  it.each(['general', 'Germany', 'Russia'])(
    'GS Guide, Support: on the card of %s it is counted, or nothing is read',
    (form) => {
      const loose = lines.filter((line) => effectsOf(line, form)?.some((effect) => !isCounted(effect)));
      expect(loose).toEqual([]);
    },
  );
});

describe('two things without a named power', () => {
  const things = ['support +1', 'income +2', '1 random tile fewer', 'Turkey 1'];
  const lines = things.flatMap((one) =>
    things.flatMap((other) =>
      one === other ? [] : [', ', '; ', ' and '].map((joint) => `${one}${joint}${other}`),
    ),
  );

  it.each(lines)('GS 9.31: does not read “%s” on the general card, as it names no power', (line) =>
    expect(effectsOf(line, 'general')).toBeNull(),
  );
});

/** The numbers of a reading that may not be typed, and those that its kind implies. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [Math.abs(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];
const SAID_BY_KIND: Partial<Record<Effect['kind'], readonly number[]>> = {
  ...{
    'support-index': [3],
    'support-climate': [3],
    'support-balance': [3],
    doubling: [3, 2],
    atomic: [3, 2],
  },
  acceleration: [1, 2],
};

/** The names and numbers of a line that its reading lacks. */
function lostIn(line: string, effects: readonly Effect[], place: CardPlace): string[] {
  const known = notionsOf(line, place);
  const held = JSON.stringify(effects);
  const has = new Set([
    1,
    ...effects.flatMap((effect) => [...numbersIn(effect), ...(SAID_BY_KIND[effect.kind] ?? [])]),
  ]);
  const spoken = [...line.matchAll(/(?<![\w.,])\d+(?![\w.,]\w|\w)/g)].map(([figures]) => Number(figures));
  const mentioned = known.flatMap(({ is, value }) =>
    is === 'country' || is === 'project' ? [String(value)] : [],
  );
  // “Two projects”, “a 3rd counter”: part of the kind, not an amount.
  const counts = effects.some(({ kind }) =>
    /^(?:research-|diplomatic-counter|free-|civil-war|purge|espionage|subversion)/.test(kind),
  );
  return [
    ...spoken.filter((number) => !has.has(number) && number !== 0 && !counts).map(String),
    ...mentioned.filter((name) => !held.includes(name) && !effects.some(({ kind }) => kind === 'by-hand')),
  ];
}

/** The line without each of its words. */
const shortened = (line: string) => {
  const words = line.split(' ');
  return words
    .map((_, at) => words.filter((_, other) => other !== at).join(' '))
    .filter((short) => short.trim() !== '');
};

describe('no typed text is lost', () => {
  const every = Math.round(1 / share());
  const sample = freeLines.filter((_, at) => at % every === inject('seed') % every);

  it('every figure, country and project of a measured line is in what it does', () => {
    const wrong = freeLines.flatMap(({ line, form }) => {
      const read = effectsOf(line, form);
      const lost = read ? lostIn(line, read, placeOf(form)) : [];
      return lost.length > 0 ? [`${form}: ${line}: ${lost}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('nor with one word left out', () => {
    const wrong = sample.flatMap(({ line, form }) =>
      shortened(line).flatMap((short) => {
        const read = effectsOf(short, form);
        const lost = read ? lostIn(short, read, placeOf(form)) : [];
        return lost.length > 0 ? [`${form}: ${short}: ${lost}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('on two lines it does what it does on one, or is asked about', () => {
    const wrong = freeLines.flatMap(({ line, form }) => {
      const place = placeOf(form);
      const whole = effectsOf(line, form);
      return [...line.matchAll(/ ?[,;/] /g)].flatMap(({ index, 0: mark }) => {
        const two = `${line.slice(0, index)}\n${line.slice(index + mark.length)}`;
        const read = parseEntered(two, place);
        const same =
          !read.ok || !whole || read.value.title !== '' || canon(read.value.effects) === canon(whole);
        return same ? [] : [`${form}: ${two}: ${JSON.stringify(read.value.effects)}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
