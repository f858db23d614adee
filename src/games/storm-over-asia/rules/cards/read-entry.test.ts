import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvent, anyPlace, anyWords } from '../testing/entries';
import { FLAG_EVENTS } from '../warlords/flag-events';
import { WINDOWS } from './card';
import { takeWay } from './doubts';
import { turnOf } from './lines';
import { printEntryWords, printTyped, readEntryWords, tagEntryWords } from './read-entry';

const eventOf = (text: string) => readEntryWords(text).event;
/** Returns the doubts, each with its first fix. */
const doubtsOf = (text: string, place?: Parameters<typeof readEntryWords>[1]) =>
  readEntryWords(text, place).doubts.map(({ line, message, ways }) => ({ line, message, mended: ways[0] }));
const mend = (text: string, label: string | RegExp, place?: Parameters<typeof readEntryWords>[1]) => {
  const way = readEntryWords(text, place)
    .doubts.flatMap(({ ways }) => ways)
    .find((item) => (typeof label === 'string' ? item.label === label : label.test(item.label)));
  if (!way) throw new Error(`No way out is called ${label}.`);
  return takeWay(text, way);
};

describe('an entry in its printed words', () => {
  it.each([
    ['Japanese support level: -1', { kind: 'line', total: 'support:Japan', amount: -1 }],
    ['Chinese support: +2', { kind: 'line', total: 'support:China', amount: 2 }],
    ['British national income: −1', { kind: 'line', total: 'income:Britain', amount: -1 }],
    ['Chinese support +2', { kind: 'line', total: 'support:China', amount: 2 }],
    ['⁻1 British income', { kind: 'line', total: 'income:Britain', amount: -1 }],
    ['Support: Japan ➖ 1', { kind: 'line', total: 'support:Japan', amount: -1 }],
    ['JAI: +1', { kind: 'line', total: 'index', amount: 1 }],
    // A sign after its number, bullets, quotation marks and ligatures.
    ['Japanese support: 1-', { kind: 'line', total: 'support:Japan', amount: -1 }],
    ['JAI 1−', { kind: 'line', total: 'index', amount: -1 }],
    ['• Chinese sup\u00adport: ＋1', { kind: 'line', total: 'support:China', amount: 1 }],
    ['“JAI: +1”', { kind: 'line', total: 'index', amount: 1 }],
    ['1- Japanese support', { kind: 'by-hand', words: '1- Japanese support' }],
    ['Japanese support 1 -', { kind: 'by-hand', words: 'Japanese support 1 -' }],
    ['Japanese Aggression Index: 1.', { kind: 'line', total: 'index', amount: 1 }],
    [
      'A warlord flag becomes Nationalist',
      { kind: 'turn-flag', from: 'warlord', to: 'Nationalist', picks: 'China', rule: 'SOA 26.213B' },
    ],
    ['One garrison unit comes back', { kind: 'by-hand', words: 'One garrison unit comes back' }],
    ['German support level: +1', { kind: 'by-hand', words: 'German support level: +1' }],
    ['A Communist flag becomes Japanese', { kind: 'by-hand', words: 'A Communist flag becomes Japanese' }],
    ['By hand: JAI: +1', { kind: 'by-hand', words: 'JAI: +1' }],
  ])('%s', (line, effect) => {
    expect(eventOf(`A title\n${line}`)).toEqual({
      title: 'A title',
      secret: false,
      window: 'drawn',
      effects: [effect],
    });
  });

  it('has no title if the first line is an effect; is secret if it says so; is empty for blank text', () => {
    expect(eventOf('JAI: +1\nRussian support level: +1')).toMatchObject({
      title: '',
      effects: [{}, {}],
    });
    expect(eventOf('A quiet word [secret]\nJAI: -1')).toMatchObject({
      title: 'A quiet word',
      secret: true,
    });
    expect(eventOf('  \n')).toMatchObject({ title: '', effects: [] });
  });

  it('reads the timing and the secret tag after the title or on a line of their own', () => {
    for (const text of [
      'A visit [secret] [any time]\nJAI: +1',
      'A visit [any-time] [Secret]\nJAI: +1',
      '[secret] [any time]\nTitle: A visit\nJAI: +1',
    ])
      expect(eventOf(text)).toMatchObject({ title: 'A visit', secret: true, window: 'any-time' });
  });

  it('prints as it was read', () => {
    for (const text of [
      'A title [secret]\nJapanese support level: -1\nJAI: +1\nOne unit comes back',
      'A title [secret] [income]\nJAI: +1',
      '[economic]\nJAI: +1',
      'Title: JAI: +1\n[diplomatic]\nBy hand: German support level: +1',
      'By hand: One unit comes back',
      'British national income: +1',
      ...FLAG_EVENTS.map(({ from, to }) => `Envoys\nA ${from} flag becomes ${to}`),
    ])
      expect(printEntryWords(eventOf(text))).toBe(text);
  });
});

describe('doubts about an entry', () => {
  it.each([
    ['German support level: +1', '“German” is not a power of this game.', undefined],
    ['JAI: +x', '“+x” is not a whole number in figures.', undefined],
    ['JAI: +1.5', '“+1.5” is not a whole number in figures.', undefined],
    ['JAI:', 'The amount is missing.', undefined],
    ['Chinese support +12', 'An amount lies between −9 and +9.', undefined],
    ['Chinese support level: −10', 'An amount lies between −9 and +9.', undefined],
    [
      'Japanes suport level: -1',
      'This looks like a number, but is not written like one.',
      'Japanese support level: -1',
    ],
    [
      'Income of Russia: 2',
      'This looks like a number, but is not written like one.',
      'Russian national income: +2',
    ],
    ['Aggression index: +1', 'This looks like a number, but is not written like one.', 'JAI: +1'],
    [
      'British and Russian support: +1',
      'This looks like a number, but is not written like one.',
      'British support level: +1\nRussian support level: +1',
    ],
    ['Research points: +2', 'No number of this game is called “Research points”.', undefined],
    [
      'A Communist flag becomes Japanese',
      'No event of the rules turns a Communist flag into a Japanese flag.',
      undefined,
    ],
    [
      'A warlrd flag turns Nationalist',
      'This looks like the turning of a flag, but is not written like one.',
      'A warlord flag becomes Nationalist',
    ],
    [
      'Two warlord flags become Nationalist',
      'Each flag is turned in a line of its own.',
      'A warlord flag becomes Nationalist\nA warlord flag becomes Nationalist',
    ],
  ])('%s', (line, message, mended) => {
    const text = `A title\n${line}`;
    const [doubt, ...more] = readEntryWords(text).doubts;
    expect([doubt?.line, doubt?.message, more]).toEqual([2, message, []]);
    const meant = doubt?.ways
      .filter(({ label }) => label.startsWith('Did you mean'))
      .map(({ words }) => words);
    expect(meant).toEqual(mended === undefined ? [] : [mended]);
    for (const way of doubt?.ways ?? []) expect(readEntryWords(takeWay(text, way)).doubts).toEqual([]);
    expect(eventOf(mend(text, 'Done on the board')).effects).toEqual([{ kind: 'by-hand', words: line }]);
  });

  it('words that look like neither are done on the board without a doubt', () => {
    for (const line of [
      'One garrison unit comes back',
      'Note: not in winter',
      'The winter of 1938–9',
      'Place a Japanese flag in Shanghai',
      'Lend-lease: 3 units arrive',
    ])
      expect(readEntryWords(`A title\n${line}`).doubts).toEqual([]);
  });

  it('a first line that looks like a number is not taken for a title in silence', () => {
    const text = 'German support level: +1 [secret]\nJAI: +1';
    expect(doubtsOf(text)).toMatchObject([{ line: 1, message: '“German” is not a power of this game.' }]);
    const said = readEntryWords(mend(text, 'Keep it as a title: it changes nothing'));
    expect(said).toMatchObject({ doubts: [], event: { title: 'German support level: +1', secret: true } });
  });

  it('more than six effects, a title over 80 letters and words over 200 cannot be saved', () => {
    const seven = `A title\n${Array.from({ length: 7 }, () => 'JAI: +1').join('\n')}`;
    expect(doubtsOf(seven)).toEqual([
      { line: 8, message: 'An entry has at most six effects.', mended: undefined },
    ]);
    expect(doubtsOf(`${'a'.repeat(81)}\nJAI: +1`)).toMatchObject([{ line: 1, mended: undefined }]);
    expect(doubtsOf(`${'a'.repeat(80)}\nJAI: +1`)).toEqual([]);
    const long = `A title\n${'One unit comes back. '.repeat(12).trim()}`;
    const divided = readEntryWords(mend(long, 'Divide it into two lines'));
    expect(divided.doubts).toEqual([]);
    expect(divided.event.effects.map((effect) => 'words' in effect && effect.words).join(' ')).toBe(
      long.split('\n')[1],
    );
  });

  it('two times, and a tag that is none', () => {
    expect(doubtsOf('A visit [income] [economic]')).toMatchObject([{ line: 1 }]);
    expect(mend('A visit [incme]\nJAI: +1', /^Did you mean/)).toBe('A visit [income]\nJAI: +1');
    expect(eventOf(mend('A visit [1938]', 'Keep it as a title: it changes nothing')).title).toBe(
      'A visit [1938]',
    );
  });
});

describe('SOA 9: text typed at a table never silently becomes a title', () => {
  const typed = (text: string) => readEntryWords(text, null, true);
  const KEEP = 'Keep it as a title: it changes nothing';

  it.each([
    'China +1',
    'Japan −1',
    'Japanese support up',
    'suport for China',
    'income falls',
    'Japn gains one',
    'JAI one up',
    'Aggression index',
    '+1',
    '2',
    'a warlord flag',
    'Communist flags',
    'Nationalists rise',
    'United Front +1',
    '½ a point',
    '50%',
    'two for Russia',
  ])('%j is questioned, with its line', (line) => {
    for (const text of [line, `${line}\nJAI: +1`]) {
      const { doubts } = typed(text);
      expect(doubts).toMatchObject([{ line: 1, words: line }]);
      const way = doubts[0]?.ways.find(({ label }) => label === KEEP);
      const result = typed(takeWay(text, way as never));
      expect([result.doubts, result.event.title]).toEqual([[], line]);
    }
  });

  it.each(['Japanese support up', 'income one higher', 'China gets +1', 'index +'])(
    '%j under a title is asked about before it is left to the board',
    (line) => {
      const text = `Envoys\n${line}`;
      const [doubt, ...more] = typed(text).doubts;
      expect([doubt?.line, doubt?.words, more]).toEqual([2, line, []]);
      const way = doubt?.ways.find(({ label }) => label === 'Done on the board');
      expect(typed(takeWay(text, way as never))).toMatchObject({
        doubts: [],
        event: { effects: [{ kind: 'by-hand', words: line }] },
      });
    },
  );

  it('a title alone changes nothing and is questioned; above an effect it is a title', () => {
    expect(typed('Envoys').doubts).toMatchObject([{ line: 1, ways: [{ label: KEEP }] }]);
    expect(typed('Envoys\nJAI: +1').doubts).toEqual([]);
    expect(typed('Envoys\nOne garrison comes back').doubts).toEqual([]);
  });

  it('an entry written by a form is never questioned', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const read = typed(printTyped(event));
        expect([read.event, read.doubts]).toEqual([event, []]);
      }),
    );
  });
});

describe('SOA 26.213B: the known effect of a number', () => {
  const place = { list: 'Chinese', number: 79 } as const;
  const turn = turnOf('warlord', 'Nationalist');

  it('applies under a typed title, with the timing of the rules', () => {
    expect(readEntryWords('A governor comes over\nJAI: -1', place)).toMatchObject({
      event: { title: 'A governor comes over', window: 'drawn', effects: [turn, { kind: 'line' }] },
      doubts: [],
    });
  });

  it('an entry that turns another flag is a doubt; the table’s word holds', () => {
    const text = 'A governor comes over\nA Japanese flag becomes warlord';
    expect(doubtsOf(text, place)).toMatchObject([
      { line: 2, message: 'The rules say of Chinese 79: A warlord flag becomes Nationalist.' },
    ]);
    expect(readEntryWords(mend(text, /^Did you mean/, place), place)).toMatchObject({
      event: { effects: [turn] },
      doubts: [],
    });
    const held = readEntryWords(mend(text, 'The card says so', place), place);
    expect(held).toMatchObject({ event: { effects: [turnOf('Japanese', 'warlord')] }, doubts: [] });
    expect(printEntryWords(held.event, place)).toContain('[as written]');
  });
});

describe('printing and reading', () => {
  const known = fc.constantFrom(
    { list: 'Chinese' as const, number: 79 },
    { list: 'general' as const, number: 45 },
    null,
  );

  it('a printed entry reads back the same, without a doubt', () => {
    fc.assert(
      fc.property(anyEvent, fc.oneof(known, anyPlace), (event, place) => {
        const read = readEntryWords(printEntryWords(event, place), place);
        expect(read.event).toEqual(event);
        expect(read.doubts).toEqual([]);
      }),
    );
  });

  it('a read entry prints to text that reads back the same, whatever the input', () => {
    fc.assert(
      fc.property(fc.array(anyWords(60), { maxLength: 8 }), fc.oneof(known, anyPlace), (lines, place) => {
        const { event, doubts } = readEntryWords(lines.join('\n'), place);
        if (doubts.length > 0) return;
        expect(readEntryWords(printEntryWords(event, place), place).event).toEqual(event);
      }),
    );
  });

  it('tags are changed without changing anything else', () => {
    fc.assert(
      fc.property(
        anyEvent,
        fc.boolean(),
        fc.constantFrom(...WINDOWS),
        known,
        (event, secret, window, place) => {
          const text = tagEntryWords(printEntryWords(event, place), place, { secret, window });
          expect(readEntryWords(text, place).event).toEqual({ ...event, secret, window });
        },
      ),
    );
  });
});
