import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import { kindOf } from '../effects';
import { isTracked, type OpenState, sheetViewer } from '../state/state';
import { type Power, SIDES, type Side, sideOf } from '../vocabulary';
import type { Deed, ReachedDeed } from './sheet';
import type { SheetState, UnshownCard } from './state';

/** A public event that may affect research sheets. */
export interface Reaching {
  event: Event;
  title: string;
  /** The card of the event, so that effects applied earlier count once. */
  card?: string;
}

/** Returns what an event does on one side's sheet, by the edition of its command. */
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

/** Returns how many of a power's paper cards on its sheet were never shown. */
export const broughtBy = ({ brought }: SheetState, power: Power): number =>
  brought.filter((card) => card.startsWith(`${power} paper `)).length;

/** Returns a power's paper card on its sheet that was not shown: the first one, or the one with this key. */
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

/**
 * Returns an event's effects on research sheets; every sheet gets a part, so that none reveals anything.
 * @rule GS 15.11
 */
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
