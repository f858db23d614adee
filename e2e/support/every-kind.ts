import fc from 'fast-check';
import type { Card, Deck, Event } from '@/systems/gathering-storm/cards/card';
import { EFFECTS } from '@/systems/gathering-storm/effects';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { ANY_EFFECT } from '@/systems/gathering-storm/testing/arbitraries';
import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
/** So many events of different kinds lie in one. */
const TOGETHER = 3;

/** An event of each kind that may stand there, the same ones every time; a kind that may not is left out. */
function oneOfEach(place: { general: boolean; power?: Power }): Effect[] {
  return KINDS.flatMap((kind) => {
    const any = ANY_EFFECT[kind] as fc.Arbitrary<Effect>;
    const own = fc.sample(any, { seed: 7, numRuns: 4000 }).map((effect) => {
      if (effect.kind === 'flexible') return { ...effect, amount: 1, power: place.power ?? effect.power };
      return place.power && 'power' in effect ? { ...effect, power: place.power } : effect;
    });
    return own.find((effect) => EFFECTS[kind].check(effect as never, place as never) === null) ?? [];
  });
}

function eventAt(at: number, effects: readonly Effect[], title: string): Event {
  const together = Array.from({ length: TOGETHER }, (_, beside) => {
    const place = at * TOGETHER + beside;
    return effects[place % effects.length] as Effect;
  });
  return { title, secret: false, effects: together };
}

/** A deck in which every kind of event stands, with every power that may have it. */
export function everyKindDeck(size: number): Deck {
  const general = oneOfEach({ general: true });
  const own = Object.fromEntries(POWERS.map((power) => [power, oneOfEach({ general: false, power })]));
  return {
    name: 'Every kind',
    cards: Array.from(
      { length: size },
      (_, at): Card => ({
        number: at + 1,
        trend: (at % 3) - 1,
        general: eventAt(at, general, `For all, ${at + 1}`),
        national: Object.fromEntries(
          POWERS.map((power, beside) => [
            power,
            eventAt(at + beside * 2, own[power] as Effect[], `${power}, ${at + 1}`),
          ]),
        ) as Card['national'],
      }),
    ),
  };
}
