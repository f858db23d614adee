import { readDeclarations } from '../state/crisis';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readTotal } from '../totals';
import { CIVIL_WAR_COUNTRIES, DECLARERS, POWERS, type Power, printList } from '../vocabulary';
import { stepAt } from './phases';

/** Something close to happening, from public facts alone. */
export interface Warning {
  words: string;
  /** Whom it is about. */
  powers: readonly Power[];
  /** The words beside the seals of the powers: without their names. */
  short?: string;
  /** The sheet that says more. */
  opens: string;
}

/** Returns what players tend to overlook: a civil war, a threshold, a card still in hand. @rule GS 25.31, 32.3, 9.13 */
export function warningsOf(open: OpenState): Warning[] {
  if (open.over) return [];
  return [...nearWars(open), ...nearThresholds(open), ...heldCards(open)];
}

/** "Greece 4 of 5: one more brings civil war". @rule GS 25.31 */
function nearWars({ civilWars }: OpenState): Warning[] {
  return CIVIL_WAR_COUNTRIES.flatMap((country) => {
    const { counters, state, threshold } = civilWars[country];
    if (state !== 'quiet' || threshold - counters !== 1) return [];
    return [
      {
        words: `${country} ${counters} of ${threshold}: one more brings civil war`,
        powers: [],
        opens: `war:${country}`,
      },
    ];
  });
}

/** "Germany 1 short of its threshold", for those who may declare war and whose threshold is entered. @rule GS 32.3 */
function nearThresholds(open: OpenState): Warning[] {
  return readDeclarations(open).flatMap(({ power, on }) => {
    const declarer = DECLARERS.find((name) => name === power);
    const threshold = declarer && open.facts.thresholds[declarer];
    if (on.length === 0 || threshold === undefined || threshold === null) return [];
    const short = threshold - readTotal(open, totalOf.support(power)).value;
    if (short > 1) return [];
    const words = short === 1 ? '1 short of its threshold' : 'has reached its threshold';
    return [
      { words: `${power} ${words}`, short: words, powers: [power], opens: `why:${totalOf.support(power)}` },
    ];
  });
}

/** "Germany and Italy still hold cards", in the Crisis: they are shown or discarded as the turn ends. @rule GS 9.13 */
function heldCards(open: OpenState): Warning[] {
  const powers = POWERS.filter((power) => open.hands[power].held > 0);
  if (stepAt(open.step).phase !== 'Crisis' || powers.length === 0) return [];
  const short = powers.length === 1 ? 'still holds a card' : 'still hold cards';
  return [{ words: `${printList(powers)} ${short}`, short, powers, opens: 'crisis' }];
}
