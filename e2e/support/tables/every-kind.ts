import fc from 'fast-check';
import type { Card, Deck, Event } from '@/games/gathering-storm/rules/cards/card';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { ANY_EFFECT } from '@/games/gathering-storm/rules/testing/arbitraries';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
type Place = { general: boolean; power?: Power };

const ownOf = (effect: Effect, { power }: Place): Effect => {
  if (effect.kind === 'flexible') return { ...effect, amount: 1, power: power ?? effect.power };
  return power && 'power' in effect ? { ...effect, power } : effect;
};

/** An event of each kind that is allowed there, always the same; other kinds are left out. */
function oneOfEach(places: readonly Place[]): Effect[][] {
  const samples = KINDS.map((kind) =>
    fc.sample(ANY_EFFECT[kind] as fc.Arbitrary<Effect>, { seed: 7, numRuns: 4000 }),
  );
  const fits = (place: Place) => (effect: Effect) =>
    EFFECTS[effect.kind].check(ownOf(effect, place) as never, place as never) === null;
  return places.map((place) =>
    samples.flatMap((some) => {
      const found = some.find(fits(place));
      return found ? ownOf(found, place) : [];
    }),
  );
}

/**
 * A deck with every kind of event, for every power that may have it.
 * @param together how many effects of different kinds are in one event
 */
export function everyKindDeck(size: number, together: number): Deck {
  const eventAt = (at: number, effects: readonly Effect[], title: string): Event => ({
    title,
    secret: false,
    effects: Array.from(
      { length: together },
      (_, index) => effects[(at * together + index) % effects.length] as Effect,
    ),
  });
  const [general = [], ...own] = oneOfEach([
    { general: true },
    ...POWERS.map((power) => ({ general: false, power })),
  ]);
  return {
    name: 'Every kind',
    cards: Array.from(
      { length: size },
      (_, at): Card => ({
        number: at + 1,
        trend: (at % 3) - 1,
        general: eventAt(at, general, `For all, ${at + 1}`),
        national: Object.fromEntries(
          POWERS.map((power, index) => [
            power,
            eventAt(at + index * 2, own[index] as Effect[], `${power}, ${at + 1}`),
          ]),
        ) as Card['national'],
      }),
    ),
  };
}
