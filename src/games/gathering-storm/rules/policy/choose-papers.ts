import type { By, Chosen } from '@/kernel/command/choosing';
import { chooseOrders } from './choose-orders';
import { chooseSheet } from './choose-sheet';
import type { Eyes } from './eyes';

/**
 * The private commands that a power of the app’s leaves in its visit, each with the rules that applied: an order for
 * every card that is to be decided now, and what it does on its alliance’s sheet where that is the app’s alone. Call
 * it once as each of `POLICY_STEPS` begins; in between it decides only what is new. What is ordered to be played and
 * may be shown at once is shown as any papers are shut (`system.afterPapers`).
 * @rule GS 9.13, 9.41, 15.11
 */
export function choosePapers(eyes: Eyes, by: By): Chosen[] {
  const { power, view, sheet } = eyes;
  if (view.open.over || !view.hidden) return [];
  const { chosen, own } = chooseOrders(eyes, by);
  if (!sheet?.hidden) return chosen;
  return [...chosen, ...chooseSheet({ power, open: view.open, own, sheet: sheet.hidden }, by)];
}
