import type { Refusal } from '@/kernel/result';
import type { CardPlace } from '../effects/place';
import type { Power } from '../vocabulary';

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
