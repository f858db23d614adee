import { describe, expect, it } from 'vitest';
import { FLAGS } from '../vocabulary';
import { doubtLine } from './doubts';
import { namedFlags } from './flag-direction';
import { printEffect, turnOf } from './lines';

const PAIRS = FLAGS.flatMap((from) => FLAGS.filter((to) => to !== from).map((to) => ({ from, to })));
/** What one tap offers for a line. */
const offered = (line: string) => doubtLine(line)?.mended;

/** X is the flag that is replaced, Y the one that replaces it. */
const SAYINGS = [
  'A Y flag replaces an X flag',
  'A Y flag may replace one X flag.',
  'Y flags replacing X flags',
  'Replace an X flag with a Y flag',
  'Replace one X flag by a Y one',
  'Replace with a Y flag an X flag',
  'Japan replaces an X flag with a Y flag',
  'X flag: replace with Y flag',
  'The X flag is replaced in Shanghai by a Y flag',
  'Place a Y flag instead of an X flag',
  'A Y flag in place of an X flag',
  'A Y flag in the place of an X flag',
  'A Y flag takes the place of an X flag',
  'X -> Y',
  'X flag --> Y flag',
  'X → Y',
  'Y <- X',
  'Remove an X flag and add a Y flag',
  'Remove one X flag, then place a Y flag there',
  'Add a Y flag and remove an X flag',
  'Take an X flag away; put a Y flag in its place',
  'An X flag is removed and a Y flag is added',
  'A Y flag comes and an X flag goes',
  'Exchange an X flag for a Y flag',
  'An X flag gives way to a Y flag',
  'An X flag is converted into a Y flag',
  'A Y flag is converted from an X flag',
  'Turn an X flag into a Y flag',
  'Convert an X flag to a Y flag',
  'Turn an X flag Y',
  'Turn from X to Y one flag',
  'An X flag turns Y',
] as const;

describe('SOA 26.111, 26.213: which of two flags is replaced', () => {
  it.each(SAYINGS)('%s', (saying) => {
    for (const { from, to } of PAIRS) {
      const line = saying.replaceAll('X', from).replaceAll('Y', to);
      expect(namedFlags(line).turn, line).toEqual({ from, to });
      const effect = turnOf(from, to);
      expect(offered(line), line).toBe(effect ? printEffect(effect) : undefined);
    }
  });

  it.each([
    'A warlord flag does not become Nationalist: no flag turns',
    'The Japanese turn a warlord flag',
    'The Japanese player turns a warlord flag Nationalist or Japanese',
    'Replace the warlord flag beside the Nationalist flag',
    'A warlord flag turns up beside a Nationalist flag',
    'A Nationalist flag or a Japanese flag becomes warlord',
  ])('%s: asks, and offers no turn', (line) => {
    expect(offered(line)).toBeUndefined();
    expect(doubtLine(line)?.message).toMatch(/does not say/);
  });

  it.each([
    'Add a warlord flag next to a Nationalist flag',
    'Add a warlord flag to a Nationalist region',
    'Remove a warlord flag from a Nationalist region',
    'Place a Japanese flag in Shanghai',
    'A Nationalist flag and a warlord flag stay',
  ])('%s: turns no flag', (line) => {
    expect(doubtLine(line)).toBeNull();
  });

  it('a player who is named is no flag', () => {
    expect(offered('The Japanese player turns a warlord flag Nationalist')).toBe(
      'A warlord flag becomes Nationalist',
    );
  });
});

describe('SOA 10: which way a number goes', () => {
  it.each([
    ['Chinese support falls by 1', 'Chinese support level: -1'],
    ['Japanese support reduced by 2', 'Japanese support level: -2'],
    ['Russia loses support 1', 'Russian support level: -1'],
    ['Income of Britain minus 3', 'British national income: -3'],
    ['Aggression index lowered by 1', 'JAI: -1'],
    ['Chinese support rises by 1', 'Chinese support level: +1'],
    ['Chinese support does not fall by 1', undefined],
    ['Chinese support falls by -1', undefined],
    ['Chinese support +1, British support -1', undefined],
    ['Chinese support instead of British support: +1', undefined],
  ])('%s', (line, mended) => {
    expect(doubtLine(line)).not.toBeNull();
    expect(offered(line)).toBe(mended);
  });
});
