import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, share } from '@/kernel/testing/effort';
import { HOUSE_DECK } from '../../cards/house-deck';
import { ownDeckOf, PARTS } from '../../cards/own-deck';
import { deckLineOf, headerOf } from './headers';
import { LIST_FORMATS, MOST_MISTAKES } from './listed';
import { printList } from './print-list';
import { parseDeck } from './read-deck';
import { MOST_LIST_LETTERS, MOST_LIST_LINES, mendList, readList } from './read-list';

/** A mistake: line, column, the words it refers to, the reason, and what is allowed. */
type MistakeRow = [number, number, string, string, string | RegExp];
const mistakesIn = (source: string) =>
  readList(source).mistakes.map(({ line, column, words, message, allowed }) => [
    line,
    column,
    words,
    message,
    allowed,
  ]);
const expectMistakes = (source: string, expected: MistakeRow[]) =>
  expect(mistakesIn(source)).toEqual(
    expected.map(([line, column, words, message, allowed]) => [
      line,
      column,
      words,
      message,
      typeof allowed === 'string' ? allowed : expect.stringMatching(allowed),
    ]),
  );
const parts = (source: string) =>
  readList(source).understood.map(({ line, number, part }) => `${line}: ${number} ${part}`);

const NUMBER = 'Write the card’s number in figures, 1 to 999, for example 7.';
/** The same, for a line of text that may be a title. */
const NAMED = `${NUMBER} Put a title that begins like this in quotation marks.`;
const TREND = 'Write a trend from -3 to +3, for example -1.';

describe('GS 9.12: an unfinished list as text', () => {
  const text = [
    'Deck: Ours, 144 cards',
    '',
    'Card 12, trend -1',
    'Italy',
    'A quiet vote [secret]',
    'Italian support level: +1',
    '',
    'Card 3',
    'General',
    '-',
    'EAI: +1',
    'Germany',
    '',
    'Card 4, trend -0',
  ].join('\n');

  it('understands each part at its line, and treats a missing part as no mistake', () => {
    const { format, name, size, cards, mistakes } = readList(text);
    expect({ format, name, size, mistakes }).toEqual({
      format: 'text',
      name: 'Ours',
      size: 144,
      mistakes: [],
    });
    expect(cards).toEqual([
      {
        number: 12,
        trend: -1,
        national: {
          Italy: {
            title: 'A quiet vote',
            secret: true,
            effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
          },
        },
      },
      {
        number: 3,
        general: { title: '', secret: false, effects: [{ kind: 'index', amount: 1 }] },
        national: {},
      },
      { number: 4, trend: 0, national: {} },
    ]);
    expect(parts(text)).toEqual(['3: 12 trend', '4: 12 Italy', '9: 3 general', '14: 4 trend']);
  });

  it('empty input is an empty list', () => {
    expect(readList(' \n\n')).toMatchObject({ cards: [], mistakes: [], name: null, size: null });
  });

  it.each<[string, string, MistakeRow[]]>([
    [
      'a number with decimals',
      'Card 1.5, trend 0',
      [[1, 1, 'Card 1.5, trend 0', '“1.5” is not a whole number in figures.', NAMED]],
    ],
    [
      'a number with a power of ten',
      'Card 1e9, trend 0',
      [[1, 1, 'Card 1e9, trend 0', '“1e9” is not a whole number in figures.', NAMED]],
    ],
    [
      'a number with a letter',
      'Card 12a',
      [[1, 1, 'Card 12a', '“12a” is not a whole number in figures.', NAMED]],
    ],
    [
      'a number with zeros',
      'Card 007, trend 1',
      [[1, 1, 'Card 007, trend 1', '“007” begins with a zero.', NAMED]],
    ],
    [
      'a number in words',
      'Card twelve, trend -1',
      [[1, 1, 'Card twelve, trend -1', '“twelve” is not a whole number in figures.', NAMED]],
    ],
    [
      'a number in words alone',
      'Card Twelve',
      [[1, 1, 'Card Twelve', '“twelve” is not a whole number in figures.', NAMED]],
    ],
    [
      'no end',
      'Card Infinity',
      [[1, 1, 'Card Infinity', '“infinity” is not a whole number in figures.', NAMED]],
    ],
    ['no number', 'Card NaN', [[1, 1, 'Card NaN', '“nan” is not a whole number in figures.', NAMED]]],
    [
      'a number below nothing',
      'Card -3',
      [[1, 1, 'Card -3', 'A card’s number is 1 to 999.', /^Write for example: Card 7/]],
    ],
    [
      'the number 0',
      'Card 0',
      [[1, 1, 'Card 0', 'A card’s number is 1 to 999.', /^Write for example: Card 7/]],
    ],
    [
      'a number of seven figures',
      'Card 1234567',
      [[1, 1, 'Card 1234567', 'A card’s number is 1 to 999.', /^Write for example: Card 7/]],
    ],
    [
      'no number before a trend',
      'Card, trend 1',
      [[1, 1, 'Card, trend 1', 'Which card is this?', /^Write its number, 1 to 999\. Put a title/]],
    ],
    [
      'a trend too far',
      'Card 1, trend 4',
      [[1, 1, 'Card 1, trend 4', 'A trend lies between −3 and +3.', /for example \+1/]],
    ],
    [
      'a trend that is none',
      'Card 1, trend 1.5',
      [[1, 1, 'Card 1, trend 1.5', '“1.5” is not a whole number in figures.', TREND]],
    ],
    [
      'a trend in words',
      'Card 1, trend down',
      [[1, 1, 'Card 1, trend down', '“down” is not a whole number in figures.', TREND]],
    ],
    [
      'words behind a number, which are not passed over',
      'Card 1, tend -1',
      [
        [
          1,
          1,
          'Card 1, tend -1',
          'The text after the card’s number is not a trend.',
          /^Write for example: Card 1, trend -1\./,
        ],
      ],
    ],
    [
      'a number twice',
      'Card 1\nCard 2\nCard 1, trend 2',
      [[3, 1, 'Card 1, trend 2', 'Card 1 is there twice.', 'Give each card a number of its own.']],
    ],
    [
      'a part twice',
      'Card 1\nItaly\n-\nEAI: +1\nItaly\n-\nEAI: +2',
      [[5, 1, 'Italy', 'Card 1 has a second event for Italy.', 'Leave one of them.']],
    ],
    [
      'more cards than were said',
      `Deck: Ours, 6 cards\n${[1, 2, 3, 4, 5, 6, 7].map((number) => `Card ${number}`).join('\n')}`,
      [[1, 1, 'Deck: Ours, 6 cards', 'The deck has 7 cards, and you said 6.', /^Say how many/]],
    ],
    [
      'a deck of three',
      'Deck: Ours, 3 cards',
      [[1, 1, 'Deck: Ours, 3 cards', 'A deck has at least six cards.', /6 to 999/]],
    ],
    [
      'a deck without end',
      'Deck: Ours, 1e9 cards',
      [
        [
          1,
          1,
          'Deck: Ours, 1e9 cards',
          '“1e9” is not a whole number in figures.',
          /^Write for example: Deck/,
        ],
      ],
    ],
    [
      'a letter that cannot be seen',
      'Card 1\nItaly\nA quiet \u202evote\nEAI: +1\nFrance\n-\nEAI: +1',
      [[3, 9, '\u202e', 'There is an invisible character here.', 'Take out what cannot be seen.']],
    ],
    [
      'an amount that is no whole number',
      'Card 1\nGeneral\n-\nEAI: 1.5\nEAI: 1e9\nEAI: 007',
      [
        [4, 1, 'EAI: 1.5', '“1.5” is not a whole number in figures.', 'Write an amount from -9 to +9.'],
        [5, 1, 'EAI: 1e9', '“1e9” is not a whole number in figures.', 'Write an amount from -9 to +9.'],
        [6, 1, 'EAI: 007', '“007” is not a whole number in figures.', 'Write an amount from -9 to +9.'],
      ],
    ],
  ])('%s is told at its place', (_, source, expected) => expectMistakes(source, expected));

  it('GS 9.31, Guide: reports an effect that is not allowed there, and understands every other part', () => {
    const source = 'Card 1, trend 1\nGeneral\n-\nGerman national income: -1\nItaly\n-\nEAI: +1';
    expect(readList(source).mistakes).toMatchObject([{ line: 4, column: 1, rule: 'GS Guide, Income' }]);
    expect(parts(source)).toEqual(['1: 1 trend', '5: 1 Italy']);
  });

  it('keeps the first card of a repeated number, and the first event of a repeated part', () => {
    expect(readList('Card 1, trend 1\nCard 1, trend 2').cards).toEqual([
      { number: 1, trend: 1, national: {} },
    ]);
    expect(parts('Card 1\nItaly\n-\nEAI: +1\nItaly\n-\nEAI: +2')).toEqual(['2: 1 Italy']);
  });

  it('HTML and names of every object are titles like any other', () => {
    for (const title of ['<img src=x onerror=alert(1)>', '__proto__', 'constructor', 'toString']) {
      const { cards, mistakes } = readList(`Card 1\nItaly\n${title}\nEAI: +1`);
      expect(mistakes).toEqual([]);
      expect(cards[0]?.national.Italy?.title).toBe(title);
    }
  });
});

describe('GS 9.12: a list as CSV', () => {
  const byEvent = [
    'Card No.;Trend;Power;Title;Effects;Secret',
    '7;-1;General;A dry summer;French support level: -1;',
    '7;;Italian;"A ""quiet"" vote";"Italian support level: +1\nEAI: +1";yes',
    '8;0;;;;',
    ';;;;;',
  ].join('\r\n');

  it('a row an event, semicolons, quotation marks and line breaks in cells', () => {
    const { format, cards, mistakes } = readList(byEvent);
    expect([format, mistakes]).toEqual(['csv', []]);
    expect(cards).toEqual([
      {
        number: 7,
        trend: -1,
        general: {
          title: 'A dry summer',
          secret: false,
          effects: [{ kind: 'support', power: 'France', amount: -1 }],
        },
        national: {
          Italy: {
            title: 'A "quiet" vote',
            secret: true,
            effects: [
              { kind: 'support', power: 'Italy', amount: 1 },
              { kind: 'index', amount: 1 },
            ],
          },
        },
      },
      { number: 8, trend: 0, national: {} },
    ]);
    expect(parts(byEvent)).toEqual(['2: 7 trend', '2: 7 general', '3: 7 Italy', '5: 8 trend']);
  });

  it('a row a card, tabs, whole events in their cells', () => {
    const source =
      '\ufeffDeck: Ours, 36 cards\n#\tGeneral\tItaly\tnotes\n7\t"A dry summer\nEAI: +1"\t"A quiet vote [secret]\nItalian support level: +1"\tmine\n';
    expect(readList(source)).toMatchObject({
      format: 'csv',
      name: 'Ours',
      size: 36,
      mistakes: [],
      cards: [{ number: 7, general: { title: 'A dry summer' }, national: { Italy: { secret: true } } }],
    });
  });

  it('a row a card, a column each for title and effects', () => {
    const source =
      'card,trend,Italy title,Italy effects,Italy secret\n7,1,A vote,Italian support level: +1,no';
    expect(readList(source).cards).toEqual([
      {
        number: 7,
        trend: 1,
        national: {
          Italy: {
            title: 'A vote',
            secret: false,
            effects: [{ kind: 'support', power: 'Italy', amount: 1 }],
          },
        },
      },
    ]);
    expect(mistakesIn(source)).toEqual([]);
  });

  it('blanks before a quoted cell, a line that names the separator, and empty columns are let be', () => {
    const source = 'sep=,\nnumber,trend,part,title,effects,,\n7, 1, Italy, "A vote, lost", "EAI: +1",,\n';
    expect(readList(source)).toMatchObject({ mistakes: [], cards: [{ number: 7, trend: 1 }] });
    expect(readList(source).cards[0]?.national.Italy?.title).toBe('A vote, lost');
  });

  const HEAD = 'number,trend,part,title,effects,secret\n';
  const COLUMNS = /^Columns are: number, trend, part/;
  it.each<[string, string, MistakeRow[]]>([
    [
      'a number that is none',
      `${HEAD}12a,0,Italy,A,EAI: +1,`,
      [[2, 1, '12a', '“12a” is not a whole number in figures.', NUMBER]],
    ],
    ['a number 1e3', `${HEAD}1e3,,,,,`, [[2, 1, '1e3', '“1e3” is not a whole number in figures.', NUMBER]]],
    [
      'no number',
      `${HEAD},0,Italy,A,EAI: +1,`,
      [[2, 1, '', 'Which card is this?', 'Write its number, 1 to 999.']],
    ],
    ['a trend too far', `${HEAD}1,-4,,,,`, [[2, 3, '-4', 'A trend lies between −3 and +3.', TREND]]],
    [
      'two trends of a card',
      `${HEAD}1,1,Italy,A,EAI: +1,\n1,2,France,A,EAI: +1,`,
      [[3, 3, '2', 'Card 1 has another trend above.', /same trend/]],
    ],
    [
      'a part that is none',
      `${HEAD}1,1,Japan,A,EAI: +1,`,
      [[2, 5, 'Japan', 'There is no part “Japan” of a card.', /^Write General, Germany/]],
    ],
    ['no part', `${HEAD}1,1,,A,EAI: +1,`, [[2, 6, 'A', 'Whose event is this?', /^Write General, Germany/]]],
    [
      'an event twice',
      `${HEAD}1,1,Italy,A,EAI: +1,\n1,1,Italy,B,EAI: +1,`,
      [[3, 11, 'B', 'Card 1 has a second event for Italy.', 'Leave one of them.']],
    ],
    [
      'effects behind a doubled quotation mark, over lines',
      `${HEAD}1,1,Italy,"A ""b""","EAI: +1\nEAI: 1.5",`,
      [[3, 1, 'EAI: 1.5', '“1.5” is not a whole number in figures.', 'Write an amount from -9 to +9.']],
    ],
    [
      'a color that is none',
      `${HEAD}1,1,Italy,A,EAI: +1,maybe`,
      [[2, 21, 'maybe', 'Is this event secret or public?', 'Write secret, public, or nothing.']],
    ],
    [
      'GS 9.31: a secret general event',
      `${HEAD}1,1,General,A,EAI: +1,yes`,
      [[2, 23, 'yes', 'A general event is face up for all.', 'Leave secret out.']],
    ],
    [
      'more cells than columns',
      `${HEAD}1,1,Italy,A,EAI: +1, Albania: 1,,x`,
      [[2, 34, 'x', 'This row has more cells than there are columns.', /quotation marks/]],
    ],
    [
      'a column that is none',
      'number,trend,part,colour of ink\n1,1,,',
      [[1, 19, 'colour of ink', 'No column “colour of ink” is read.', COLUMNS]],
    ],
    [
      'a column twice',
      'number,trend,trend\n1,1,2',
      [[1, 14, 'trend', 'There is a second column for this: trend.', COLUMNS]],
    ],
    [
      'no column of numbers',
      'trend,part,title,effects\n1,Italy,A,EAI: +1',
      [[1, 1, 'trend,part,title,effects', 'No column tells the number of the card.', COLUMNS]],
    ],
    [
      'no column of parts',
      'number,title,effects\n1,A,EAI: +1',
      [[1, 1, 'number,title,effects', 'No column tells whose event it is.', COLUMNS]],
    ],
    [
      'rows without a row that names columns',
      '1,0,Italy,A,EAI: +1\n2,0,Italy,A,EAI: +1',
      [[1, 1, '1,0,Italy,A,EAI: +1', 'No row names the columns of this table.', /^Write a row above it/]],
    ],
    [
      'a title of 81 letters',
      `${HEAD}1,1,Italy,${'x'.repeat(81)},EAI: +1,`,
      [[2, 11, `${'x'.repeat(79)}…`, 'A title has at most 80 letters.', /column of effects/]],
    ],
    [
      'a letter that cannot be seen',
      `${HEAD}1,1,Italy,A\u202eB,EAI: +1,`,
      [[2, 12, '\u202e', 'There is an invisible character here.', 'Take out what cannot be seen.']],
    ],
  ])('%s is told at its place', (_, source, expected) => expectMistakes(source, expected));

  it.each([
    ['opened in one row', '"A vote'],
    ['that closes in the middle', '"A" vote'],
    ['that closes in the next row', '"A vote,EAI: +1,\n1,0,France,"A'],
  ])('reports a quotation mark %s at its line, and loses no row after it', (_, title) => {
    const source = `${HEAD}1,0,Italy,${title},EAI: +1,\n2,0,Italy,"C, D",EAI: +2,\n3,0,Italy,E,EAI: +3,`;
    const { mistakes, understood } = readList(source);
    expect(mistakes[0]).toMatchObject({
      line: 2,
      column: 11,
      message: 'A quotation mark is opened here, and none closes the cell.',
    });
    expect(understood.filter(({ part }) => part === 'Italy').map(({ number }) => number)).toEqual([2, 3]);
  });

  it('reports an open quotation mark in the last row too', () => {
    expectMistakes(`${HEAD}1,0,Italy,A,"EAI: +1`, [
      [2, 13, '"EAI: +1', 'A quotation mark is opened here, and none closes the cell.', /^Close it/],
    ]);
  });

  it('words are mended in their cell, however they divide it', () => {
    const plain = `${HEAD}1,0,General,A,Turkey: 1,`;
    const [mistake] = readList(plain).mistakes;
    expect(mistake).toMatchObject({ kind: 'unread', line: 2, column: 15 });
    const mended = mendList(plain, mistake as never, 'Turkey: 1 [Britain, France]');
    expect(mended).toBe(`${HEAD}1,0,General,A,"Turkey: 1 [Britain, France]",`);
    expect(mistakesIn(mended)).toEqual([]);
    const quoted = `${HEAD}1,0,General,"A ""b""","EAI: +1, Turky: 1 [Germany]",`;
    const [other] = readList(quoted).mistakes;
    expect(mendList(quoted, other as never, 'Turkey: 1 [Germany]')).toBe(quoted.replace('Turky', 'Turkey'));
  });
});

describe('GS 9.12: a list as JSON', () => {
  const event = { title: 'A vote', secret: false, effects: [{ kind: 'index', amount: 1 }] };

  it.each<[string, unknown, unknown]>([
    [
      'an own deck',
      { name: 'Ours', size: 36, cards: [{ number: 1, national: {} }] },
      { name: 'Ours', size: 36 },
    ],
    ['a whole deck', HOUSE_DECK, { name: HOUSE_DECK.name, size: null, cards: HOUSE_DECK.cards }],
    [
      'its cards alone',
      [{ number: 1, trend: 0 }],
      { name: null, size: null, cards: [{ number: 1, trend: 0, national: {} }] },
    ],
  ])('%s is read', (_, data, expected) => {
    expect(readList(JSON.stringify(data))).toMatchObject({
      ...(expected as object),
      format: 'json',
      mistakes: [],
    });
  });

  it('−0 is 0, in a trend and an amount', () => {
    const source = JSON.stringify([
      { number: 1, trend: 'X', general: { ...event, effects: [{ kind: 'index', amount: 'X' }] } },
    ]);
    const { cards, mistakes } = readList(source.replaceAll('"X"', '-0'));
    expect(mistakes).toEqual([]);
    expect(Object.is(cards[0]?.trend, 0)).toBe(true);
    expect(cards[0]?.general?.effects).toEqual([{ kind: 'index', amount: 0 }]);
  });

  it.each<[string, string, MistakeRow[]]>([
    [
      '1e9 for a number',
      '[{"number": 1e9}]',
      [[1, 13, '1e9}]', 'A card’s number is 1 to 999.', /^Write for example/]],
    ],
    [
      'a number with decimals',
      '[{"number": 1.5}]',
      [[1, 13, '1.5}]', '1.5 is not a whole number in figures.', /^Write/]],
    ],
    [
      'a number in words',
      '[{"number": "7"}]',
      [[1, 13, '"7"}]', '"7" is not a whole number in figures.', /^Write/]],
    ],
    ['no number', '[{"trend": 1}]', [[1, 2, '{"trend": 1}]', 'Which card is this?', /"number"/]]],
    [
      'a trend too far',
      '[{"number": 7, "trend": -9}]',
      [[1, 25, '-9}]', 'A trend lies between −3 and +3.', TREND]],
    ],
    [
      'a number that would be rounded',
      '[{"number": 1.99999999999999999999}]',
      [
        [
          1,
          13,
          '1.99999999999999999999}]',
          'The text here is not JSON, or is nested too deeply.',
          /^Write a deck/,
        ],
      ],
    ],
    [
      'NaN',
      '[{"number": NaN}]',
      [[1, 13, 'NaN}]', 'The text here is not JSON, or is nested too deeply.', /^Write a deck/]],
    ],
    ['no card', '[7]', [[1, 2, '7]', 'This is not a card.', 'It has number, trend, general and national.']]],
    [
      'an unknown power',
      '[{"number": 7,\n "national": {"Japan": {}}}]',
      [[2, 24, '{}}}]', '“Japan” is not part of a set of national events.', /^Name Germany/]],
    ],
    [
      'a key twice',
      '[{"number": 7,\n "number": 8}]',
      [[2, 2, '"number"', '“number” is there twice.', 'Leave one of them.']],
    ],
    [
      'a prototype',
      '[{"number": 7, "__proto__": {"trend": 1}}]',
      [[1, 16, '"__proto__"', '“__proto__” is not part of a deck.', 'Leave it out.']],
    ],
    [
      'a constructor',
      '{"constructor": 1, "cards": []}',
      [[1, 2, '"constructor"', '“constructor” is not part of a deck.', 'Leave it out.']],
    ],
    [
      'no title',
      '[{"number": 7, "general": {"effects": []}}]',
      [[1, 27, '{"effects": []}}]', '“title” is missing.', 'Write “title”.']],
    ],
    [
      'an unknown kind',
      '[{"number": 7, "general": {"title": "", "effects": [{"kind": "magic"}]}}]',
      [[1, 62, '"magic"}]}}]', /^There is no kind of effect "magic"/ as never, /deck-format/]],
    ],
    [
      'a letter that cannot be seen',
      '[{"number": 7, "general": {"title": "a\\u202eb", "effects": []}}]',
      [[1, 37, '"a\\u202eb", "effects": []}}]', 'There is an invisible character here.', /^Take/]],
    ],
    [
      'a number of cards',
      '{"size": 3, "cards": []}',
      [[1, 10, '3, "cards": []}', 'A deck has at least six cards.', /6 to 999/]],
    ],
    [
      'half a file',
      '{"name": "Ours",\n "cards": [{"number": 7,',
      [[2, 25, '', 'The text here is not JSON, or is nested too deeply.', /^Write a deck/]],
    ],
  ])('%s is told at its place', (_, source, expected) => {
    const found = mistakesIn(source);
    expect(found).toHaveLength(expected.length);
    for (const [at, [line, column, words, message, allowed]] of expected.entries()) {
      expect(found[at]?.slice(0, 3)).toEqual([line, column, words]);
      expect(found[at]?.[3]).toMatch(message);
      expect(found[at]?.[4]).toMatch(allowed);
    }
  });

  it('no prototype is touched', () => {
    readList('[{"number": 7, "__proto__": {"trend": 1}, "national": {"__proto__": {"Italy": 1}}}]');
    expect(({} as Record<string, unknown>).trend).toBeUndefined();
    expect(({} as Record<string, unknown>).Italy).toBeUndefined();
  });

  it('one wrong part leaves the others of its card', () => {
    const { cards, understood } = readList(
      JSON.stringify([{ number: 7, trend: 9, general: event, national: { Italy: 1 } }]),
    );
    expect(cards).toEqual([{ number: 7, general: event, national: {} }]);
    expect(understood).toEqual([{ line: 1, number: 7, part: 'general' }]);
  });
});

describe('too much', () => {
  it.each([
    ['text', Array.from({ length: 1000 }, (_, at) => `Card ${at + 1}`).join('\n'), 1000],
    ['csv', `number,trend\n${Array.from({ length: 1000 }, (_, at) => `${at + 1},`).join('\n')}`, 1001],
    [
      'json',
      JSON.stringify(
        Array.from({ length: 1000 }, (_, at) => ({ number: at + 1 })),
        null,
        0,
      ),
      1,
    ],
  ])('a thousand cards as %s are one mistake, and nothing is kept', (format, source, line) => {
    expect(readList(source)).toMatchObject({
      format,
      cards: [],
      understood: [],
      mistakes: [{ line, message: 'The list has 1000 cards; a deck has at most 999.' }],
    });
  });

  it('ten thousand rows of cards as well', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `${at + 1},0,,`).join('\n');
    const { mistakes, cards } = readList(`number,trend,part,title\n${rows}`);
    expect(cards).toEqual([]);
    expect(mistakes).toMatchObject([
      { line: 1001, message: 'The list has 10000 cards; a deck has at most 999.' },
    ]);
  });

  it('more than 2 MB is not read', () => {
    expect(readList('x'.repeat(MOST_LIST_LETTERS + 1)).mistakes).toMatchObject([
      {
        line: 1,
        message: 'The list has 2.1 million letters; at most 2 million (2 MB) are read.',
        allowed: 'Read it in parts.',
      },
    ]);
  });

  it('five hundred mistakes are listed, and the rest counted', () => {
    const { mistakes } = readList('x\n'.repeat(MOST_MISTAKES + 20));
    expect(mistakes).toHaveLength(MOST_MISTAKES + 1);
    expect(mistakes.at(-1)).toMatchObject({ line: 501, message: '20 more mistakes follow.' });
    expect(readList('x\n'.repeat(MOST_MISTAKES)).mistakes).toHaveLength(MOST_MISTAKES);
  });

  it('a hundred thousand lines and one are not read', () => {
    expect(readList('\n'.repeat(MOST_LIST_LINES)).mistakes).toMatchObject([
      { line: 1, message: 'The list has 100001 lines; at most 100000 are read.' },
    ]);
  });

  it.each([
    'x\n',
    'x y z Turky: 1 pertner\n',
    'Card 1\n',
    'Card 1\nGeneral\nTurky: 1\n',
    '1,"\n',
    '"""\n',
    '{"a":1},',
    '[',
    ',;\t',
    '\u202e\n',
    'Italy\nx\n',
  ])('as much as is read of %j is read to its end', (piece) => {
    const most = Math.min(MOST_LIST_LETTERS / piece.length, MOST_LIST_LINES / piece.split('\n').length) - 20;
    for (const head of ['', 'Card 1\nItaly\n', 'number,trend,part,title,effects\n'])
      expect(readList(head + piece.repeat(Math.floor(most * share())))).toHaveProperty('mistakes');
  });
});

describe('any text at all', () => {
  const house = Object.fromEntries(
    LIST_FORMATS.map((format) => [
      format,
      printList(ownDeckOf({ ...HOUSE_DECK, cards: HOUSE_DECK.cards.slice(0, 6) }), format),
    ]),
  );
  const mutated = fc
    .record({
      format: fc.constantFrom(...LIST_FORMATS),
      cuts: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          out: fc.nat({ max: 12 }),
          put: fc.oneof(
            fc.string({ unit: 'binary', maxLength: 4 }),
            fc.constantFrom(
              '"',
              ',',
              '\n',
              'Card 1e9',
              'Italy\n',
              '\n\n',
              '-0',
              '__proto__',
              '[secret]',
              '{',
            ),
          ),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    })
    .map(({ format, cuts }) =>
      cuts.reduce((text, { at, out, put }) => {
        const from = Math.floor(at * text.length);
        return text.slice(0, from) + put + text.slice(from + out);
      }, house[format] as string),
    );
  const strings = fc.oneof(
    mutated,
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.string({ maxLength: 300 }),
  );

  it('never throws, and its mistakes and parts speak of places in it', () => {
    fc.assert(
      fc.property(strings, (source) => {
        const { cards, understood, mistakes } = readList(source);
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/).length;
        for (const { line, column } of mistakes) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
          expect(column).toBeGreaterThanOrEqual(1);
        }
        for (const { allowed, choices, message } of mistakes)
          expect(message !== '' && (allowed ?? choices) !== undefined).toBe(true);
        const readParts = cards.flatMap((card) =>
          PARTS.filter(
            (part) =>
              (part === 'trend' || part === 'general' ? card[part] : card.national[part]) !== undefined,
          ),
        );
        expect(understood).toHaveLength(readParts.length);
        expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length);
      }),
      { numRuns: runs(100) },
    );
  });

  it('every line of a text is a heading, an understood part, or reported', () => {
    fc.assert(
      fc.property(mutated, (source) => {
        const { format, understood, mistakes } = readList(source);
        if (format !== 'text' || mistakes.length > MOST_MISTAKES) return;
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/);
        const wrong = new Set(mistakes.map(({ line }) => line));
        const held = new Set(understood.map(({ line }) => line));
        // Of the line in hand: the heading of its card, and that of its part.
        let card = 0;
        let heading = 0;
        for (const [at, line] of lines.entries()) {
          const header = headerOf(line);
          if (header) heading = at + 1;
          if (header?.kind === 'card') card = at + 1;
          if (header ?? deckLineOf(line)) continue;
          const next = lines.findIndex((other, on) => on > at && headerOf(other) !== null);
          const under = lines.slice(heading, next === -1 ? lines.length : next);
          const isReported = under.some((_, on) => wrong.has(heading + on + 1));
          const accounted =
            line.trim() === '' || held.has(heading) || isReported || wrong.has(heading) || wrong.has(card);
          expect([at + 1, line, accounted]).toEqual([at + 1, line, true]);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('GS 9.12: a table as a spreadsheet exports it', () => {
  const head = 'number,trend,part,title,effects,secret\n';
  const row = (number: string, trend: string, part = 'Italy') => `${number},${trend},${part},A,EAI: +1,\n`;

  it.each([
    ['1.0', '-1', 1, -1],
    ['12.00', '"-1,0"', 12, -1],
    ['3', "'-1", 3, -1],
    ["'3", "'+2", 3, 2],
    ['="3"', '="-1"', 3, -1],
    ['"=""3"""', '"=""+1"""', 3, 1],
    ['=3', '=-1', 3, -1],
  ])('a number %s and a trend %s are whole numbers', (number, trend, readNumber, readTrend) => {
    const { cards, mistakes } = readList(head + row(number, trend));
    expect(mistakes).toEqual([]);
    expect(cards).toMatchObject([{ number: readNumber, trend: readTrend }]);
  });

  it.each(['1.5', '1.000', '"1,000"', "''1", '1e3', '=A1', '1.0.0'])('%s is no whole number', (number) => {
    const { cards, mistakes } = readList(head + row(number, '1'));
    expect(cards).toEqual([]);
    expect(mistakes).toHaveLength(1);
  });

  it('a merged number carries down to the rows of its card, and no further', () => {
    const merged = row('1', '-1', 'General') + row('', '') + row('2', '1', 'General') + row('', '', 'France');
    expect(readList(head + merged)).toEqual(
      readList(head + merged.replace('\n,,Italy', '\n1,,Italy').replace('\n,,France', '\n2,,France')),
    );
    expectMistakes(head + row('', '1'), [[2, 1, '', 'Which card is this?', 'Write its number, 1 to 999.']]);
    expectMistakes(head + row('1', '1') + row('', ''), [
      [3, 9, 'A', 'Card 1 has a second event for Italy.', 'Leave one of them.'],
    ]);
  });

  it('a title over the columns is skipped, and so are rows that are empty', () => {
    for (const above of ['My cards,,,,,\n', 'My cards\n\n', ',,,,,\n"Cards, ours",,\n']) {
      const { format, cards, mistakes } = readList(above + head + row('1', '1'));
      expect([format, cards.length, mistakes]).toEqual(['csv', 1, []]);
    }
  });

  it('“Colour” names the column of secret events', () => {
    const colour = head.replace('secret', 'Colour') + row('1', '1').replace(',\n', ',grey\n');
    const { cards, mistakes } = readList(colour);
    expect(mistakes).toEqual([]);
    expect(cards[0]?.national.Italy?.secret).toBe(true);
  });

  it.each([
    'Datum;Betrag;Text\n1.5.;3,50;Brot\n2.5.;4,00;Milch\n',
    'product,price\nmilk,2\neggs,3\n',
    'name\ttext\tnote\nA\tB\tC\nD\tE\tF\n',
    'title,effects\nA,EAI: +1\nB,EAI: -1\n',
  ])('a table without our columns is answered once, with the columns we read: %j', (foreign) => {
    const { cards, mistakes } = readList(foreign);
    expect(cards).toEqual([]);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.allowed).toContain('number, trend, part, title, effects, secret');
    expect(parseDeck(foreign).mistakes.length).toBeLessThan(3);
  });
});
