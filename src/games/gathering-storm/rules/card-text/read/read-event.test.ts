import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, share } from '@/kernel/testing/effort';
import type { Event } from '../../cards/card';
import type { CardPlace } from '../../effects/place';
import { generalEvent, ownEvent } from '../../testing/arbitraries';
import { event, secret } from '../../testing/play';
import { POWERS } from '../../vocabulary';
import { printMistake } from './mistake';
import { printEvent } from './print-event';
import { parseEvent } from './read-event';

const GENERAL: CardPlace = { general: true };
const of = (power: CardPlace['power']): CardPlace => ({ general: false, ...(power ? { power } : {}) });

/** The reading of an event, or every mistake in words. */
const read = (text: string, place: CardPlace = GENERAL) => {
  const found = parseEvent(text, place);
  return found.ok ? found.value : found.mistakes.map(printMistake);
};
const mistakes = (text: string, place: CardPlace = GENERAL) => {
  const found = parseEvent(text, place);
  return found.ok ? [] : found.mistakes;
};
const ITALY = { kind: 'support', power: 'Italy', amount: 1 } as const;
const INDEX = { kind: 'index', amount: 1 } as const;
const CLIMATE = { kind: 'support-climate', power: 'Britain' } as const;
const climate = 'British support level: (max. ±3)\nModifier: inverse of Economic Climate.';

describe('the title line', () => {
  it.each<[string, string]>([
    ['Test event', 'Test event'],
    ['  Test event.  ', 'Test event.'],
    ['-', ''],
    ['–', ''],
    ['"-"', '-'],
    ['""', ''],
    ['"Turkey: 1"', 'Turkey: 1'],
    ['"Test event [secret]"', 'Test event [secret]'],
    ['“Test” event', '“Test” event'],
    ['Événement d’essai', 'Événement d’essai'],
    ['اختبار ١٢', 'اختبار ١٢'],
    ['テスト\u0000\u202e', 'テスト\u0000\u202e'],
  ])('%j is %j', (line, title) => {
    expect(read(`\r\n${line}\r\nEAI: +1\r\n`)).toEqual(event(INDEX, { title }));
  });

  it('has at most 80 letters', () => {
    expect(mistakes(`${'a'.repeat(81)}\nEAI: +1`)).toMatchObject([
      { kind: 'refused', line: 1, column: 1, message: 'A title has at most 80 letters.' },
    ]);
  });

  it.each(['', ' \n\t\n', '[secret]'])('is missing in %j', (text) => {
    expect(mistakes(text, of('Italy'))).toMatchObject([
      { kind: 'unread', message: 'There is no event here.' },
    ]);
  });
});

describe('GS 9.12: a title of a deck that was read before is one still', () => {
  it.each([
    'Secret support for Spain',
    'Secret German support level: +1',
    'Secret EAI: +1',
    'Secretly Turkey: 1',
    'Italian support rises by one this turn.',
  ])('%s', (title) =>
    expect(read(`${title}\nGerman support level: +1`, of('Germany'))).toMatchObject({ title, secret: false }),
  );
});

describe('color in brackets', () => {
  it.each([
    'Test event [secret]\nItalian support level: +1',
    'Test event\nItalian support level: +1 [Secret]',
    '[secret]\nTest event\nItalian support level: +1.',
    'Test event\nItalian support level: +1\n[ secret ].',
  ])('GS 9.41E: %j is secret', (text) => expect(read(text, of('Italy'))).toEqual(secret(ITALY)));

  it('GS Guide, Support: a conditional support event is secret, unless it is marked as public', () => {
    expect(read(`Test event\n${climate}`, of('Britain'))).toEqual(secret(CLIMATE));
    expect(read(`Test event [public]\n${climate}`, of('Britain'))).toEqual(event(CLIMATE));
    expect(printEvent(event(CLIMATE), of('Britain'))).toBe(`Test event [public]\n${climate}`);
    expect(printEvent(secret(CLIMATE), of('Britain'))).toBe(`Test event [secret]\n${climate}`);
  });

  it('GS 9.31: a general event is never secret', () => {
    expect(mistakes('Test event\nEAI: +1 [secret]')).toMatchObject([
      { kind: 'refused', rule: 'GS 9.31', line: 2, column: 9, words: '[secret]' },
    ]);
    expect(read(`Test event\n${climate}`)).toEqual(event(CLIMATE));
  });

  it('an event is not both', () => {
    expect(mistakes('Test event [secret]\nEAI: +1 [public]', of('Italy'))).toMatchObject([
      { line: 2, column: 9 },
    ]);
  });

  it('after an order it is a note, not part of the order', () => {
    expect(read('Test event\nBy hand, economic: Build one unit. [secret]', of('Italy'))).toEqual(
      secret({ kind: 'by-hand', words: 'Build one unit.', window: 'economic' }),
    );
  });
});

describe('effects', () => {
  it('GS Guide: several can be on one line or on several, with blank lines between', () => {
    const both = event([ITALY, INDEX]);
    expect(read('Test event\nItalian support level: +1 EAI: +1')).toEqual(both);
    expect(read('Test event\n\nItalian support\nlevel: +1\n\n\nEAI: +1.')).toEqual(both);
    expect(read('Test event\rItalian support level: +1; EAI: +1')).toEqual(both);
    expect(read('Test event')).toEqual(event([]));
  });

  it('are refused at their position if they are not allowed there', () => {
    expect(mistakes('Test event\nEAI: +1\nGerman national income: -1')).toMatchObject([
      { kind: 'refused', line: 3, column: 1, rule: 'GS Guide, Income' },
    ]);
    expect(mistakes('Test event\nTurkey: -1', of('Italy'))).toMatchObject([{ rule: 'GS 9.41D' }]);
    expect(mistakes('Test event\nTurkey: 1 [France]', of('Italy'))).toMatchObject([{ rule: 'GS 9.41D' }]);
    expect(
      mistakes('Test event\nRussian support level: (max. ±3)\nModifier: Balance of Power', of('Russia')),
    ).toMatchObject([{ line: 2, column: 1, rule: 'GS Guide, Support' }]);
  });

  it('GS 9.31C: a general card must name who benefits; a national card need not', () => {
    expect(mistakes('Test event\nEAI: +1; Turkey: 1')).toMatchObject([
      { kind: 'unread', line: 2, words: 'Turkey: 1' },
    ]);
    expect(read('Test event\nTurkey: 1', of('Russia'))).toMatchObject({
      effects: [{ side: 'Russia', beneficiaries: ['Russia'] }],
    });
  });
});

describe('words that cannot be read', () => {
  it.each([
    ['Turky: 1 [Germany]', 'turky'],
    ['German suport level: +1', 'suport'],
    ['何もない', '何もない'],
    ['Atlantis: 1', 'atlantis'],
  ])('%s: names the first without meaning', (line, token) => {
    const found = mistakes(`Test event\nEAI: +1\n  ${line}\nEAI: +1`, of('Italy'));
    expect(found).toMatchObject([{ kind: 'unread', line: 3, column: 3, words: line, token }]);
  });

  it('are reported in one readable line, shortened if long, without characters that hide or reverse text', () => {
    const messages = read(`Test event\n\u202e\u001b[2J${'x '.repeat(200)}`) as string[];
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Line 2, column 3: “\[2Jx x [x ]+…” “\[” is not understood here/);
    expect(messages[0]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('GS Guide: print and parse', () => {
  it('are inverse on every card, and a parsed event prints the same again', () => {
    const any = fc
      .constantFrom<CardPlace>(GENERAL, ...POWERS.map(of))
      .chain((place) => fc.tuple(fc.constant(place), place.power ? ownEvent(place.power) : generalEvent));
    fc.assert(
      fc.property(any, ([place, made]) => {
        const text = printEvent(made, place);
        const again = read(text, place) as Event;
        expect(again).toEqual({ ...made, effects: made.effects.map(withoutOrder) });
        expect(printEvent(again, place)).toBe(text);
      }),
    );
  });

  it('keep any title that fits on one line', () => {
    const title = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ unit: fc.constantFrom(...'"-[] secretGermany:1Card0') }),
      )
      .map((text) => text.replace(/[\n\r\u2028\u2029]/g, ' ').trim())
      .filter((text) => text.length <= 80);
    fc.assert(
      fc.property(title, fc.constantFrom(GENERAL, of('Italy')), (text, place) => {
        const made = event(INDEX, { title: text });
        expect(read(printEvent(made, place), place)).toEqual(made);
      }),
      { numRuns: runs(150) },
    );
  });

  it.each(['General', 'Italy', 'Card 3', 'card 12, trend -1', 'Germany.'])(
    'keep the title %s in quotation marks',
    (title) => {
      const printed = printEvent(event(INDEX, { title }), GENERAL);
      expect(printed).toBe(`"${title}"\nEAI: +1`);
      expect(read(printed)).toEqual(event(INDEX, { title }));
    },
  );

  it('break no title or order that holds line breaks: they become spaces', () => {
    const words = 'One\r\ncounter';
    const made = event({ kind: 'by-hand', words, window: 'income' }, { title: 'Test\nevent' });
    expect(printEvent(made, GENERAL)).toBe('Test event\nBy hand, income: One counter');
  });
});

function withoutOrder({ ...effect }: Event['effects'][number]) {
  if (effect.kind === 'by-hand' && !effect.order) delete effect.order;
  return effect;
}

describe('any text', () => {
  it('is read or refused, never thrown', () => {
    const pieces = [
      'Turkey',
      ': 1',
      '[',
      ']',
      'Germany',
      ' or ',
      '\n',
      'EAI',
      '+',
      '-',
      '(max. ',
      '+/3)',
      '+1 for each ',
      'By hand, ',
      '"',
      '\u0000',
      '\u202e',
      'ß',
      'İ',
      '\ud800',
      '９',
      '±',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(GENERAL, of('Italy'), of(undefined)), (source, place) => {
        const found = parseEvent(source, place);
        if (found.ok) return;
        for (const { line, column, message } of found.mistakes) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    'a',
    'x\n',
    ' ',
    ' \n',
    'albania, ',
    'Turkey: 1 [',
    'Turkey: 1 [Germany] ',
    'by hand, ',
    'by hand: x\n',
    '[[[',
    ']',
    '"',
    '\u202e',
    '\u0000',
    'ß',
    '語',
    '-',
    '1',
    '+1 for each ',
    'draws one random ',
    'random ',
    'german support level: - (max. +3) +1 for each level of ',
    'German support level: (max. ±3)\n',
    'EAI: +1 ',
  ])('half a megabyte of %j is read to its end', (piece) => {
    const text = piece.repeat(Math.floor((500_000 * share()) / piece.length));
    for (const read of [parseEvent(`Test event\n${text}`, GENERAL), parseEvent(text, of('Italy'))])
      expect(read.ok || read.mistakes.length > 0).toBe(true);
  });
});
