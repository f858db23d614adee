import { describe, expect, it } from 'vitest';
import type { Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { POWERS } from '@/systems/gathering-storm/vocabulary';
import { alikeTo, waysOf } from './ways';
import { nameUnread } from './words-form';

const GENERAL: CardPlace = { general: true };

function ways(text: string, place: CardPlace = GENERAL) {
  const read = parseEntered(text, place);
  const mistakes = read.ok ? [] : read.mistakes;
  return { mistakes, ways: mistakes[0] ? waysOf(text, mistakes[0] as Mistake, [place]) : [] };
}

describe('GS 9.21: a trend that is typed', () => {
  it.each<[string, number, string]>([
    ['Economic trend −1', -1, ''],
    ['Trend: +2', 2, ''],
    ['econ. trend 0', 0, ''],
    ['EAI +1, trend -1', -1, 'EAI +1'],
    ['trend -1, EAI +1', -1, 'EAI +1'],
    ['UK support +1\nTrend -2', -2, 'UK support +1'],
  ])('%j is set with a tap, and what else stands there stays', (text, trend, rest) => {
    const [first] = ways(text).ways;
    expect(first).toMatchObject({
      label: `Set the trend to ${trend < 0 ? '−' : trend > 0 ? '+' : ''}${Math.abs(trend)}`,
      trend,
    });
    expect(first?.text.trim()).toBe(rest);
    expect(parseEntered(first?.text ?? '', GENERAL).ok).toBe(true);
  });

  it.each(['Trend +9', 'the trend falls', 'trend 1.5'])('%j is told where it goes', (text) => {
    const { mistakes, ways: found } = ways(text);
    expect(mistakes[0]).toMatchObject({ message: 'The trend has a place of its own.', rule: 'GS 9.21' });
    expect(found.filter(({ trend, text: rest }) => trend !== undefined && rest !== '')).toEqual([]);
  });

  it.each<[string, number[]]>([
    ['+1', [1]],
    ['the trend falls', [-3, -2, -1]],
  ])('%j, first on a general card, offers the trend', (text, trends) =>
    expect(ways(text).ways.flatMap(({ trend }) => trend ?? [])).toEqual(trends),
  );

  it.each(['Economic trend -1', 'The trend falls', 'trend goes up by one'])(
    '%j is offered as no title',
    (text) => expect(ways(text).ways.filter(({ label }) => /title/.test(label))).toEqual([]),
  );

  it('on a power’s own card there is none', () => {
    const { mistakes, ways: found } = ways('Trend -1', { general: false, power: 'Italy' });
    expect(mistakes[0]?.message).toMatch(/general side/);
    expect(found.filter(({ trend }) => trend !== undefined)).toEqual([]);
  });
});

describe('GS 9.12: what changes nothing is offered last', () => {
  it.each([
    'Germany up one or so',
    'Turky: 1 [Germany]',
    'Germany gains support',
    'Free armour',
    'Extra counters',
    'One more tile or so',
  ])('%j', (text) => {
    const labels = ways(text).ways.map(({ label }) => label);
    expect(labels.indexOf('Keep it as a title: it changes nothing')).toBe(labels.length - 1);
  });
});

describe('GS 9.12: what looks like a title', () => {
  const italy: CardPlace = { general: false, power: 'Italy' };
  const labels = (text: string, place: CardPlace) => ways(text, place).ways.map(({ label }) => label);

  it.each<[string, CardPlace]>([
    ['The income of the poor', GENERAL],
    ['The income of the poor\nEAI +1', GENERAL],
    ['Support for France\nFrench support +1', GENERAL],
    ['German rearmament\nEAI: +1', GENERAL],
    ['A quiet season', GENERAL],
    ['The Axis at sea\nsupport +1', italy],
    ['Research and industry\nsupport +1', italy],
    ['Secret support for Spain\nsupport +1', italy],
  ])('%j is one by the first tap, and what stands below it is read', (text, place) => {
    const [first] = ways(text, place).ways;
    const [title] = text.split('\n');
    expect(first).toMatchObject({ label: 'It is the title', text: text.replace(title ?? '', `"${title}"`) });
    expect(parseEntered(first?.text ?? '', place)).toMatchObject({
      ok: true,
      value: { title, secret: false },
    });
  });

  it.each([
    'If the climate is bad, German support −1',
    'If the climate is bad, German support −1\nEAI +1',
    'Unless France has a pact, income +1',
    'When the index is high: German support -1',
    'German support -1 only in a purge, one level',
  ])('a condition is in no way a title: %j', (text) => {
    for (const place of [GENERAL, italy]) {
      expect(parseEntered(text, place).ok).toBe(false);
      expect(labels(text, place).filter((label) => /title/i.test(label))).toEqual([]);
    }
  });

  it.each([
    ['Italian suport', 'Did you mean “Italian support”?'],
    ['Germna support', 'Did you mean “German”?'],
  ])('%s is asked about as misspelled before that', (text, wanted) => {
    const found = labels(text, italy);
    expect(found.indexOf('It is the title')).toBe(-1);
    expect(found[0] === wanted || /^Did you mean/.test(found[0] ?? '')).toBe(true);
  });

  it('a word that says nothing is no better spelling', () =>
    expect(labels('A free hand\nEAI +1', italy).filter((label) => /Did you mean/.test(label))).toEqual([]));
});

describe('GS 9.12: what only the table can carry out', () => {
  const germany: CardPlace = { general: false, power: 'Germany' };
  const labels = (text: string, place: CardPlace = GENERAL) =>
    ways(text, place).ways.map(({ label }) => label);
  const effectsOf = (text: string, place: CardPlace) => {
    const read = parseEntered(text, place);
    return (read.ok ? read.value.effects : read.effects).map(({ kind }) => kind);
  };

  it.each<[string, CardPlace, string, string[]]>([
    ['The fleet sails home; French support -1', GENERAL, 'The fleet sails home', ['support']],
    [
      'French support -1; the fleet sails home; EAI +1',
      GENERAL,
      'the fleet sails home',
      ['support', 'index'],
    ],
    ['Support +1, the fleet sails home, EAI +1', germany, 'the fleet sails home', ['support', 'index']],
    ['Italian garrison mutinies. Italy loses 1 support', GENERAL, 'Italian garrison mutinies', ['support']],
  ])('%s: the rest of the line is kept', (text, place, hand, kinds) => {
    const way = ways(text, place).ways.find(({ label }) => label === `“${hand}” by hand, on our board`);
    expect(effectsOf(way?.text ?? '', place)).toEqual(kinds);
    expect(way?.text).toMatch(new RegExp(`By hand: ${hand}(?:\n|$)`));
    expect(labels(text, place)).toContain('The whole line by hand, on our board');
  });

  it.each<[string, CardPlace]>([
    ['If the climate is bad, German support −1', GENERAL],
    ['German support -1, Ruritania excepted', GENERAL],
    ['EAI +1, lasting two years', GENERAL],
    ['EAI +1; permanently so', GENERAL],
    ['Support +1, from next turn on', germany],
    ['Italy is shaken, support -1', germany],
    ['Italy is shaken. Support -1', germany],
    ['Albania, Ruritania, Greece or Turkey +1', germany],
    ['Support +1; wobbling', germany],
  ])('%s: nothing that may bind the rest is parted from it', (text, place) =>
    expect(labels(text, place).filter((label) => label.startsWith('Do “'))).toEqual([]),
  );

  it.each<[string, CardPlace, string]>([
    ['By hand: Atlantis: 1', GENERAL, 'Diplomatic'],
    ['By hand: a research project of the Moon', germany, 'Economic'],
    ['Support +1\nBy hand: the fleet sails home', germany, 'When drawn'],
    ['Income +1\nBy hand: the fleet sails home', germany, 'Income'],
    ['By hand: the fleet sails home', GENERAL, 'When drawn'],
  ])('GS 9.41, %j: its likely moment is one tap, the others are folded', (text, place, moment) => {
    const found = ways(text, place).ways;
    expect(found.filter(({ folded }) => !folded).map(({ label }) => label)).toEqual([moment]);
    expect(found).toHaveLength(9);
    expect(parseEntered(found[0]?.text ?? '', place).ok).toBe(true);
  });

  it('GS 9.41: where nothing tells the moment, all stand there', () => {
    const found = ways('By hand: the fleet sails home', germany).ways;
    expect(found).toHaveLength(9);
    expect(found.some(({ folded }) => folded)).toBe(false);
  });
});

describe('GS 9.12: words that mean nothing', () => {
  const labels = (text: string, place: CardPlace = GENERAL) =>
    ways(text, place).ways.map(({ label }) => label);
  const germany: CardPlace = { general: false, power: 'Germany' };

  it('a misspelled word of the rules is asked about before anything else, though the line cannot be read yet', () => {
    const { ways: found } = ways('Random tiels effcet');
    expect(found[0]).toMatchObject({
      label: 'Did you mean “tiles” and “effect”?',
      text: 'Random tiles effect',
    });
  });

  it('all of a line are named at once', () => {
    const { mistakes } = ways('Draw one more tiel, effcet foo', germany);
    expect(mistakes[0]?.message).toBe('“Tiel”, “effcet” and “foo” are not understood here.');
  });

  it('a form that says what was typed is taken by a tap', () => {
    expect(ways('Turkey gobble +1 Germany frobs').ways[0]).toMatchObject({
      label: 'Did you mean “Turkey: 1 [Germany]”?',
      text: 'Turkey: 1 [Germany]',
    });
  });

  it.each([
    ['a number that nobody typed', 'Mussolini gains support'],
    ['what depends on more', 'Turkey gobble +1 Germany if the pact holds'],
    ['what comes later', 'support +1 next turn'],
  ])('%s is in no button', (_, text) => {
    expect(labels(text, germany).filter((label) => label.startsWith('Take it'))).toEqual([]);
  });

  it.each([
    ['another country', 'Poland wobbles -1 for Germany and Sweden'],
    ['nothing that was typed', 'France and Britain differ'],
    ['Italy, where it is only “it”', 'Bulgaria loses it. foo'],
  ])('a hint does not speak of %s', (_, text) => {
    const { mistakes } = ways(text);
    expect(
      mistakes.map((mistake) => alikeTo({ ...mistake, choices: undefined as never }, [GENERAL])),
    ).toEqual([null]);
  });
});

describe('GS 9.31B: whose it is, where nobody is named on the general card', () => {
  const labels = (text: string, place: CardPlace = GENERAL) =>
    ways(text, place)
      .ways.filter(({ quiet }) => !quiet)
      .map(({ label }) => label);

  it.each<[string, string[]]>([
    [
      'support +1',
      [
        ...['German', 'Italian', 'British', 'French', 'Russian'].map((whose) => `${whose} support level: +1`),
        'Every power: support level +1',
        'The Axis: support level +1',
        'The Allies: support level +1',
      ],
    ],
    [
      'no tiles',
      [
        ...POWERS.map((power) => `${power} draws no random tiles`),
        'Every power: draws no random tiles',
        'The Axis: draws no random tiles',
        'The Allies: draws no random tiles',
      ],
    ],
  ])('%s: a power, all of them, or an alliance', (text, wanted) => expect(labels(text)).toEqual(wanted));

  it.each(['support +1', 'no tiles', 'income +1, EAI +1'])('%s: whose it is is what is asked', (text) =>
    expect(ways(text).mistakes[0]?.message).toBe('Whose is it?'),
  );

  it('a tap takes them all', () => {
    const way = ways('income +2').ways.find(({ label }) => label.startsWith('The Allies'));
    expect(parseEntered(way?.text ?? '', GENERAL)).toMatchObject({
      value: {
        effects: ['Britain', 'France'].map((power) => ({ kind: 'income', power, amount: 2 })),
      },
    });
  });

  it('what else stands on the line stays behind it', () => {
    expect(labels('support +1, EAI +1')).toContain('Every power: support level +1, and EAI: +1');
  });

  it('more or less is asked of each power alone, and an own card asks nobody', () => {
    expect(labels('support lowered by +1')).toHaveLength(10);
    expect(labels('support +1', { general: false, power: 'Italy' })).toEqual([]);
  });
});

describe('the button under the words', () => {
  const named = (text: string) => nameUnread(text, ways(text).mistakes);

  it.each([
    ['support +1', 'Answer the question'],
    ['German support up', 'Answer the question'],
    ['Hun Ger', 'Answer the question'],
    ['trend down 1', 'Set the trend'],
    ['EAI +1\nwobbles', 'Line 2 is not understood yet'],
    ['EAI +1', ''],
  ])('%j: %s', (text, label) => expect(named(text)).toBe(label));
});

describe('GS 9.12: a first line that is written as a title', () => {
  it.each([
    'More Support For The Poor',
    'The Index of Progress',
    'A Free Trade Pact',
    'Extra Tiels for the Roof',
    'The Supprt of Friends',
    'Unrest in the Armor Works',
  ])('“%s” is one by the first tap, whatever words of the rules are in it', (title) => {
    for (const place of [GENERAL, { general: false, power: 'France' } as const]) {
      const text = `${title}\nEAI: +1`;
      const [first] = ways(text, place).ways;
      expect(first?.label).toBe('It is the title');
      const read = parseEntered(first?.text ?? '', place);
      expect(read).toMatchObject({ ok: true, value: { title, effects: [{ kind: 'index', amount: 1 }] } });
    }
  });

  it.each(['Germany Gains Support', 'Support Up', 'German Suport +1', 'If the Index Is High'])(
    '“%s” says that something happens, and is not',
    (line) => expect(ways(`${line}\nEAI: +1`).ways[0]?.label).not.toBe('It is the title'),
  );
});

describe('“it”, where two powers are named', () => {
  it('asks who, and each answer is read', () => {
    const text = 'German support +1, Italian support -1, it draws no tiles';
    const { mistakes, ways: answers } = ways(text);
    expect(mistakes[0]?.message).toBe('Who is “it”: Germany or Italy?');
    expect(answers.map((way) => parseEntered(way.text, GENERAL).ok)).toEqual([true, true]);
  });
});

describe('what is offered of a line that no card of this power may have, or that says which way', () => {
  it.each(['Germany', 'Italy'] as const)(
    'GS 9.12: “Italian espionage” above a sentence of %s may be its title',
    (power) => {
      const place: CardPlace = { general: false, power };
      const text = `Italian espionage\n${power} receives one free research point in the air category this turn.`;
      const [first] = ways(text, place).ways;
      expect(first?.label).toBe('It is the title');
      const read = parseEntered(first?.text ?? '', place);
      expect(read.ok && read.value).toMatchObject({
        title: 'Italian espionage',
        effects: [{ kind: 'espionage', category: 'air' }],
      });
    },
  );

  it.each([
    ['French support falls', /\+\d/],
    ['French support rises', /[-−]\d/],
    ['our income goes down', /\+\d/],
    ['our income goes up', /[-−]\d/],
  ])('GS 9.31: “%s” is offered no number that goes the other way', (text, other) => {
    const labels = ways(text, { general: false, power: 'France' }).ways.map(({ label }) => label);
    expect(labels.some((label) => /\d/.test(label))).toBe(true);
    expect(labels.filter((label) => other.test(label))).toEqual([]);
  });
});
