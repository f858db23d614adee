import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../../effects/place';
import { generalEvent, ownEvent } from '../../testing/arbitraries';
import { event, secret } from '../../testing/play';
import { didYouMean } from './did-you-mean';
import { withoutUnseen } from './letters';
import { mend, printMistake } from './mistake';
import { printEntered, printEvent } from './print-event';
import { MOST_LETTERS, parseEntered, parseEvent } from './read-event';

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
    ['-\n  British support level: -1\n  EAI: +1', of('Britain'), untitled([SUPPORT, INDEX])],
    ['British support level: -1 EAI: +1', of('Britain'), untitled([SUPPORT, INDEX])],
    ['British support level: -1 [secret]', of('Britain'), { title: '', secret: true, effects: [SUPPORT] }],
    ['[secret]\nBritish support level: -1', of('Britain'), { title: '', secret: true, effects: [SUPPORT] }],
    [
      '-\nGerman support level: -3 (max. +3)\n+1 for each military research result.',
      of('Germany'),
      { ...secret(ARMY), title: '' },
    ],
    ['-\nTurkey: 1 [Germany]\n[public]', GENERAL, untitled({ ...TURKEY, beneficiaries: ['Germany'] })],
  ])('%j', (text, place, expected) => expect(read(text, place)).toEqual(expected));

  it.each([
    'A by-election is lost\nBritish support level: -1',
    '  A by-election is lost  \n\nBritish support: -1.',
  ])('keeps a given title: %j', (text) =>
    expect(read(text, of('Britain'))).toEqual(event(SUPPORT, { title: 'A by-election is lost' })),
  );

  it('GS 9.12: a general card may have a trend alone, a national event does something', () => {
    expect(read('')).toEqual(untitled([]));
    expect(read(' \n\t')).toEqual(untitled([]));
    expect(read('"A quiet season"')).toEqual(event([], { title: 'A quiet season' }));
    expect(mistakes('', of('Italy'))).toMatchObject([{ message: 'What the event does is missing.' }]);
    expect(mistakes('A quiet\nseason?', of('Italy'))).toMatchObject([{ kind: 'unread', line: 2 }]);
    expect(mistakes('A quiet season', of('Italy'))).toMatchObject([
      { kind: 'unread', line: 1, message: '“quiet” is not understood here.' },
    ]);
    expect(mistakes('"A quiet season"', of('Italy'))).toMatchObject([
      { message: 'What the event does is missing.' },
    ]);
  });

  it('lines are counted as they were typed, with and without a title', () => {
    expect(mistakes('EAI: +1\nTurky: 1 [Germany]')).toMatchObject([{ line: 2, column: 1, length: 18 }]);
    expect(mistakes('A title\r\nEAI: +1\r\n  Turky: 1')).toMatchObject([{ line: 3, column: 3, length: 8 }]);
  });
});

describe('the parts that are read next to those that are not', () => {
  it.each([
    ['-\nEAI: +1\nAtlantis: 1 [Germany]', [INDEX]],
    ['EAI: +1, and something more', [INDEX]],
    ['EAI: +1; German support falls to 1', [INDEX]],
  ])('%j fills the form', (text, effects) =>
    expect(parseEntered(text, GENERAL)).toMatchObject({ ok: false, effects }),
  );

  it('suggests the one intended word, and changes nothing else in the text', () => {
    const meant = (text: string, place = GENERAL) => didYouMean(text, mistakes(text, place), place);
    expect(meant('A title\nGerman suport +1\nEAI +1')).toEqual({
      word: 'support',
      text: 'A title\nGerman support +1\nEAI +1',
    });
    expect(meant('Turky: 1 [Germany]')).toEqual({ word: 'Turkey', text: 'Turkey: 1 [Germany]' });
    expect(meant('Hungary/Romnia dispute; EAI +1')).toMatchObject({
      text: 'Hungary/Romania dispute; EAI +1',
    });
    expect(meant('Frobnicate the wotsit')).toBeNull();
    expect(meant('EAI +1')).toBeNull();
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

  it('is read as meant from its printed form, with and without its title', () => {
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

  // `npm run bench` measures the time; here the whole text must be read, and what is not read refused at its
  // position.
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
