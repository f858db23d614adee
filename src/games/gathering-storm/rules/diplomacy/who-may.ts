import type { Refusal } from '@/kernel/result';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { type Country, isCivilWarCountry, POWERS, type Power, powersOf } from '../vocabulary';
import {
  checkPhase,
  checkPlacing,
  doorFor,
  type Placing,
  type PlacingRefusal,
  placedBy,
  readCounters,
} from './counters';
import { askWorth } from './disputes';
import { whyRussiaMay } from './russia';
import type { PlacedCounter } from './state';

/** Who may place a counter in a country. Uses the same checks as the placement itself. */

type Counter = PlacedCounter['counter'];

/** A counter that would be accepted. */
export interface Offer {
  /** The possible owners: one power, or either Axis power for the anti-Comintern counter. */
  powers: Power[];
  counter: Counter;
  /** Whether the placement must say that its worth is one or more, because a dispute depends on it. */
  asksWorth: boolean;
  /** How many the power has placed, and what allows this one. */
  words: string;
}

/** The powers barred for one reason. */
export interface Bar {
  powers: Power[];
  counter: Counter;
  refusal: PlacingRefusal;
  /** If the table overrules the bar: the powers whose counters a dispute would ask about. */
  asksWorth: Power[];
  /** The total that is too low, if the power has placed all its counters. */
  limit?: string;
}

export interface WhoMay {
  /** Set if no counter can be placed now. @rule GS 24.5 */
  phase: Refusal | null;
  offers: Offer[];
  bars: Bar[];
}

/** What only waits for its worth is not barred. */
const barOf = (open: OpenState, placing: Placing) => checkPlacing(open, { ...placing, backs: true });

const counterOf = (power: Power, country: Country, counter: Counter = 'diplomatic'): Placing => ({
  power,
  country,
  counter,
});

function sayOffer(open: OpenState, power: Power, country: Country): string {
  const count = `${placedBy(open, power).length} of ${readCounters(open, power).value} down`;
  return power === 'Russia' ? `${count}; ${whyRussiaMay(open, country, doorFor(open, country))}` : count;
}

/** Of a dispute the anti-Comintern counter backs a side in Rumania alone. @rule GS Guide, Diplomacy */
function sayComintern(open: OpenState, country: Country): string {
  if (!open.disputes.some(({ countries }) => countries.includes(country))) return '';
  return country === 'Rumania' ? 'it backs Rumania' : `it backs nobody in ${country}`;
}

function offerOf(open: OpenState, power: Power, country: Country): Offer {
  return {
    powers: [power],
    counter: 'diplomatic',
    asksWorth: askWorth(open, counterOf(power, country)) !== null,
    words: sayOffer(open, power, country),
  };
}

/** Names the total if the counter limit itself is the reason, so that it can be explained. */
function limitOf(open: OpenState, power: Power, { rule }: Refusal): Pick<Bar, 'limit'> {
  const full = placedBy(open, power).length >= readCounters(open, power).value;
  return full && rule === 'GS 24.54E' ? { limit: totalOf.counters(power) } : {};
}

/** One bar for all who have the same reason. */
function together(bars: readonly Bar[]): Bar[] {
  const found = new Map<string, Bar>();
  for (const bar of bars) {
    const { message } = bar.refusal;
    const same = found.get(message);
    if (!same) found.set(message, bar);
    else
      found.set(message, {
        ...same,
        powers: POWERS.filter((power) => same.powers.includes(power) || bar.powers.includes(power)),
        asksWorth: [...same.asksWorth, ...bar.asksWorth],
      });
  }
  return [...found.values()];
}

/** @rule GS 24.3, 24.54E, 24.61; Guide, Diplomacy */
export function whoMay(open: OpenState, country: Country): WhoMay {
  const axis = powersOf('Axis');
  const comintern = barOf(open, counterOf('Germany', country, 'anti-Comintern'));
  const tried = POWERS.map((power) => ({ power, refusal: barOf(open, counterOf(power, country)) }));
  const offers = tried.filter(({ refusal }) => !refusal).map(({ power }) => offerOf(open, power, country));
  const bars = tried.flatMap(({ power, refusal }): Bar[] =>
    refusal
      ? [
          {
            powers: [power],
            counter: 'diplomatic',
            refusal,
            asksWorth: askWorth(open, counterOf(power, country)) ? [power] : [],
            ...limitOf(open, power, refusal),
          },
        ]
      : [],
  );
  return {
    phase: checkPhase(open),
    offers: comintern
      ? offers
      : [
          ...offers,
          { powers: axis, counter: 'anti-Comintern', asksWorth: false, words: sayComintern(open, country) },
        ],
    bars: together(
      comintern
        ? [...bars, { powers: axis, counter: 'anti-Comintern', refusal: comintern, asksWorth: [] }]
        : bars,
    ),
  };
}

/** Describes what a dispute leaves open to all. @rule GS Guide, Diplomacy */
export function openToAll(country: Country): string {
  return isCivilWarCountry(country)
    ? 'Covert operations, subversion and military counters'
    : 'Covert operations and subversion';
}
