import { freshId } from '@/kernel/fresh-id';
import type { ShipType, UnitType } from '../effects/shapes';
import { totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { readFree } from '../totals/construction';
import type { Power } from '../vocabulary';
import { isOpen } from './ships';
import type { Building } from './state';
import { CONSTRUCTION } from './tracked';

const WORDS: Record<Exclude<Building, 'free-unit' | 'free-ship'>, string> = {
  'all-ships': 'may accelerate each of its ships one space',
  'one-ship': 'may accelerate one ship two spaces',
};

const BUILDINGS: readonly Building[] = ['free-unit', 'free-ship', 'all-ships', 'one-ship'];

/** Describes what an event allows a power to build, for its obligation and its reminder. */
export function owedWords(power: Power, building: Building, type?: UnitType | ShipType): string {
  if (building === 'free-unit') return `${power} may build a free ${type ? `${type} ` : ''}unit`;
  if (building === 'free-ship') return `${power} may lay down a free ${type ?? 'ship'}`;
  return `${power} ${WORDS[building]}`;
}

/**
 * If construction is tracked, what a shown event grants must be used or marked as done before the table
 * continues.
 * @rule GS 9.41C
 */
export function oweBuilding(
  draft: OpenState,
  power: Power,
  building: Building,
  type?: UnitType | ShipType,
): void {
  if (!isTracked(draft, 'ships')) return;
  draft.obligations.push({
    id: freshId(draft, 'o'),
    owes: power,
    words: owedWords(power, building, type),
    rule: CONSTRUCTION,
    by: 'construction',
    ask: { type: 'table', building },
  });
}

/** How much of it a power can still use. */
function leftOf(open: OpenState, power: Power, building: Building): number {
  switch (building) {
    case 'free-unit':
      return readFree(open, totalOf.freeUnits(power)).value;
    case 'free-ship':
      return readFree(open, totalOf.freeShips(power)).value;
    default: {
      const ships = building === 'all-ships' ? 'all' : 'one';
      return open.accelerations.filter(
        (acceleration) =>
          acceleration.power === power && acceleration.ships === ships && isOpen(open, acceleration),
      ).length;
    }
  }
}

/** Removes the obligations a power has met: as many remain as it can still use. */
export function settleBuilding(draft: OpenState, power: Power): void {
  for (const building of BUILDINGS) {
    const owed = draft.obligations.filter(
      ({ owes, ask }) => owes === power && ask.type === 'table' && ask.building === building,
    );
    const used = owed.slice(0, Math.max(0, owed.length - Math.max(0, leftOf(draft, power, building))));
    draft.obligations = draft.obligations.filter((obligation) => !used.includes(obligation));
  }
}
