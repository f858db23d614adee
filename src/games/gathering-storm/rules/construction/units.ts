import type { Refusal } from '@/kernel/result';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readFree } from '../totals/construction';
import type { BuiltUnit } from './state';
import { CONSTRUCTION, checkTime, checkTracked } from './tracked';

/**
 * Returns why this unit cannot be built, or null. The table handles normal costs.
 * @rule GS 18.41; Guide, Construction
 */
export function checkUnit(open: OpenState, { power, unit, free }: BuiltUnit): Refusal | null {
  const early = checkTracked(open) ?? checkTime(open, 'Building a unit');
  if (early) return early;
  const left = readFree(open, totalOf.freeUnits(power)).value;
  // A free unit does not count towards the limit of one of each type.
  if (free)
    return left > 0
      ? null
      : {
          message: `${power} has no free unit.`,
          rule: CONSTRUCTION,
          allowed: 'Show the event first, or build it at its cost.',
        };
  const built = open.units.some((other) => other.power === power && other.unit === unit && !other.free);
  return built
    ? {
        message: `${power} has built ${unit} this turn.`,
        rule: 'GS 18.41',
        allowed: `Build another type${left > 0 ? ', or build it as the free unit' : ''}.`,
      }
    : null;
}
