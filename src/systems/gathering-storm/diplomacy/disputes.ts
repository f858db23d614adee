import type { Refusal } from '@/kernel/result';
import type { OpenState } from '../state';
import { type Country, type Side, sideOf } from '../vocabulary';
import type { Dispute, PlacedCounter } from './state';
import { countryIn } from './targets';

const RULE = 'GS Guide, Diplomacy';

type Placing = Pick<PlacedCounter, 'power' | 'country' | 'counter' | 'worth'>;

/** The other country of a dispute. */
export function otherOf({ countries: [one, other] }: Dispute, country: Country): Country {
  return country === one ? other : one;
}

const isOccupied = (open: OpenState, country: Country) => countryIn(open, country).conquered === 'Axis';

/** Whether the Axis holds both countries: then only the rest of the event counts. @rule GS Guide, Diplomacy */
export const bothOccupied = (open: OpenState, countries: readonly Country[]) =>
  countries.every((country) => isOccupied(open, country));

/** Whether a counter backs the country it lies in: worth one or more, or the anti-Comintern counter in Rumania. */
function backs({ counter, country, worth }: Placing): boolean {
  return counter === 'anti-Comintern' ? country === 'Rumania' : (worth ?? 0) >= 1;
}

/** The counters that back a country, in the order in which they were laid down. */
export const backersOf = (open: OpenState, country: Country) =>
  open.placed.filter((item) => item.country === country && backs(item));

/** The country that the Axis backs: the one that it holds, or where its counter lies. @rule GS Guide, Diplomacy */
export function axisBacks(open: OpenState, { countries }: Dispute): Country | undefined {
  return (
    countries.find((country) => isOccupied(open, country)) ??
    open.placed.find(
      (item) => sideOf(item.power) === 'Axis' && countries.includes(item.country) && backs(item),
    )?.country
  );
}

/** Whether Russia or the Allies back the country that the Axis does not. */
export function othersBack(open: OpenState, country: Country): boolean {
  return backersOf(open, country).some(({ power }) => sideOf(power) !== 'Axis');
}

/** What a dispute bars, or nothing; covert operations, subversion and military counters are not its matter. */
export function checkSides(open: OpenState, placing: Placing): Refusal | null {
  const { power, country, counter, worth } = placing;
  // Elsewhere than in Rumania the anti-Comintern counter supports nobody.
  if (counter === 'anti-Comintern' && !backs(placing)) return null;
  for (const dispute of open.disputes) {
    const { countries } = dispute;
    if (!countries.includes(country) || bothOccupied(open, countries)) continue;
    const axis = axisBacks(open, dispute);
    const barred = barSide(dispute, sideOf(power), country, axis);
    if (barred) return barred;
    if (counter === 'diplomatic' && worth === undefined && isOwed(open, dispute, axis, sideOf(power)))
      return ASK_WORTH;
  }
  return null;
}

const ASK_WORTH: Refusal = {
  message: 'Is this counter worth one or more?',
  rule: RULE,
  allowed: 'Say its worth: a side of a dispute is backed with one or more.',
};

/** Whether a side still owes its counter, so that the worth of the next one matters. */
function isOwed(open: OpenState, dispute: Dispute, axis: Country | undefined, side: Side): boolean {
  if (side === 'Axis' || !axis) return !axis;
  return !dispute.settled && !othersBack(open, otherOf(dispute, axis));
}

function barSide(dispute: Dispute, side: Side, country: Country, axis?: Country): Refusal | null {
  if (side === 'Axis')
    return axis && axis !== country
      ? {
          message: `The Axis backs ${axis}: it may not place in ${country} this turn.`,
          rule: RULE,
          allowed: 'Covert operations, subversion and military counters stay allowed.',
        }
      : null;
  if (!axis)
    return {
      message: `The Axis has not backed ${dispute.countries.join(' or ')} yet.`,
      rule: RULE,
      allowed: 'Germany or Italy places first.',
    };
  return axis === country
    ? {
        message: `The Axis backs ${axis}: Russia and the Allies may not place there this turn.`,
        rule: RULE,
        allowed: `They may in ${otherOf(dispute, axis)}.`,
      }
    : null;
}
