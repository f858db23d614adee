import type { Event } from '../cards/card';
import { modifiersIn } from '../diplomacy/board';
import { countryIn } from '../diplomacy/targets';
import { kindOf } from '../effects/index';
import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';
import { readIndex } from '../totals/aggression-index';
import { readSupport } from '../totals/support';
import { type Country, isCivilWarCountry, type Power, sideOf } from '../vocabulary';

/** A card's worth to a power, by public facts: what it raises minus what it lowers. */
interface Worth {
  now: number;
  /** The worth it may reach within the turn, as the table changes. */
  best: number;
  raises: boolean;
  lowers: boolean;
}

/** Computes a card's worth from public facts. */
export function weigh(open: OpenState, power: Power, event: Event): Worth {
  const parts = event.effects.map((effect) => kindOf(effect).worth(open, effect, { power, event }));
  return {
    now: parts.reduce((sum, [now]) => sum + now, 0),
    best: parts.reduce((sum, [, best]) => sum + best, 0),
    raises: parts.some(([now]) => now > 0),
    lowers: parts.some(([now]) => now < 0),
  };
}

/** Facts that rules may use, from views only: one set for each kind of choice in the catalogue. */

export interface CardFacts extends Worth {
  /** The power's current support. */
  support: number;
  index: number;
  movesIndex: boolean;
  followsIndex: boolean;
  incomeTaken: boolean;
  diplomatic: boolean;
  /** It cannot be kept any longer. */
  last: boolean;
}

export function factsOfCard(open: OpenState, power: Power, event: Event): CardFacts {
  return {
    ...weigh(open, power, event),
    support: readSupport(open, power).value,
    index: readIndex(open).value,
    movesIndex: event.effects.some(({ kind }) => kind === 'index'),
    followsIndex: event.effects.some(({ kind }) => kind === 'support-index'),
    incomeTaken: open.incomeTaken,
    diplomatic: stepIndex(open.step) >= stepIndex('placement'),
    last: isLast(open),
  };
}

/** Whether a kept card would now be declined. @rule GS 9.13 */
export function isLast({ step, readings }: OpenState): boolean {
  const by = readings['only-secret-card'] === 'diplomatic' ? 'placement' : 'end';
  return stepIndex(step) >= stepIndex(by);
}

/** A country's situation for a power. */
export interface CountryFacts {
  country: Country;
  /** Flags of its alliance, and the most that any other has. */
  own: number;
  rival: number;
  /** A modifier of this turn helps its alliance there. */
  leans: boolean;
  conquered: boolean;
  /** Counters missing until a civil war; null if none can come. */
  toWar: number | null;
}

export function factsOfCountry(open: OpenState, power: Power, country: Country): CountryFacts {
  const side = sideOf(power);
  const { flags, conquered } = countryIn(open, country);
  const others = flags.filter((flag) => sideOf(flag) !== side);
  const counts = others.map((flag) => others.filter((other) => sideOf(other) === sideOf(flag)).length);
  return {
    country,
    own: flags.length - others.length,
    rival: Math.max(0, ...counts),
    leans: modifiersIn(open, country).some((modifier) => modifier.side === side && modifier.value > 0),
    conquered: conquered !== null,
    toWar: toWar(open, country),
  };
}

function toWar({ civilWars }: OpenState, country: Country): number | null {
  if (!isCivilWarCountry(country)) return null;
  const { state, threshold, counters } = civilWars[country];
  return state === 'quiet' ? Math.max(0, threshold - counters) : null;
}

export interface PlaceFacts {
  countries: CountryFacts[];
  support: number;
  purge: boolean;
}

export function factsOfPlaces(open: OpenState, power: Power, countries: readonly Country[]): PlaceFacts {
  return {
    countries: countries.map((country) => factsOfCountry(open, power, country)),
    support: readSupport(open, power).value,
    purge: open.russia.purge,
  };
}

export interface ProjectFacts {
  /** A support event of its hand counts research. */
  counted: boolean;
  atomic: boolean;
  /** Whether the step comes from an event rather than a point. */
  gift: boolean;
}

export interface OrderFacts {
  /** Points of this turn may still be placed. */
  pointsLeft: boolean;
  /** It leaves projects to be chosen. */
  picks: boolean;
  /** It gives a free point. */
  espionage: boolean;
}

export interface SurplusFacts {
  steps: number;
  /** Atomic research may use it. */
  atomic: boolean;
}
