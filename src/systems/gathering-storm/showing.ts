import { freshId } from '@/kernel/fresh-id';
import { peopleOf } from '@/kernel/seats';
import { amendCard, printedOf } from './amended';
import type { Event } from './cards/card';
import { applyEvent, kindOf, missingFor, windowOf } from './effects';
import type { Answers } from './effects/effect';
import type { Window } from './effects/windows';
import type { HiddenCame } from './hidden';
import { hasPassed } from './phases';
import { PROJECTS } from './research/catalogue';
import { reachBoards, stepsTold, touchesBoards } from './research/reach';
import { type Hand, type HeldCard, handOf, keeps, type OpenState, type Order, type Table } from './state';
import { POWERS, type Power } from './vocabulary';

/** One card as it goes from a hand to the open table: copied by value, so that the open part replays alone. */
export interface Showing {
  power: Power;
  slot?: number;
  number?: number;
  event: Event;
  how: 'played' | 'declined';
  answers: Answers;
  /** Its event was brought to the research sheet before. */
  brought?: true;
  /** As its deck has it, where it was amended. */
  printed?: Event;
  /** Its owner amended it in private; from now on all know. */
  own?: true;
  /** Steps of projects that it tells all. */
  steps?: Record<string, number>;
  /** By which rules of its policy a power of the app’s left the order for it. */
  why?: string[];
}

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

/** A card of a hand as it is laid open. */
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
    ...told(table, card.event, how),
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

/** What is still held of these windows at their phase's end: it was declined. @rule GS 9.13 */
export function collectDeclined(table: Table, windows: readonly Window[]): Showing[] {
  return collect(table, (card) => (windows.includes(windowOf(card.event, table.open)) ? 'declined' : null));
}

/**
 * The last cards of a turn, secret support events: played when ordered or when nothing else was played, else
 * shown and discarded. Every card left is taken, so none stays in a hand.
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
 * What a card that may come at any time becomes at the turn's end if its owner leaves everything as it is: her other
 * cards are shown at their times until then.
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

/** What a played event tells of research, for its showing. */
export function told(table: Table, event: Event, how: Showing['how'] = 'played'): Pick<Showing, 'steps'> {
  const steps = how === 'played' ? stepsTold(table, event) : {};
  return Object.keys(steps).length > 0 ? { steps } : {};
}

/** The hidden side of showings: the slots that leave each hand, and what reaches the research sheets. */
export function hiddenOf(open: OpenState, showings: readonly Showing[]): Record<string, HiddenCame> {
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
    ...(slot === undefined ? {} : { card: cardKey(power, slot) }),
  }));
  return { ...parts, ...reachBoards(open, reaching) };
}

/** Showings that are kept through a correction: what reaches the hidden parts anew is what they now say. */
export function hiddenAgain(
  open: OpenState,
  showings: readonly Showing[],
  before: Record<string, HiddenCame>,
): Record<string, HiddenCame> {
  const now = hiddenOf(open, showings);
  return Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((viewer) => {
      const { reached: _, ...rest } = before[viewer] ?? {};
      const came = { ...rest, ...now[viewer] };
      return Object.keys(came).length > 0 ? [[viewer, came]] : [];
    }),
  );
}

/** How a card is known on a research sheet. */
export const cardKey = (power: Power, slot: number) => `${power} ${slot}`;

/** Lays a card open: counts it, applies what can be applied, and notes what it still needs. */
export function applyShowing(draft: OpenState, showing: Showing): void {
  const { power, event, how, number } = showing;
  const hand = draft.hands[power];
  if (showing.own && number !== undefined) amendCard(draft, number, { half: power, event });
  if (hand.held > 0) hand.held -= 1;
  if (number !== undefined) draft.deck?.gone.push(number);
  draft.shown.push({ power, how, title: event.title, event, ...(number === undefined ? {} : { number }) });
  if (how === 'declined') return;
  hand.played += 1;
  Object.assign(draft.facts.steps, showing.steps);
  applyOrAsk(draft, event, {
    title: titleOf(power, event),
    power,
    secret: event.secret,
    answers: showing.answers,
  });
  if (!showing.brought) oweVisits(draft, event, power);
}

/** What an event leaves to be put on a research sheet is put there in private, before the turn goes far. @rule GS 15.11 */
export function oweVisits(draft: OpenState, event: Event, power?: Power): void {
  if (!keeps(draft, 'research') || !touchesBoards(event)) return;
  const deeds = event.effects.flatMap((effect) => kindOf(effect).board(effect)).map(({ deed }) => deed.deed);
  if (!deeds.includes('double') && !deeds.includes('grant')) return;
  draft.obligations.push({
    id: freshId(draft, 'o'),
    owes: 'table',
    words: `${event.title || 'The event'}: steps to settle on the research ${power ? 'sheet' : 'sheets'}`,
    rule: 'GS Guide, Research',
    // Everyone has read the papers by then anyway; the general card asks for no round of its own.
    ...(power ? {} : { by: 'research' }),
    ask: { type: 'visits', people: peopleOf(draft.seats, power) },
  });
}

/** A card's title, or what stands in for one that has none. */
export function titleOf(power: Power, event: Event): string {
  return event.title || `${power}’s event`;
}

/** Applies an event; effects that must be told something become obligations, as do numbers nobody has entered. */
export function applyOrAsk(draft: OpenState, event: Event, source: Parameters<typeof applyEvent>[2]): void {
  const whole = source.event ?? event;
  const ready: Event = {
    ...event,
    effects: event.effects.filter(
      (effect, at) => kindOf(effect).ask(draft, effect, source.answers[at], source.power, whole) === null,
    ),
  };
  const answers = Object.fromEntries(
    ready.effects
      .map((effect, at) => [at, source.answers[event.effects.indexOf(effect)]])
      .filter(([, answer]) => answer !== undefined),
  );
  applyEvent(draft, ready, { ...source, answers, event: whole });
  for (const missing of missingFor(draft, ready, answers)) {
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: 'table',
      words: missing.words,
      rule: missing.rule,
      ...(missing.by ? { by: missing.by } : {}),
      ask: { type: 'facts', facts: missing.facts.map(nameFact) },
    });
  }
  pushQuestions(draft, event, source);
}

/** One obligation for each effect that must still be told something. */
function pushQuestions(
  draft: OpenState,
  event: Event,
  { power, title, answers }: { power?: Power; title: string; answers: Answers },
): void {
  for (const [effect, item] of event.effects.entries()) {
    const question = kindOf(item).ask(draft, item, answers[effect], power, event);
    if (!question) continue;
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: question.whose ?? power ?? 'table',
      words: `${title}: ${question.words}`,
      rule: question.rule,
      ...(question.by ? { by: question.by } : {}),
      ask: { type: 'answer', title, event, effect, answers, ...(power ? { power } : {}) },
    });
  }
}

function nameFact(need: ReturnType<typeof missingFor>[number]['facts'][number]) {
  switch (need.fact) {
    case 'pact':
      return { fact: 'pact', key: need.country, label: need.country };
    case 'balance':
      return { fact: 'balance', key: '', label: 'Balance of Power' };
    case 'subversion':
      return { fact: 'subversion', key: '', label: 'What one subversion result changes' };
    case 'index':
      return { fact: 'index', key: '', label: 'European Aggression Index' };
    default: {
      const project = PROJECTS.find((item) => item.id === need.project);
      return {
        fact: need.fact,
        key: need.project,
        label: project ? `${project.owner} ${project.name}` : need.project,
      };
    }
  }
}
