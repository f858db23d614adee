import type { Refusal } from '@/kernel/result';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readFree } from '../totals/construction';
import type { Power } from '../vocabulary';
import { shipsOf } from './ships';
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

/** A ship to lay down, or one begun in an earlier turn and entered only now. */
export interface NewShip {
  power: Power;
  name: string;
  row: number;
  space: number;
  length: number;
  free: boolean;
  fresh: boolean;
}

/** Whether a power's yards hold as many ships as they can; where nobody entered it they have no limit. */
export function isYardFull(open: OpenState, power: Power): boolean {
  const yard = open.yards[power];
  return yard !== undefined && shipsOf(open, power).length >= yard;
}

/**
 * Returns why this ship cannot be laid down, or null. The table handles shipbuilding points and battleship
 * size.
 * @rule GS Guide, Construction
 */
export function checkLay(open: OpenState, ship: NewShip): Refusal | null {
  const { power, name, space, length, free, fresh } = ship;
  const refusal = checkTracked(open) ?? (fresh ? checkTime(open, 'Laying down a ship') : null);
  if (refusal) return refusal;
  if (isYardFull(open, power))
    return {
      message: `${power} has no yard free: ${shipsOf(open, power).length} of ${open.yards[power]} are taken.`,
      rule: CONSTRUCTION,
      allowed: 'Launch a ship first, or correct the yards.',
    };
  if (space > length)
    return {
      message: `Its row has ${length} ${length === 1 ? 'space' : 'spaces'}.`,
      rule: CONSTRUCTION,
      allowed: `Name a space from 1 to ${length}.`,
    };
  if (shipsOf(open, power).some((other) => other.name === name))
    return {
      message: `${name} is under construction already.`,
      rule: CONSTRUCTION,
      allowed: 'Give it a name of its own.',
    };
  return free ? checkFreeShip(open, power, fresh) : null;
}

function checkFreeShip(open: OpenState, power: Power, fresh: boolean): Refusal | null {
  if (!fresh)
    return {
      message: 'A ship begun earlier cannot be free now.',
      rule: CONSTRUCTION,
      allowed: 'Say that it is laid down this turn, or leave “free” out.',
    };
  return readFree(open, totalOf.freeShips(power)).value > 0
    ? null
    : {
        message: `${power} has no free ship.`,
        rule: CONSTRUCTION,
        allowed: 'Show the event first, or lay it down at its cost.',
      };
}
