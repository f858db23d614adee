import type { Refusal } from '@/kernel/result';
import type { OpenState } from '../state/state';
import { type Country, type Side, sideOf } from '../vocabulary';
import type { Dispute, PlacedCounter } from './state';
import { countryIn } from './targets';

const RULE = 'GS Guide, Diplomacy';

type Placing = Pick<PlacedCounter, 'power' | 'country' | 'counter' | 'backs' | 'worth'>;

/** The other country of a dispute. */
export function otherOf({ countries: [one, other] }: Dispute, country: Country): Country {
  return country === one ? other : one;
}

const isOccupied = (open: OpenState, country: Country) => countryIn(open, country).conquered === 'Axis';

/** Whether the Axis holds both countries: then only the rest of the event counts. @rule GS Guide, Diplomacy */
export const bothOccupied = (open: OpenState, countries: readonly Country[]) =>
  countries.every((country) => isOccupied(open, country));

/** Whether a counter meets what a dispute wants: worth one or more, or the anti-Comintern counter in Rumania. */
function backs({ counter, country, backs: said, worth }: Placing): boolean {
  return counter === 'anti-Comintern' ? country === 'Rumania' : (said ?? (worth ?? 0) >= 1);
}

/** Whether a counter commits its side to the country: a diplomatic one does, whatever its worth. */
function binds({ counter, country, worth }: Placing): boolean {
  return counter === 'anti-Comintern' ? country === 'Rumania' : worth !== 0;
}

/** Returns the counters that back a country, in the order they were placed. */
export const backersOf = (open: OpenState, country: Country) =>
  open.placed.filter((item) => item.country === country && backs(item));

/** Returns a counter of unknown worth in these countries, because a correction added the dispute later. */
export const unsaidIn = (open: OpenState, countries: readonly Country[], axis: boolean) =>
  open.placed.find(
    ({ power, country, counter, backs: said, worth }) =>
      counter === 'diplomatic' &&
      countries.includes(country) &&
      (sideOf(power) === 'Axis') === axis &&
      said === undefined &&
      worth === undefined,
  );

/** The country that the Axis supports: the one that it holds, or where its first counter lies. @rule GS Guide, Diplomacy */
export function axisIn(open: OpenState, { countries }: Dispute): Country | undefined {
  return (
    countries.find((country) => isOccupied(open, country)) ??
    open.placed.find(
      (item) => sideOf(item.power) === 'Axis' && countries.includes(item.country) && binds(item),
    )?.country
  );
}

/** Whether the Axis has met its obligation: it holds a country, or has backed the one it is in. */
export function axisHasBacked(open: OpenState, dispute: Dispute): boolean {
  const country = axisIn(open, dispute);
  if (!country) return false;
  const backed = backersOf(open, country).some(({ power }) => sideOf(power) === 'Axis');
  return backed || isOccupied(open, country) || dispute.axisSettled === true;
}

/** Whether Russia or the Allies back the country that the Axis does not. */
export function othersBack(open: OpenState, country: Country): boolean {
  return backersOf(open, country).some(({ power }) => sideOf(power) !== 'Axis');
}

/** The disputes that a diplomatic counter in a country is bound by; the anti-Comintern counter is none. */
const bindingOn = (open: OpenState, { counter, country }: Placing) =>
  counter === 'anti-Comintern'
    ? []
    : open.disputes.filter(({ countries }) => countries.includes(country) && !bothOccupied(open, countries));

/** Returns what a dispute bars, or null. Ignores covert operations, subversion and military counters. */
export function checkSides(open: OpenState, placing: Placing): Refusal | null {
  for (const dispute of bindingOn(open, placing)) {
    // What happened before a correction brought the dispute does not wait for the Axis.
    if (open.replayed && !axisIn(open, dispute)) continue;
    const barred = barSide(dispute, sideOf(placing.power), placing.country, axisIn(open, dispute));
    if (barred) return barred;
  }
  return null;
}

/**
 * Returns the question a dispute asks about a counter before it is placed, or null. Its strength stays
 * secret.
 */
export function askWorth(open: OpenState, placing: Placing): Refusal | null {
  const asks =
    !open.replayed &&
    placing.backs === undefined &&
    bindingOn(open, placing).some((dispute) => isOwed(open, dispute, sideOf(placing.power)));
  return asks ? ASK_WORTH : null;
}

const ASK_WORTH: Refusal = {
  message: 'Is this counter worth one or more?',
  rule: RULE,
  allowed: 'Say yes or no: a side of a dispute is backed with one or more.',
};

/** Whether a side still owes its counter, so that the worth of the next counter matters. */
function isOwed(open: OpenState, dispute: Dispute, side: Side): boolean {
  if (side === 'Axis') return !axisHasBacked(open, dispute);
  const axis = axisIn(open, dispute);
  return !axis || (!dispute.settled && !othersBack(open, otherOf(dispute, axis)));
}

function barSide(dispute: Dispute, side: Side, country: Country, axis?: Country): Refusal | null {
  if (side === 'Axis')
    return axis && axis !== country
      ? {
          message: `The Axis is in ${axis}: it may not place in ${country} this turn.`,
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
        message: `The Axis is in ${axis}: Russia and the Allies may not place there this turn.`,
        rule: RULE,
        allowed: `They may in ${otherOf(dispute, axis)}.`,
      }
    : null;
}
