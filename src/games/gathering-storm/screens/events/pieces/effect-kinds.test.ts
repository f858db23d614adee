import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFECTS, kindOf } from '@/games/gathering-storm/rules/effects';
import { KIND_GROUPS } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { ANY_EFFECT } from '@/games/gathering-storm/rules/testing/arbitraries';
import { POWERS, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import { groupKinds, standsOn } from './effect-kinds';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
const PLACES: CardPlace[] = [{ general: true }, ...POWERS.map((power) => ({ general: false, power }))];
const ROWS = PLACES.flatMap((place) => KINDS.map((kind) => [kind, place] as const));

/** An effect of the kind as a card of this place would carry it: in favor of its power. */
function own(effect: Effect, { power }: CardPlace): Effect {
  if (!power) return effect;
  const side = sideOf(power);
  const made = { ...effect } as Record<string, unknown>;
  if ('power' in made) made.power = power;
  if ('owner' in made) made.owner = power;
  if (effect.kind === 'diplomacy') Object.assign(made, { side, beneficiaries: [power] });
  return made as Effect;
}

/** Civil war events are printed on general cards alone; of a national card the words are read all the same. */
const READ_ALL_THE_SAME: readonly Effect['kind'][] = ['civil-war'];

describe('GS Guide: offers a kind wherever a card can have it', () => {
  it.each(ROWS)('%s on %o', (kind, place) => {
    const any = ANY_EFFECT[kind] as fc.Arbitrary<Effect>;
    const refused = (effect: Effect) => kindOf(effect).check(effect, place) !== null;
    const made = fc.sample(
      any.map((effect) => own(effect, place)),
      { numRuns: 200, seed: 1 },
    );
    if (standsOn(kind, place)) expect(made.some((effect) => !refused(effect))).toBe(true);
    else if (!READ_ALL_THE_SAME.includes(kind)) expect(made.every(refused)).toBe(true);
  });

  it('every kind is in exactly one group, and possible on some card', () => {
    for (const kind of KINDS)
      expect(
        PLACES.some((place) => standsOn(kind, place)),
        kind,
      ).toBe(true);
    for (const place of PLACES) {
      const grouped = groupKinds(place).flatMap(({ kinds }) => kinds);
      expect(new Set(grouped).size).toBe(grouped.length);
      expect(grouped.toSorted()).toEqual(KINDS.filter((kind) => standsOn(kind, place)).toSorted());
    }
  });

  it('does not repeat kinds offered first, and leaves out empty groups', () => {
    const groups = groupKinds({ general: false, power: 'Italy' }, ['by-hand', 'support']);
    expect(groups.map(({ group }) => group)).toEqual(KIND_GROUPS.filter((group) => group !== 'By hand'));
    expect(groups.flatMap(({ kinds }) => kinds)).not.toContain('support');
  });
});
