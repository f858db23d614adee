import type { By, Chosen } from '@/kernel/command/choosing';
import { chooseOrders } from './choose-orders';
import { chooseSheet } from './choose-sheet';
import type { Eyes } from './eyes';

/**
 * Returns the private commands of an app power's visit, each with the rules that applied: an order for every
 * card to decide now, and actions on its alliance's sheet if that is only the app's. Call it once as each of
 * `POLICY_STEPS` begins; in between it decides only what is new. Cards ordered to be played that may be shown
 * at once are shown when any papers are closed (`system.afterPapers`).
 * @rule GS 9.13, 9.41, 15.11
 */
export function choosePapers(eyes: Eyes, by: By): Chosen[] {
  const { power, view, sheet } = eyes;
  if (view.open.over || !view.hidden) return [];
  const { chosen, own } = chooseOrders(eyes, by);
  if (!sheet?.hidden) return chosen;
  return [...chosen, ...chooseSheet({ power, open: view.open, own, sheet: sheet.hidden }, by)];
}
