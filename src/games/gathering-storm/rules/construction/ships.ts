import type { Refusal } from '@/kernel/result';
import type { OpenState } from '../state/state';
import { ADJECTIVES, type Power } from '../vocabulary';
import type { Acceleration, Ship } from './state';
import { CONSTRUCTION, checkTime, checkTracked } from './tracked';

/** A place on the naval construction chart. */
export interface Berth {
  row: number;
  space: number;
}

/**
 * Returns a ship's current position: its place at the start of the turn, plus its moves.
 * @rule GS Guide, Construction
 */
export function placeOf(ship: Ship): Berth {
  let { row, space } = ship;
  for (const move of ship.moves) {
    if (space < ship.length) space += 1;
    else if (move === 'advance') {
      // The next row has the same length (assumed; the table corrects it).
      row += 1;
      space = 1;
    }
    // An acceleration stops at the row's end.
  }
  return { row, space };
}

export function printBerth({ row, space }: Berth): string {
  return `row ${row}, space ${space}`;
}

export function shipsOf(open: OpenState, power: Power): Ship[] {
  return open.ships.filter((ship) => ship.power === power);
}

/** When an acceleration counts: before or after the ship's normal advance. */
export const ORDERS = ['before', 'after'] as const;
export type Order = (typeof ORDERS)[number];

export const hasAdvanced = ({ moves }: Ship) => moves.includes('advance');

/** The normal advance of a turn, one space. */
export function checkAdvance(open: OpenState, ship: Ship): Refusal | null {
  const early = checkTracked(open) ?? checkTime(open, 'A ship’s advance');
  if (early) return early;
  const allowed = 'Set it by hand if the board differs.';
  if (hasAdvanced(ship))
    return { message: `${ship.name} has advanced this turn.`, rule: CONSTRUCTION, allowed };
  // Its construction continues in later turns (assumed for a ship that is paid).
  return ship.fresh
    ? {
        message: `${ship.name} was laid down this turn: it advances from the next.`,
        rule: CONSTRUCTION,
        allowed,
      }
    : null;
}

const spacesOf = ({ ships }: Acceleration) => (ships === 'all' ? 1 : 2);

/** Whether an event may still move this ship; an event for all ships is used first. */
const serves = (acceleration: Acceleration, ship: Ship) =>
  acceleration.power === ship.power &&
  (acceleration.ships === 'all' ? !acceleration.used.includes(ship.id) : acceleration.used.length === 0);

/** The event that would move this ship now. */
export function accelerationFor(open: OpenState, ship: Ship): Acceleration | undefined {
  const serving = open.accelerations.filter((acceleration) => serves(acceleration, ship));
  return serving.find(({ ships }) => ships === 'all') ?? serving[0];
}

/** Returns the ship with an acceleration inserted at the right point of its moves. */
function accelerated(ship: Ship, when: Order, spaces: number): Ship {
  const advance = ship.moves.indexOf('advance');
  const at = when === 'before' && advance >= 0 ? advance : ship.moves.length;
  const gained = Array<'accelerate'>(spaces).fill('accelerate');
  return { ...ship, moves: [...ship.moves.slice(0, at), ...gained, ...ship.moves.slice(at)] };
}

function isFarther(one: Berth, other: Berth): boolean {
  return one.row > other.row || (one.row === other.row && one.space > other.space);
}

/** Nothing, or why its row has no space left for it. One ship's two spaces end with the row (assumed). */
function checkRoom(ship: Ship, when: Order, spaces: number): Refusal | null {
  if (isFarther(placeOf(accelerated(ship, when, spaces)), placeOf(ship))) return null;
  return {
    message: `${ship.name} ${when === 'before' && hasAdvanced(ship) ? 'stood' : 'stands'} on the last space of its row: acceleration does not take it to the next.`,
    rule: CONSTRUCTION,
    allowed: when === 'before' ? 'Advance it first, then accelerate it after.' : 'Its next advance does.',
  };
}

function refuseEvent(open: OpenState, ship: Ship): Refusal {
  const own = open.accelerations.filter(({ power }) => power === ship.power);
  const [first] = own;
  if (!first)
    return {
      message: `No event accelerates ${ADJECTIVES[ship.power]} ships.`,
      rule: CONSTRUCTION,
      allowed: 'Show the event first; without one a ship advances once a turn.',
    };
  return own.some(({ used }) => used.includes(ship.id))
    ? { message: `${ship.name} has been accelerated.`, rule: CONSTRUCTION, allowed: 'Each ship once.' }
    : {
        message: 'Another ship has been accelerated.',
        rule: CONSTRUCTION,
        allowed: 'One ship only; undo takes it back.',
      };
}

/** Returns why this ship may not be accelerated like this, or null. @rule GS Guide, Construction */
export function checkAccelerate(open: OpenState, ship: Ship, when: Order): Refusal | null {
  const early = checkTracked(open) ?? checkTime(open, 'Acceleration');
  if (early) return early;
  const acceleration = accelerationFor(open, ship);
  if (!acceleration) return refuseEvent(open, ship);
  if (when === 'after' && !hasAdvanced(ship) && !ship.fresh)
    return {
      message: `${ship.name} has not advanced this turn.`,
      rule: CONSTRUCTION,
      allowed: 'Advance it first, or accelerate it before.',
    };
  return checkRoom(ship, when, spacesOf(acceleration));
}

/** Moves a ship by the event that serves it. */
export function accelerate(draft: OpenState, ship: Ship, when: Order): void {
  const acceleration = accelerationFor(draft, ship);
  if (!acceleration) return;
  ship.moves = accelerated(ship, when, spacesOf(acceleration)).moves;
  acceleration.used.push(ship.id);
}

/** Whether an acceleration can still move a ship this turn: at once, or after an advance to come. */
export function isOpen(open: OpenState, acceleration: Acceleration): boolean {
  return shipsOf(open, acceleration.power).some(
    (ship) =>
      serves(acceleration, ship) &&
      ((!ship.fresh && !hasAdvanced(ship)) ||
        ORDERS.some((when) => !checkRoom(ship, when, spacesOf(acceleration)))),
  );
}

/** Ends the turn: ships start from their current position, and allowances expire. */
export function endShips(draft: OpenState): void {
  for (const ship of draft.ships) Object.assign(ship, placeOf(ship), { moves: [], fresh: false });
  draft.accelerations = [];
}
