import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, untilMet } from '@/kernel/testing/effort';
import { checkEffect, EFFECTS, kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { ANY_EFFECT } from '../../testing/arbitraries';
import { POWERS } from '../../vocabulary';
import { parseEntered } from './read-entered';
import { readLine } from './read-line';

/** Whatever the app prints of an effect can be typed, and is read as that effect. */

const PLACES: CardPlace[] = [
  { general: true },
  ...POWERS.map((power): CardPlace => ({ general: false, power })),
];
const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
/** What the table does by hand is said in its own words. */
const SAYING = KINDS.filter((kind) => kind !== 'by-hand');

const sayOf = (effect: Effect) => kindOf(effect).say(effect);

/** Every effect of a kind, on each card that may carry it. */
const onEach = (kind: Effect['kind'], check: (effect: Effect, place: CardPlace) => void) => {
  let times = 0;
  const property = fc.property(ANY_EFFECT[kind] as fc.Arbitrary<Effect>, (effect) => {
    for (const place of PLACES.filter((one) => checkEffect(effect, one) === null)) {
      times += 1;
      check(effect, place);
    }
  });
  // Few at random may stand on a card.
  untilMet(
    (seed) => fc.assert(property, { numRuns: runs(60), seed }),
    () => times > 0,
  );
  return times;
};

describe('GS 9.12: what the app says of an effect is read back', () => {
  it.each(SAYING)('%s, in its sentence', (kind) => {
    const times = onEach(kind, (effect, place) => {
      for (const typed of [sayOf(effect), sayOf(effect).replace(/\.$/, '').toUpperCase()])
        expect([typed, readLine(typed, place)]).toEqual([typed, { read: [effect] }]);
    });
    expect(times).toBeGreaterThan(0);
  });

  it.each(KINDS)('%s, as its card prints it', (kind) => {
    const wanted = (effect: Effect) =>
      effect.kind === 'by-hand' && !effect.order
        ? { kind: effect.kind, words: effect.words, window: effect.window }
        : effect;
    onEach(kind, (effect, place) => {
      const printed = kindOf(effect).print(effect, place);
      expect([printed, readLine(printed, place)]).toEqual([printed, { read: [wanted(effect)] }]);
    });
  });

  it('two of them, on a line or one under the other, below a title', () => {
    const any = fc.oneof(...SAYING.map((kind) => ANY_EFFECT[kind] as fc.Arbitrary<Effect>));
    fc.assert(
      fc.property(
        any,
        any,
        fc.constantFrom(...PLACES),
        fc.constantFrom(' ', '\n'),
        (one, other, place, between) => {
          fc.pre([one, other].every((effect) => checkEffect(effect, place) === null));
          const read = parseEntered(`A quiet day\n${sayOf(one)}${between}${sayOf(other)}`, place);
          expect(read.ok ? read.value.effects : read.mistakes).toEqual([one, other]);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
