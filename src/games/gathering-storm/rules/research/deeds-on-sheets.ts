import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import { kindOf } from '../effects';
import { isTracked, type OpenState, sheetViewer } from '../state/state';
import { type Power, SIDES, type Side, sideOf } from '../vocabulary';
import type { Deed, ReachedDeed } from './sheet';
import type { SheetState, UnshownCard } from './state';

/** What lies open and may touch research sheets. */
export interface Reaching {
  event: Event;
  title: string;
  /** The card it stands on, so that what was brought earlier counts once. */
  card?: string;
}

/** What an event does on one side's sheet, as its command has it. */
export function deedsOn(side: Side, { event, title, card }: Reaching, { edition }: Edition): ReachedDeed[] {
  return event.effects.flatMap((effect) =>
    kindOf(effect)
      .onSheets(effect)
      .filter(({ sides }) => sides.includes(side))
      .map(({ deed }): ReachedDeed => {
        const done = edition ? deed : asBefore(deed);
        return { title, deed: done, ...(card === undefined ? {} : { card }) };
      }),
  );
}

/** In entries of older tables espionage was a free point among the others. */
const asBefore = (deed: Deed): Deed =>
  deed.deed === 'grant' && deed.point ? { deed: 'espionage', category: deed.category } : deed;

/** How a paper card is known on a research sheet: by whose it is and what it does there. */
export function paperKey(power: Power, event: Event): string {
  const deeds = deedsOn(sideOf(power), { event, title: '' }, { edition: 2 }).map(({ deed }) => deed);
  return `${power} paper ${JSON.stringify(deeds)}`;
}

/** How many paper cards of a power lie on its sheet that nobody was shown. */
export const broughtBy = ({ brought }: SheetState, power: Power): number =>
  brought.filter((card) => card.startsWith(`${power} paper `)).length;

/** A power's paper card on its sheet that nobody was shown: the one that came first, or the one known by this key. */
export const findUnshown = (
  { unshown = [] }: SheetState,
  power: Power,
  key?: string,
): UnshownCard | undefined =>
  unshown.find(({ card }) => (key === undefined ? card.startsWith(`${power} paper `) : card === key));

/** Whether steps of a card are still to be put somewhere on its sheet. */
export const leavesSteps = ({ grants }: SheetState, card: UnshownCard): boolean =>
  grants.some(({ id }) => card.grants.includes(id));

/** Whether an event does anything on a research sheet. */
export function touchesSheets(event: Event): boolean {
  return event.effects.some((effect) => kindOf(effect).onSheets(effect).length > 0);
}

/** What an event brings to research sheets; all three get a part, so that its presence tells nothing. @rule GS 15.11 */
export function reachSheets(
  open: OpenState,
  shown: readonly Reaching[],
  command: Edition,
): Record<string, { reached: ReachedDeed[] }> {
  if (!isTracked(open, 'research') || !shown.some(({ event }) => touchesSheets(event))) return {};
  return Object.fromEntries(
    SIDES.map((side) => [
      sheetViewer(side),
      { reached: shown.flatMap((reaching) => deedsOn(side, reaching, command)) },
    ]),
  );
}
