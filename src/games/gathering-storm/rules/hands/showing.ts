import { freshId } from '@/kernel/fresh-id';
import { peopleOf } from '@/kernel/seats';
import { amendCard, printedOf } from '../amend/amended';
import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import { windowOf } from '../effects';
import type { Window } from '../effects/windows';
import { applyOrAsk } from '../guide/asking';
import { hasPassed } from '../guide/phases';
import { setAside } from '../guide/waiting-parts';
import { deedsOn, paperKey, reachSheets, touchesSheets } from '../research/deeds-on-sheets';
import { revealedByEvent, stepsRevealedBefore, storeRevealed } from '../research/sheets-tell';
import { toCount } from '../state/counted';
import type { HiddenOutcome, SheetReveal, Showing } from '../state/outcomes';
import {
  type Hand,
  type HeldCard,
  handOf,
  isTracked,
  type OpenState,
  type Order,
  type Table,
} from '../state/state';
import { POWERS, type Power, SIDES } from '../vocabulary';

type Choose = (card: HeldCard, order: Order | undefined, power: Power) => Showing['how'] | null;

/** Cards that leave the hands, in playing order and then in the order of the deal. */
export function collect(table: Table, choose: Choose): Showing[] {
  return POWERS.flatMap((power) => {
    const own = handOf(table, power);
    return own.hand.flatMap((card): Showing[] => {
      const order = own.orders[card.slot];
      const how = choose(card, order, power);
      return how ? [showingOf(table, power, card, how)] : [];
    });
  });
}

/** Creates the showing of a card from a hand. */
export function showingOf(table: Table, power: Power, card: HeldCard, how: Showing['how']): Showing {
  const order = handOf(table, power).orders[card.slot];
  return {
    power,
    slot: card.slot,
    number: card.number,
    event: card.event,
    how,
    answers: order?.answers ?? {},
    ...(order?.brought ? { brought: true } : {}),
    ...(order?.why ? { why: order.why } : {}),
    ...printedOf(card),
  };
}

/** Cards of these windows that are not declined. Without an order a card is shown at its time. @rule GS 9.41 */
export function collectShown(table: Table, windows: readonly Window[]): Showing[] {
  return windows.flatMap((window) =>
    collect(table, (card, order) =>
      windowOf(card.event, table.open) === window && order?.do !== 'decline' ? 'played' : null,
    ),
  );
}

/** Collects cards of these windows still held at the end of their phase: they were declined. @rule GS 9.13 */
export function collectDeclined(table: Table, windows: readonly Window[]): Showing[] {
  return collect(table, (card) => (windows.includes(windowOf(card.event, table.open)) ? 'declined' : null));
}

/**
 * Collects the last cards of a turn, secret support events. A card is played if ordered or if no other was
 * played, otherwise shown and discarded. Takes every card left, so that no hand keeps one.
 * @rule GS 9.13
 */
export function collectLast(table: Table): Showing[] {
  return collect(table, (card, order, power) =>
    order?.do === 'play' || card.slot === mustPlay(handOf(table, power), table.open.hands[power].played)
      ? 'played'
      : 'declined',
  );
}

const WILLING: Record<Order['do'], number> = { play: 0, keep: 1, decline: 2 };

/** The card with which a power that has played nothing meets its one a turn: the one it would soonest play. @rule GS 9.13 */
function mustPlay({ hand, orders }: Pick<Hand, 'hand' | 'orders'>, played: number): number | undefined {
  if (played > 0) return undefined;
  const wish = (card: HeldCard) => WILLING[orders[card.slot]?.do ?? 'keep'];
  return [...hand].sort((a, b) => wish(a) - wish(b))[0]?.slot;
}

/**
 * Returns what happens to an any-time card at the end of the turn if its owner changes nothing and their
 * other cards are shown at their moments until then.
 * @rule GS 9.13
 */
export function becomesAtEnd(open: OpenState, own: Hand, power: Power, slot: number): Showing['how'] {
  if (own.orders[slot]?.do === 'play') return 'played';
  const isLast = ({ event }: HeldCard) => windowOf(event, open) === 'any-time';
  const comes = (card: HeldCard) =>
    !isLast(card) &&
    !hasPassed(windowOf(card.event, open), open.step) &&
    own.orders[card.slot]?.do !== 'decline';
  const played = open.hands[power].played + own.hand.filter(comes).length;
  return slot === mustPlay({ ...own, hand: own.hand.filter(isLast) }, played) ? 'played' : 'declined';
}

/**
 * Returns the cards of which one must be played as the turn ends, if no other is played: the owner chooses
 * which.
 * @rule GS 9.13
 */
export function lastCards(open: OpenState, own: Hand, power: Power): HeldCard[] {
  const cards = own.hand.filter(({ event }) => windowOf(event, open) === 'any-time');
  const forced = cards.filter(
    ({ slot }) => own.orders[slot]?.do !== 'play' && becomesAtEnd(open, own, power, slot) === 'played',
  );
  return cards.length > 1 && forced.length === 1 ? cards : [];
}

/** What a played event reveals about research, and what it asks of the board. */
export type Revealed = Pick<Showing, keyof SheetReveal | 'steps' | 'counted'>;

/** The same as it is when a card comes to lie open, as its command has it. @rule GS Guide, Support */
export function revealedBy(
  table: Table,
  { event, how }: Pick<Showing, 'event' | 'how'>,
  { edition }: Edition,
): Revealed {
  if (how === 'declined') return {};
  if (!edition) {
    const steps = stepsRevealedBefore(table, event);
    return Object.keys(steps).length > 0 ? { steps } : {};
  }
  const sheets = revealedByEvent(table, event);
  const counted = toCount(table.open, event, sheets);
  return { ...sheets, ...(counted.length > 0 ? { counted } : {}) };
}

/** Returns a showing with what it reveals about research. */
export const withRevealed = (table: Table, showing: Showing, command: Edition): Showing => ({
  ...showing,
  ...revealedBy(table, showing, command),
});

/** The hidden side of showings: the slots that leave each hand, and what reaches the research sheets. */
export function hiddenOf(
  open: OpenState,
  showings: readonly Showing[],
  command: Edition,
): Record<string, HiddenOutcome> {
  const parts: Record<string, { slots: number[] }> = {};
  for (const { power, slot } of showings) {
    if (slot === undefined) continue;
    parts[power] ??= { slots: [] };
    parts[power].slots.push(slot);
  }
  const played = showings.filter(({ how }) => how === 'played');
  const reaching = played.map(({ power, slot, event }) => ({
    event,
    title: titleOf(power, event),
    ...cardOf(open, { power, slot, event }, command),
  }));
  return { ...parts, ...reachSheets(open, reaching, command) };
}

/** Recomputes the hidden outcomes of showings that a correction keeps, from their current events. */
export function hiddenAgain(
  open: OpenState,
  showings: readonly Showing[],
  before: Record<string, HiddenOutcome>,
): Record<string, HiddenOutcome> {
  // An older entry, which lists a free point among the other effects, keeps its format.
  const old = Object.values(before).some(({ reached = [] }) =>
    reached.some(({ deed }) => deed.deed === 'espionage'),
  );
  const now = hiddenOf(open, showings, old ? {} : { edition: 2 });
  return Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((viewer) => {
      const { reached: _, ...rest } = before[viewer] ?? {};
      const outcome = { ...rest, ...now[viewer] };
      return Object.keys(outcome).length > 0 ? [[viewer, outcome]] : [];
    }),
  );
}

/** How the card of a showing is known on a research sheet; a paper card of an older entry is not. */
function cardOf(
  { cards }: OpenState,
  { power, slot, event }: { power: Power; slot: number | undefined; event: Event },
  { edition }: Edition,
): { card?: string } {
  if (slot !== undefined) return { card: cardKey(power, slot) };
  return cards === 'paper' && edition ? { card: paperKey(power, event) } : {};
}

/** How a card is known on a research sheet. */
export const cardKey = (power: Power, slot: number) => `${power} ${slot}`;

/** Shows a card: counts it, applies what can be applied, and records what it still needs. */
export function applyShowing(draft: OpenState, showing: Showing, command: Edition): void {
  const { power, event, how, number } = showing;
  const hand = draft.hands[power];
  if (showing.own && number !== undefined) amendCard(draft, number, { half: power, event });
  if (hand.held > 0) hand.held -= 1;
  if (number !== undefined) (draft.deck ?? draft.pile)?.gone.push(number);
  draft.shown.push({ power, how, title: event.title, event, ...(number === undefined ? {} : { number }) });
  if (how === 'declined') return;
  hand.played += 1;
  Object.assign(draft.facts.steps, showing.steps);
  storeRevealed(draft, showing);
  const now = setAside(draft, showing);
  applyOrAsk(draft, now.event, {
    title: titleOf(power, event),
    power,
    secret: event.secret,
    answers: now.answers,
    event,
    ...(showing.counted ? { counted: showing.counted } : {}),
    ...(command.edition ? { edition: command.edition } : {}),
  });
  if (!showing.brought) oweVisits(draft, event, command, power);
}

/** Requires players to place an event's research in private, before the turn goes far. @rule GS 15.11 */
export function oweVisits(draft: OpenState, event: Event, command: Edition, power?: Power): void {
  if (!isTracked(draft, 'research') || !touchesSheets(event)) return;
  const deeds = SIDES.flatMap((side) =>
    deedsOn(side, { event, title: event.title }, power ? command : {}),
  ).map(({ deed }) => deed.deed);
  if (!deeds.includes('double') && !deeds.includes('grant')) return;
  draft.obligations.push({
    id: freshId(draft, 'o'),
    owes: 'table',
    words: `${event.title || 'The event'}: steps to settle on the research ${power ? 'sheet' : 'sheets'}`,
    rule: 'GS Guide, Research',
    // The general card needs no round of its own: everyone reads the papers by the research step anyway.
    ...(power ? {} : { by: 'research' }),
    ask: {
      type: 'visits',
      people: peopleOf(draft.seats, power),
      ...(command.edition === 3 ? { bySheet: true } : {}),
    },
  });
}

/** Returns a card's title, or a substitute for one that has none. */
export function titleOf(power: Power, event: Event): string {
  return event.title || `${power}’s event`;
}
