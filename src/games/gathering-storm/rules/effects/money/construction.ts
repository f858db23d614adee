import type { Refusal } from '@/kernel/result';
import { oweBuilding } from '../../construction/owing';
import { CONSTRUCTION } from '../../construction/tracked';
import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import type { Power } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Source, worthOne } from '../effect';
import { usedNow } from '../late';
import type { CardPlace } from '../place';
import type { EffectOf } from '../shapes';

/** What the kinds of construction and factories share: they are national, and for the power that drew them. */
export function checkNational(power: Power, place: CardPlace, rule: string): Refusal | null {
  if (place.general)
    return {
      message: 'This is a national event.',
      rule,
      allowed: `Put it on the card of ${power}; a general card does not carry it.`,
    };
  if (!place.power || place.power === power) return null;
  return {
    message: `This event is for ${power}.`,
    rule,
    allowed: `On this card it must be for ${place.power}.`,
  };
}

type Free = EffectOf<'free-unit'> | EffectOf<'free-ship'>;

function addFree(draft: OpenState, effect: Free, source: Source): void {
  const { kind, power } = effect;
  const type = kind === 'free-ship' ? effect.ship : effect.unit;
  addLine(draft, {
    total: kind === 'free-ship' ? totalOf.freeShips(power) : totalOf.freeUnits(power),
    amount: 1,
    words: source.title,
    rule: CONSTRUCTION,
    until: 'turn',
    basis: 'event',
    ...(type ? { type } : {}),
  });
  oweBuilding(draft, power, kind, type);
}

/** Common parts of all construction kinds. */
export const CONSTRUCTION_KIND = {
  placement: { group: 'Construction', card: 'national', forAnother: false },
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  optional: true,
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  onSheets: noSheet,
  worth: worthOne,
  late: usedNow,
} satisfies Partial<EffectKind<Free | EffectOf<'acceleration'>>>;

/** Common parts of the free unit and free ship kinds. */
export const FREE_KIND = { ...CONSTRUCTION_KIND, apply: addFree };
