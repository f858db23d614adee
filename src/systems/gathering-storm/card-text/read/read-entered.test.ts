import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../effects/place';
import { generalEvent, ownEvent } from '../../testing/arbitraries';
import { event, secret } from '../../testing/play';
import { withoutUnseen } from './letters';
import { addedBy, mend, wordsAt } from './mend';
import { printMistake } from './mistake';
import { printEntered, printEvent } from './print-event';
import { MOST_LETTERS, parseEntered } from './read-entered';
import { parseEvent } from './read-event';

const GENERAL: CardPlace = { general: true };
const of = (power: CardPlace['power']): CardPlace => ({ general: false, ...(power ? { power } : {}) });

const read = (text: string, place: CardPlace = GENERAL) => {
  const found = parseEntered(text, place);
  return found.ok ? found.value : found.mistakes.map(printMistake);
};
const mistakes = (text: string, place: CardPlace = GENERAL) => {
  const found = parseEntered(text, place);
  return found.ok ? [] : found.mistakes;
};

const SUPPORT = { kind: 'support', power: 'Britain', amount: -1 } as const;
const INDEX = { kind: 'index', amount: 1 } as const;
const TURKEY = {
  kind: 'diplomacy',
  country: 'Turkey',
  amount: 1,
  side: 'Axis',
  beneficiaries: ['Germany'],
} as const;
const ARMY = { kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' } as const;
const untitled = (...effects: Parameters<typeof event>[0][]) => event(effects.flat(), { title: '' });

describe('GS 9.12: a card is entered without its title when its first line is an effect', () => {
  it.each<[string, CardPlace, unknown]>([
    ['EAI: +1', GENERAL, untitled(INDEX)],
    ['\n\n  British support level: -1\n  EAI: +1', of('Britain'), untitled([SUPPORT, INDEX])],
    ['British support level: -1 EAI: +1', of('Britain'), untitled([SUPPORT, INDEX])],
    ['British support level: -1 [secret]', of('Britain'), { title: '', secret: true, effects: [SUPPORT] }],
    ['[secret]\nBritish support level: -1', of('Britain'), { title: '', secret: true, effects: [SUPPORT] }],
    [
      'German support level: -3 (max. +3)\n+1 for each military research result.',
      of('Germany'),
      { ...secret(ARMY), title: '' },
    ],
    ['Turkey: 1 [Germany]\n[public]', GENERAL, untitled({ ...TURKEY, beneficiaries: ['Germany'] })],
  ])('%j', (text, place, expected) => expect(read(text, place)).toEqual(expected));

  it.each([
    'A by-election is lost\nBritish support level: -1',
    '  A by-election is lost  \n\nBritish support: -1.',
  ])('a title given is kept: %j', (text) =>
    expect(read(text, of('Britain'))).toEqual(event(SUPPORT, { title: 'A by-election is lost' })),
  );

  it.each([
    '"EAI: +1"',
    '"Public support wanes"',
    '"Paris 1936: a front is formed"',
    'A by-election is lost',
    'Crisis – and a speech',
    'The pound falls',
    'An ambassador is recalled',
  ])('a line that is no effect is a title: %j', (line) => {
    expect(read(`${line}\nEAI: +1`)).toEqual(event(INDEX, { title: line.replaceAll('"', '') }));
  });

  it('GS 9.12: a general card may have a trend alone, a national event does something', () => {
    expect(read('')).toEqual(untitled([]));
    expect(read(' \n\t')).toEqual(untitled([]));
    expect(read('"A quiet season"')).toEqual(event([], { title: 'A quiet season' }));
    expect(mistakes('', of('Italy'))).toMatchObject([{ message: 'There is no event here.' }]);
    expect(mistakes('A quiet\nseason?', of('Italy'))).toMatchObject([{ kind: 'unread', line: 2 }]);
    expect(mistakes('A quiet season', of('Italy'))).toMatchObject([
      { kind: 'unread', line: 1, message: 'What the event does is missing.' },
    ]);
  });

  it('lines are counted as they were typed, with and without a title', () => {
    expect(mistakes('EAI: +1\nTurky: 1 [Germany]')).toMatchObject([{ line: 2, column: 1, length: 18 }]);
    expect(mistakes('A title\r\nEAI: +1\r\n  Turky: 1')).toMatchObject([{ line: 3, column: 3, length: 8 }]);
  });
});

describe('a first line that is nearly an effect', () => {
  it.each([
    ['Turky: 1 [Germany]', 'Turkey: 1 [Germany]'],
    ['Germn support level: +1', 'German support level: +1'],
  ])('is no title without asking: %j', (line, nearest) => {
    const [asked, ...more] = mistakes(`${line}\nEAI: +1`);
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: 'unread', line: 1, nearest, choices: [`"${line}"`] });
    const text = `${line}\nEAI: +1`;
    expect(read(mend(text, asked as never, `"${line}"`))).toEqual(event(INDEX, { title: line }));
    expect(read(mend(text, asked as never, nearest))).toMatchObject({ title: '' });
  });

  it('with a country that is none says which there are', () => {
    expect(mistakes('Atlantis: 1 [Germany]')).toMatchObject([{ line: 1, rule: 'GS 4.16' }]);
  });

  it('what could be read beside a mistake is told', () => {
    expect(parseEntered('EAI: +1\nAtlantis: 1 [Germany]', GENERAL)).toMatchObject({
      ok: false,
      effects: [INDEX],
    });
  });
});

/** Every line has a sign, a figure or a word of the rules, and none is a form that a card prints. */
const MEANT = [
  'Germany +1',
  'Germany −1',
  'Germany - 1',
  'germany plus one',
  'Germny +1',
  'Germany up one',
  'Germany gains support',
  'German support up',
  'Germanys support',
  'Support: Germany',
  'suport for Italy',
  'Italy: +',
  'Italy −',
  '+1',
  '-1',
  '+ 2 for France',
  '1',
  'Turkey',
  'Turkey leans to Germany',
  'Turky',
  'Romania for the Axis',
  'Allies +1 in Greece',
  'Axis in the Balkans',
  'EAI up',
  'index one up',
  'Index: one',
  'climate improves',
  'Trend −1',
  'income falls',
  'Britain loses incom',
  'two tiles for Italy',
  'draws another tile',
  'double air range',
  'Jets doubled',
  'Radar',
  'battleship desing +1',
  'research counter',
  'one more diplomatic counter',
  'civil war in Spain',
  'Spanish civil war',
  'a free unit',
  'factories cost less',
  'subversion in Finland',
  'espionage',
  'spy ring',
  'the Great Purge',
  'Balance of Power',
  'modifier for Poland',
  '½ a point',
  '50% more',
  '３ ships sail',
  'العربية ١٢',
  'Public support wanes',
  '3 ships sail',
  'Paris 1936: a front is formed',
  'Rumania: 3 cabinets fall',
];

describe('GS 9.12: nothing typed is a title in silence', () => {
  it.each(MEANT)('%j alone is refused, and keeping it as a title is offered', (line) => {
    for (const place of [GENERAL, of('Italy')]) {
      const found = parseEntered(line, place);
      if (found.ok) expect(found.value.effects, 'read, then, as what it says').not.toEqual([]);
      else
        for (const mistake of found.mistakes)
          expect(line, 'it says which words').toContain(mistake.words.replace('…', ''));
    }
  });

  it.each(MEANT)('%j above an effect is no title unless somebody says so', (line) => {
    const text = `${line}\nEAI: +1`;
    const found = parseEntered(text, GENERAL);
    if (found.ok) return expect(found.value.title).toBe('');
    const [mistake] = found.mistakes;
    expect(mistake).toMatchObject({ line: 1 });
    if (mistake?.kind === 'unread' && mistake.words === line)
      expect(read(mend(text, mistake, `"${line}"`))).toEqual(event(INDEX, { title: line }));
  });

  it.each(['Germany +1', 'Italy −1', 'Turkey: 1', 'support level: +2', 'Rumania : 3'])(
    'in a deck that is written an amount in %j is asked about',
    (line) =>
      expect(parseEntered(`${line}\nEAI: +1`, of('Italy'), 'deck')).not.toMatchObject({
        value: { title: line },
      }),
  );

  it.each(['Italy at home 2', 'Paris 1936: a front is formed', 'A by-election', 'German yards'])(
    'in a deck that is written %j is a title',
    (line) =>
      expect(parseEntered(`${line}\nEAI: +1`, GENERAL, 'deck')).toMatchObject({
        ok: true,
        value: { title: line },
      }),
  );

  it('a title alone changes nothing, and is asked about', () => {
    const [asked, ...more] = mistakes('A quiet season');
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ kind: 'unread', line: 1, choices: ['"A quiet season"'] });
    expect(read(mend('A quiet season', asked as never, '"A quiet season"'))).toEqual(
      event([], { title: 'A quiet season' }),
    );
  });

  it('a line that is read in part is refused for the rest of it', () => {
    expect(mistakes('EAI: +1 and something more')).toMatchObject([{ line: 1 }]);
    expect(mistakes('German support level: +1 for good\nEAI: +1')).toMatchObject([{ line: 1 }]);
  });

  it('an effect in shortened words is no title in silence, and none is thrown away for the rest of its line', () => {
    for (const line of ['xtra DC', 'door open: Bulg, Rum, Yugo'])
      expect(mistakes(`${line}\nEAI: +1`, of('Russia'))).toMatchObject([{ line: 1 }]);
    const [asked] = mistakes('The Reds gain one support, as EAI one down', of('Russia'));
    expect(asked?.choices?.filter((choice) => choice.includes('\n'))).toEqual([]);
    const [title] = mistakes('Talks in the north. EAI +1', of('Russia'));
    expect(title?.choices?.[0]).toBe('"Talks in the north"\nEAI +1');
  });

  it('what color says of the card stays behind a title that is kept', () => {
    const text = 'Italy smiles [secret]\nItalian support level: +1';
    const [asked] = mistakes(text, of('Italy'));
    expect(asked?.choices).toEqual(['"Italy smiles" [secret]']);
    expect(read(mend(text, asked as never, asked?.choices?.[0] ?? ''), of('Italy'))).toMatchObject({
      title: 'Italy smiles',
      secret: true,
    });
  });
});

describe('letters that cannot be seen', () => {
  it.each(['\u0000', '\u0007', '\u001b', '\u0085', '\u202e', '\u2066', '\ud800'])(
    '%j is refused',
    (letter) => {
      const text = `A title\nEAI:${letter} +1`;
      expect(mistakes(text)).toMatchObject([
        { kind: 'refused', line: 2, column: 5, length: 1, message: 'There is an invisible character here.' },
      ]);
      expect(read(withoutUnseen(text))).toEqual(event(INDEX, { title: 'A title' }));
      expect(mistakes(`${letter}${text}`)[0]?.message).toMatch(/^2 letters/);
    },
  );

  it.each(['עברית\u200f', 'العربية', 'テスト', 'Événement', '👩‍👩‍👧', 'a\u200bb\ufeffc', '🂡'])(
    'a title of any script stays: %j',
    (title) => expect(read(`${title}\nEAI: +1`)).toEqual(event(INDEX, { title })),
  );
});

describe('words in the place of a mistake', () => {
  it.each<[string, CardPlace, string, string]>([
    [
      'A title\nTurky: 1 [Germany]\nEAI: +1',
      GENERAL,
      'Turkey: 1 [Germany]',
      'A title\nTurkey: 1 [Germany]\nEAI: +1',
    ],
    [
      'A title\r\n\r\n Turkey: 1  \r\nEAI: +1',
      GENERAL,
      'Turkey: 1 [Axis]',
      'A title\r\n\r\n Turkey: 1 [Axis]  \r\nEAI: +1',
    ],
    ['Turkey: 1 EAI: +1', GENERAL, 'Turkey: 1 [Axis]', 'Turkey: 1 [Axis] EAI: +1'],
    ['Turkey\n:  1', GENERAL, 'Turkey: 1 [Axis]', 'Turkey: 1 [Axis]'],
  ])('%j', (text, place, wording, mended) => {
    const [mistake] = mistakes(text, place);
    const made = mend(text, mistake as never, wording);
    expect(made).toBe(mended);
    expect(mistakes(mended, place)).toEqual([]);
  });

  it('GS 9.31C: every answer to what is asked can be put in its place', () => {
    for (const text of ['Turkey: 1\nEAI: +1', 'A title\nEAI: +1 Turkey: 1'])
      for (const mistake of mistakes(text))
        for (const choice of mistake.choices ?? [])
          expect(mistakes(mend(text, mistake, choice)), choice).toEqual([]);
  });

  it('a mistake longer than what is quoted of it is replaced whole', () => {
    const text = `A title\n${'word '.repeat(40)}\nEAI: +1`;
    const [mistake] = mistakes(text);
    expect(wordsAt(text, mistake as never)).toBe('word '.repeat(40).trim());
    expect(mend(text, mistake as never, 'Turkey: 1 [Axis]')).toBe('A title\nTurkey: 1 [Axis] \nEAI: +1');
  });
});

describe('what a wording adds to the words', () => {
  it.each([
    ['Turkey: 1', 'Turkey: 1 [Germany]', 'Germany'],
    ['By hand: Lay it out.', 'By hand, income: Lay it out.', 'income'],
    ['One side;\n the other.', 'One side; the other. [Bulgaria, Rumania]', 'Bulgaria, Rumania'],
    ['Hungary, Rumania: 1', 'Hungary or Rumania: 1', null],
    ['Turkey: 1', 'Turkey: 1', null],
    ['aa', 'aaa', 'a'],
    ['aba', 'ab', null],
    ['Turkey: 1', '"Turkey: 1"', null],
  ])('%j to %j: %j', (words, wording, added) => expect(addedBy(wording, words)).toBe(added));
});

describe('any text', () => {
  const place = fc.constantFrom<CardPlace>(GENERAL, of('Italy'), of('Russia'));

  it('is read or refused, and a mistake speaks of a place in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), place, (text, where) => {
        for (const { line, column, length } of mistakes(text, where)) {
          expect(line).toBeGreaterThan(0);
          expect(column + length).toBeLessThanOrEqual(text.length + 1);
          expect(mend(text, { line, column, length }, '')).toHaveLength(text.length - length);
        }
      }),
    );
  });

  it('as it is printed is read as it was meant, with its title and without one', () => {
    const events = fc.oneof(
      generalEvent.map((item) => [item, GENERAL] as const),
      ownEvent('Italy').map((item) => [item, of('Italy')] as const),
    );
    fc.assert(
      fc.property(events, fc.boolean(), ([item, where], titled) => {
        const meant = titled ? item : { ...item, title: '' };
        const printed = printEntered(meant, where);
        const whole = parseEvent(printEvent(meant, where), where);
        fc.pre(whole.ok);
        expect(read(printed, where)).toEqual(whole.ok && whole.value);
      }),
    );
  });

  const GUARDED = [
    ...['a\n', '1\n', '-\n', '-1\n', 'Turky: 1\n', 'support\n', 'Germany\n', 'germna suportt levell\n'],
    ...['zxqw vbnm ', '[', 'EAI: +1 ', ' ', 'Polnd +1; ', 'secret ', 'Poland or ', '/ ', 'support +1, '],
    ...['Turkey leans to Germany by +1 this turn. ', 'one level more for radar '],
  ];

  // How long it takes is printed by `npm run bench`; here it comes to an end, whole: what is not read is refused by its place.
  it.each(GUARDED)(`of ${MOST_LETTERS} letters is read to its end, on one line or on many: %j`, (piece) => {
    const text = piece.repeat(MOST_LETTERS).slice(0, MOST_LETTERS);
    for (const source of [text, text.replace(/(.{149})./gs, '$1\n')]) {
      const read = parseEntered(source, GENERAL);
      for (const { line, column } of read.ok ? [] : read.mistakes) {
        const words = source.split('\n')[line - 1];
        expect(words, `line ${line}`).toBeDefined();
        expect(column).toBeLessThanOrEqual((words?.length ?? 0) + 1);
      }
    }
  });
});

describe('a first line that could do something is no title in silence', () => {
  it.each(['Free armour', 'Naval acceleration', 'One free tank', 'Extra counters'])('%s', (line) => {
    const read = parseEntered(`${line}\nBritish support level: +1`, { general: false, power: 'Britain' });
    expect(read.ok).toBe(false);
  });

  it.each([
    ['GERMAN ECONOMIC MIRACLE German national income +1, German support level +1', 'GERMAN ECONOMIC MIRACLE'],
    ['The Abdication British support level -1', 'The Abdication'],
  ])('a title is split from what follows it without a mark: %s', (line, title) => {
    const read = parseEntered(line, { general: true });
    expect(!read.ok && read.mistakes[0]?.choices?.[0]).toMatch(new RegExp(`^"${title}"\\n`));
  });

  it.each([
    'If the climate is bad, German support -1',
    'Unless there is a pact: German support -1',
    'When war comes German support level: -1',
  ])('a condition is never offered as the title of what it binds: %s', (line) => {
    const read = parseEntered(line, { general: false, power: 'Germany' });
    expect(read.ok).toBe(false);
    const offered = read.ok ? [] : read.mistakes.flatMap(({ choices = [] }) => choices);
    expect(offered.filter((choice) => choice.includes('\n'))).toEqual([]);
  });
});
