import type { Event } from './cards/card';
import { applyEvent, kindOf, missingFor, windowOf } from './effects';
import type { Answers } from './effects/effect';
import type { Window } from './effects/windows';
import { freshId, type HeldCard, type HiddenState, type OpenState, type Order, type Table } from './state';
import { POWERS, type Power, PROJECTS } from './vocabulary';

/** One card as it goes from a hand to the open table: copied by value, so that the open part replays alone. */
export interface Showing {
  power: Power;
  slot?: number;
  number?: number;
  event: Event;
  how: 'played' | 'declined';
  answers: Answers;
}

type Choose = (
  card: HiddenState['hand'][number],
  order: HiddenState['orders'][string] | undefined,
  power: Power,
) => Showing['how'] | null;

/** Cards that leave the hands, in playing order and then in the order of the deal. */
export function collect(table: Table, choose: Choose): Showing[] {
  return POWERS.flatMap((power) => {
    const own = table.hidden[power];
    return (own?.hand ?? []).flatMap((card): Showing[] => {
      const order = own?.orders[card.slot];
      const how = choose(card, order, power);
      return how
        ? [
            {
              power,
              slot: card.slot,
              number: card.number,
              event: card.event,
              how,
              answers: order?.answers ?? {},
            },
          ]
        : [];
    });
  });
}

/** Cards of these windows that are not declined. Without an order a card is shown at its time. @rule GS 9.41 */
export function collectShown(table: Table, windows: readonly Window[]): Showing[] {
  return windows.flatMap((window) =>
    collect(table, (card, order) =>
      windowOf(card.event, table.open.readings) === window && order?.do !== 'decline' ? 'played' : null,
    ),
  );
}

/** What is still held of these windows at their phase's end: it was declined. @rule GS 9.13 */
export function collectDeclined(table: Table, windows: readonly Window[]): Showing[] {
  return collect(table, (card) =>
    windows.includes(windowOf(card.event, table.open.readings)) ? 'declined' : null,
  );
}

/**
 * The last cards of a turn, secret support events: played when ordered or when nothing else was played, else
 * shown and discarded. Every card left is taken, so none stays in a hand.
 * @rule GS 9.13
 */
export function collectLast(table: Table): Showing[] {
  return collect(table, (card, order, power) =>
    order?.do === 'play' || card.slot === mustPlay(table, power) ? 'played' : 'declined',
  );
}

const WILLING: Record<Order['do'], number> = { play: 0, keep: 1, decline: 2 };

/** The card with which a power that has played nothing meets its one a turn: the one it would soonest play. @rule GS 9.13 */
function mustPlay(table: Table, power: Power): number | undefined {
  const own = table.hidden[power];
  if (!own || table.open.hands[power].played > 0) return undefined;
  const wish = (card: HeldCard) => WILLING[own.orders[card.slot]?.do ?? 'keep'];
  return [...own.hand].sort((a, b) => wish(a) - wish(b))[0]?.slot;
}

/** The hidden side of showings: the slots that leave each hand. */
export function removals(showings: readonly Showing[]): Record<string, { slots: number[] }> {
  const parts: Record<string, { slots: number[] }> = {};
  for (const { power, slot } of showings) {
    if (slot === undefined) continue;
    parts[power] ??= { slots: [] };
    parts[power].slots.push(slot);
  }
  return parts;
}

export function removeSlots(draft: HiddenState, slots: readonly number[]): void {
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}

/** Lays a card open: counts it, applies what can be applied, and notes what it still needs. */
export function applyShowing(draft: OpenState, showing: Showing): void {
  const { power, event, how, number } = showing;
  const hand = draft.hands[power];
  if (hand.held > 0) hand.held -= 1;
  if (number !== undefined) draft.deck?.gone.push(number);
  draft.shown.push({ power, how, title: event.title, event, ...(number === undefined ? {} : { number }) });
  if (how === 'declined') return;
  hand.played += 1;
  applyOrAsk(draft, event, {
    title: titleOf(power, event),
    power,
    secret: event.secret,
    answers: showing.answers,
  });
}

/** A card's title, or what stands in for one that has none. */
export function titleOf(power: Power, event: Event): string {
  return event.title || `${power}’s event`;
}

/** Applies an event; effects that must be told something become obligations, as do numbers nobody has entered. */
export function applyOrAsk(draft: OpenState, event: Event, source: Parameters<typeof applyEvent>[2]): void {
  const ready: Event = {
    ...event,
    effects: event.effects.filter(
      (effect, at) => kindOf(effect).ask(draft, effect, source.answers[at]) === null,
    ),
  };
  const answers = Object.fromEntries(
    ready.effects
      .map((effect, at) => [at, source.answers[event.effects.indexOf(effect)]])
      .filter(([, answer]) => answer !== undefined),
  );
  applyEvent(draft, ready, { ...source, answers });
  for (const missing of missingFor(draft, event)) {
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: 'table',
      words: missing.words,
      rule: missing.rule,
      ask: { type: 'facts', facts: missing.facts.map(nameFact) },
    });
  }
  if (source.power) pushQuestions(draft, event, { ...source, power: source.power });
}

/** One obligation for each effect that must still be told something. */
function pushQuestions(
  draft: OpenState,
  event: Event,
  { power, title, answers }: { power: Power; title: string; answers: Answers },
): void {
  for (const [effect, item] of event.effects.entries()) {
    const question = kindOf(item).ask(draft, item, answers[effect]);
    if (!question) continue;
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: power,
      words: `${title}: ${question.words}`,
      rule: question.rule,
      ask: { type: 'answer', power, title, event, effect, answers },
    });
  }
}

function nameFact(need: ReturnType<typeof missingFor>[number]['facts'][number]) {
  switch (need.fact) {
    case 'pact':
      return { fact: 'pact', key: need.country, label: need.country };
    case 'balance':
      return { fact: 'balance', key: '', label: 'Balance of Power' };
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
