import { type By, type Chosen, createChoosing } from '@/kernel/command/choosing';
import { boundWhy, thoughtBefore } from '@/kernel/command/policy';
import { type View, viewFor } from '@/kernel/journal/views';
import type { Event } from '../cards/card';
import { comesAsDrawn } from '../cards/head';
import type { Hand, HeldCard, Obligation, OpenState, Table } from '../state';
import { STEPS, stepAt, stepIndex } from '../steps';
import { type Power, REGIONS, type Region } from '../vocabulary';
import { checkTurning, type Turning } from '../warlords/conversions';
import { CATALOGUE } from './catalogue';
import { factsOfCard, factsOfFlag, factsOfRegion, factsOfSurplus, type RegionFacts } from './facts';

/** How a power of the app’s chooses in Storm Over Asia. */
export const { choose, pick } = createChoosing(CATALOGUE);

/** Which flag is turned into which, and what allows it. */
type Turned = Omit<Turning, 'region'>;

/** Returns the regions where a flag may be turned this way, from the view of the power that picks. */
function regionsFor(open: OpenState, power: Power, turned: Turned): RegionFacts[] {
  return REGIONS.filter((region) => checkTurning(open, { ...turned, region }) === null).map((region) =>
    factsOfRegion(open, power, { ...turned, region }),
  );
}

/** The regions that each way of picking fits. */
function fitsOf(regions: readonly RegionFacts[]): Record<string, RegionFacts[]> {
  const most = Math.max(1, ...regions.map(({ rival }) => rival));
  return {
    lead: regions.filter(({ lead }) => lead),
    own: regions.filter(({ own }) => own > 0),
    rival: regions.filter(({ rival }) => rival === most),
    new: regions.filter(({ own }) => own === 0),
    safe: regions.filter(({ safe }) => safe),
    any: [...regions],
  };
}

/** The region in which a power turns a flag, and why; nothing where it can be turned nowhere. @rule SOA 26.111, 26.213 */
export function chooseFlag(
  open: OpenState,
  power: Power,
  turned: Turned,
  by: By,
): { region: Region; lines: string[] } | null {
  const regions = regionsFor(open, power, turned);
  const [only] = regions;
  if (!only) return null;
  if (regions.length === 1) return { region: only.region, lines: [`It can be only in ${only.region}`] };
  const { one, lines } = pick(by, 'flag', {
    facts: factsOfFlag(open, power, turned),
    fits: fitsOf(regions),
    name: ({ region }) => region,
  });
  return { region: one.region, lines };
}

/** Everything that an unheld power may know: views select it, so no more can be read. @rule SOA 9 */
export interface VisibleFacts {
  power: Power;
  /** The open part and the power’s own. */
  view: View<OpenState, Hand>;
}

/** The eyes of a power of the app’s. */
export const visibleFactsOf = (table: Table, power: Power): VisibleFacts => ({
  power,
  view: viewFor(table, power),
});

/**
 * Returns the public command by which an app power picks the flag that an event turns, or null if it does not
 * pick. Anything that needs the board or an open entry is left to the table.
 * @rule SOA 26.111, 26.213
 */
export function chooseAnswer(
  { power, view: { open } }: VisibleFacts,
  { id, ask, owes }: Obligation,
  by: By,
): Chosen | null {
  if (ask.type !== 'flag' || owes !== power) return null;
  const { from, to } = ask;
  const chosen = chooseFlag(open, power, { cause: 'event', from, to }, by);
  if (!chosen) return null;
  const why = boundWhy(chosen.lines);
  return { command: { type: 'pick-flag', obligation: id, region: chosen.region, why }, why };
}

const BY_SURPLUS: Turned = { cause: 'surplus', from: 'warlord', to: 'Nationalist' };

/** Whether China may now turn a warlord flag by the United Front’s surplus. @rule SOA 26.212, 32.72 */
const mayUseSurplus = ({ power, view: { open } }: VisibleFacts) =>
  power === 'China' && open.step === 'diplomacy' && regionsFor(open, power, BY_SURPLUS).length > 0;

/**
 * Returns whether and where China turns a warlord flag with the United Front’s surplus: without a command if
 * it declines, or null if it may not.
 * @rule SOA 26.212, 32.72
 */
export function chooseSurplus(
  eyes: VisibleFacts,
  by: By,
): { command: Chosen['command'] | null; why: string[] } | null {
  if (!mayUseSurplus(eyes)) return null;
  const { power, view } = eyes;
  const facts = factsOfSurplus(view.open, regionsFor(view.open, power, BY_SURPLUS));
  const { option, lines } = choose(by, 'surplus', { facts, allowed: ['turn', 'leave'] });
  const where = option === 'turn' ? chooseFlag(view.open, power, BY_SURPLUS, by) : null;
  const why = boundWhy([...lines, ...(where?.lines ?? [])]);
  return {
    command: where && { type: 'convert-warlord', region: where.region, cause: 'surplus', why },
    why,
  };
}

/** The steps at which a power of the app’s thinks of its cards: as they are dealt, and of what it kept later on. */
export const POLICY_STEPS = ['read', 'diplomacy', 'end'] as const;

/** Whether the step that shows a card automatically has passed: there is nothing left to decide about it. */
function hasPassed(event: Event | null, step: string): boolean {
  const shown = event && STEPS.find(({ shows }) => shows.includes(event.window));
  return shown ? stepIndex(shown.id) < stepIndex(step) : false;
}

/** Whether to decide a card now: only once, except for a kept card whose next moment has come. */
function isOpen(open: OpenState, card: HeldCard, order: 'play' | 'keep' | undefined): boolean {
  if (hasPassed(card.event, open.step)) return false;
  if (!order) return true;
  const later = open.step === 'diplomacy' || open.step === 'end';
  return order === 'keep' && later && !open.round;
}

/**
 * Returns the private orders that an app power leaves in its visit, each with the rules that applied: one for
 * every card to be decided now, based only on the card and public state. A card ordered to be shown that may
 * come at once is shown when any papers are closed (`system.afterPapers`).
 * @param byFor each card has its own dice
 * @rule SOA 9 (assumed)
 */
export function chooseOrders({ power, view }: VisibleFacts, byFor: (of: string) => By): Chosen[] {
  const { open, hidden: own } = view;
  if (!own || open.over) return [];
  return own.hand
    .filter((card) => isOpen(open, card, own.orders[card.slot]))
    .map((card): Chosen => {
      const { slot, event } = card;
      if (comesAsDrawn({ ...card, diplomatic: open.diplomatic })) {
        const why = ['It turns a flag as it is drawn'];
        return { command: { type: 'order', power, slot, do: 'play', why }, why };
      }
      const facts = factsOfCard(open, power, event);
      const { option, lines } = choose(byFor(`card ${slot}`), 'card', { facts, allowed: ['show', 'keep'] });
      const why = boundWhy([...thoughtBefore(own.why?.[slot], stepAt(open.step).phase), ...lines]);
      return { command: { type: 'order', power, slot, do: option === 'show' ? 'play' : 'keep', why }, why };
    });
}
