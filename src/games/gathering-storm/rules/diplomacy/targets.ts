import type { Refusal } from '@/kernel/result';
import type { CardPlace } from '../effects/place';
import type { OpenState } from '../state/state';
import { COUNTRIES, type Country, type Power } from '../vocabulary';
import { type CountryState, MOST_FLAGS } from './state';

/** Returns why an event that helps only its own power is not allowed here, or null. @rule GS 9.41D */
export function checkOwner(power: Power, place: CardPlace, what: string): Refusal | null {
  if (place.general)
    return {
      message: `${what} is a national event.`,
      rule: 'GS 9.41D',
      allowed: `Put it on ${power}’s side of a card.`,
    };
  if (!place.power || place.power === power) return null;
  return {
    message: `${what} here is for ${power}.`,
    rule: 'GS 9.41D',
    allowed:
      power === 'Russia' ? 'Russia alone has this event.' : `On this card it must be for ${place.power}.`,
  };
}

const EMPTY: CountryState = { flags: [], conquered: null, rings: [] };

/** Returns a country's state; empty if the table has entered none. */
export function countryIn(open: Pick<OpenState, 'countries'>, country: Country): CountryState {
  return open.countries[country] ?? EMPTY;
}

/** The same, to be changed. */
export function changeCountry(draft: OpenState, country: Country): CountryState {
  draft.countries[country] ??= { flags: [], conquered: null, rings: [] };
  return draft.countries[country];
}

/** Why a diplomatic event may have no effect in a country. @rule GS Guide, Diplomacy */
export type TargetStatus = 'free' | 'four flags' | 'conquered';

export function statusOf(open: Pick<OpenState, 'countries'>, country: Country): TargetStatus {
  const { conquered, flags } = countryIn(open, country);
  if (conquered) return 'conquered';
  return flags.length >= MOST_FLAGS ? 'four flags' : 'free';
}

/** The country that an aggression takes whole, if it is a diplomatic target; the Rhineland is no conquest. @rule GS 9.14 */
export function countryTaken(target: string): Country | undefined {
  const name = target === 'Czechoslovakia, the rest' ? 'Czechoslovakia' : target;
  return COUNTRIES.find((country) => country === name && country !== 'Rhineland');
}

/** A completed aggression leaves its target conquered by the Axis. @rule GS 9.14; Guide, Diplomacy */
export function conquerTarget(draft: OpenState, target: string): void {
  const country = countryTaken(target);
  if (country) changeCountry(draft, country).conquered = 'Axis';
}
