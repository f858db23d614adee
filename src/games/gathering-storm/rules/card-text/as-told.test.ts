import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { parseEntered } from './read/read-event';

/** Two statements in one sentence: the direction of one does not apply to the other. */

const LESS: readonly [string, Partial<Effect>][] = [
  ['the index drops by one', { kind: 'index', amount: -1 }],
  ['I draw one tile less', { kind: 'tile-draw', amount: -1 } as Partial<Effect>],
  ['factories cost me two less', { kind: 'factory-price', amount: -2 } as Partial<Effect>],
  ['my income goes down by one', { kind: 'income', amount: -1 } as Partial<Effect>],
];
const MORE: readonly [string, Partial<Effect>][] = [
  ['I get two support', { kind: 'support', amount: 2 } as Partial<Effect>],
  ['we also gain two support', { kind: 'support', amount: 2 } as Partial<Effect>],
  ['I get three points of income', { kind: 'income', amount: 3 } as Partial<Effect>],
];

describe('GS 9.41: a heading with the card’s color is not a separate effect', () => {
  it.each([
    [
      'Russia',
      'Subversion [secret]: Russia may conduct one subversion attempt at no cost in Finland, Poland, Rumania or Turkey.',
    ],
    ['Britain', 'Espionage (secret): one free point in naval research this turn.'],
    ['Germany', 'Support (secret): -3, plus 1 for each German military research result; maximum +3.'],
    ['Italy', 'Diplomacy (secret): one additional diplomatic counter.'],
    ['France', 'Income (public): +2'],
    ['Germany', 'Factory conversion [secret]: 2 cheaper'],
  ] as const)('on the card of %s: %s', (power, text) => {
    const read = parseEntered(text, { general: false, power });
    expect(read.ok && read.value.effects).toHaveLength(1);
    expect(read.ok && read.value.secret).toBe(!text.includes('public'));
  });
});

describe('GS 9.41: a mention of the card’s color in a title is never only part of the title', () => {
  const titled = (title: string) =>
    parseEntered(`${title}\nSupport +1`, { general: false, power: 'Britain' });

  it.each(['[secret]', '(secret)', '(Secret event)', '[gray]', '(grey card)', '( secret )'])(
    'in brackets, %s, it is the color',
    (color) =>
      expect(titled(`A lobby ${color}`)).toMatchObject({
        ok: true,
        value: { title: 'A lobby', secret: true },
      }),
  );

  it.each(['A quiet vote, secret', 'A quiet vote - secret', 'A quiet vote. Secret.', 'Secret: a quiet vote'])(
    'after a separator it is the color: %s',
    (title) => expect(titled(title)).toMatchObject({ ok: true, value: { secret: true } }),
  );

  it.each(['Secret Service', 'Talks in Secret', 'A public secret', 'The Gray Lady'])(
    'within it, it is none: %s',
    (title) => expect(titled(title)).toMatchObject({ ok: true, value: { title, secret: false } }),
  );
});

describe('GS 9.41: less of one thing is not less of another', () => {
  const cases = LESS.flatMap(([less, one]) =>
    MORE.filter(([, { kind }]) => kind !== one.kind).flatMap(([more, other]) =>
      [', and ', ' and ', ', but '].flatMap((joint) => [
        [`${less}${joint}${more}`, [one, other]] as const,
        [`${more}${joint}${less}`, [other, one]] as const,
      ]),
    ),
  );

  it.each(cases)('%s', (text, meant) => {
    const read = parseEntered(text, { general: false, power: 'Germany' });
    // Text that is not understood leads to a question; it is never misread.
    if (read.ok) expect(read.value.effects).toMatchObject(meant);
  });

  it('three in four of them are read', () => {
    const read = cases.filter(([text]) => parseEntered(text, { general: false, power: 'Germany' }).ok);
    expect(read.length).toBeGreaterThan(cases.length * 0.75);
  });
});
