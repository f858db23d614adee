import { describe, expect, it } from 'vitest';
import { effectsOf } from '../testing/effects-of';

/** Lines as people copy or type them, each with the same line in plain characters. */
const SAME: [string, string][] = [
  ['ﬁnland: 1 [Germany]', 'Finland: 1 [Germany]'],
  ['Ger\u00adman sup\u00adport: +1', 'German support: +1'],
  ['German sup-\nport level: +1', 'German support level: +1'],
  ['• German support level: +1', 'German support level: +1'],
  ['– Turkey: 1 [Germany]', 'Turkey: 1 [Germany]'],
  ['“EAI: +1”\nGerman support: +1', 'EAI: +1\nGerman support: +1'],
  ['Ｔｕｒｋｅｙ： １ [Germany]', 'Turkey: 1 [Germany]'],
  ['German support level：＋１', 'German support level: +1'],
  ...[...'‐‑‒–—―−⁻➖﹣－'].map((dash): [string, string] => [
    `German support: ${dash}1`,
    'German support: -1',
  ]),
];

describe('GS 9.41: reads a card as typed or copied', () => {
  it.each(SAME)('%j', (line, plain) => {
    const effects = effectsOf(plain, 'Germany');
    expect(effects ?? effectsOf(line, 'Germany')).not.toBeNull();
    expect(effectsOf(line, 'Germany')).toEqual(effects);
  });
});

describe('GS 9.41: a sign after its number', () => {
  it.each([
    ['French support: 1-', 'French support: -1'],
    ['French support 1−', 'French support -1'],
    ['EAI 1-', 'EAI -1'],
    ['EAI: 2–', 'EAI: -2'],

    ['French support: 1- ', 'French support: -1'],
    ['French support: 1-\nEAI 1-', 'French support: -1\nEAI -1'],
  ])('is a minus at the end of a line: %j', (line, plain) => {
    expect(effectsOf(plain, 'France')).not.toBeNull();
    expect(effectsOf(line, 'France')).toEqual(effectsOf(plain, 'France'));
  });

  it.each(['1- support', 'French support: 1 -', '1 - French support', 'EAI 1- this turn', 'Turkey: 1-'])(
    'asks if words follow it or a space precedes it: %j',
    (line) => expect(effectsOf(line, 'France')).toBeNull(),
  );
});
