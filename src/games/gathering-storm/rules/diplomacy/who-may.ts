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

/** Who may lay a counter down in a country, read from the very checks that laying it down makes. */

type Counter = PlacedCounter['counter'];

/** A counter that would be accepted. */
export interface Offer {
  /** Whose it may be: one power, or either of the Axis for the anti-Comintern counter. */
  powers: Power[];
  counter: Counter;
  /** Whether it is worth one or more must be said, since a side of a dispute hangs on it. */
  asksWorth: boolean;
  /** How many it has laid down, and what lets it. */
  words: string;
}

/** Powers for whom one reason stands in the way. */
export interface Bar {
  powers: Power[];
  counter: Counter;
  refusal: PlacingRefusal;
  /** Where the table overrules it: whose counters a dispute would ask about. */
  asksWorth: Power[];
  /** The total that would have to be greater, where the power has laid down all it may. */
  limit?: string;
}

export interface WhoMay {
  /** Set where no counter at all is laid down now. @rule GS 24.5 */
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

/** Named where the number of counters itself stands in the way, so that it can be asked why. */
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

/** What a dispute leaves to all. @rule GS Guide, Diplomacy */
export function openToAll(country: Country): string {
  return isCivilWarCountry(country)
    ? 'Covert operations, subversion and military counters'
    : 'Covert operations and subversion';
}
