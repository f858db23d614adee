import { freshId } from '@/kernel/fresh-id';
import { type Event, JAPANESE_LISTS, type List } from './cards/card';
import type { Hand, HeldCard, OpenState } from './state';
import { addLine } from './totals';
import type { Flag, Power } from './vocabulary';
import { targetsOf } from './warlords/conversions';

/**
 * A card that becomes public from a hand or the table: stored by value, so that the open part replays alone.
 */
export interface Showing {
  power: Power;
  slot?: number;
  number?: number;
  list?: List;
  /** Null if the card's entry is open: the table reads it from the card. */
  event: Event | null;
  /** Flags that it would turn but of which there are none. */
  nothing?: Flag[];
  /** By which rules of its policy a power of the app’s left the order for it. */
  why?: string[];
}

/** Converts a card of a hand to a shown one. */
export function showingOf(power: Power, { why = {} }: Hand, card: HeldCard): Showing {
  const reasons = why[card.slot];
  return { power, ...card, ...(reasons ? { why: reasons } : {}) };
}

/**
 * Returns the flags an event would turn that do not exist: then nothing happens (assumed).
 * @rule SOA 26.111, 26.213
 */
export function nothingOf({ china }: Pick<OpenState, 'china'>, event: Event | null): { nothing?: Flag[] } {
  const nothing = (event?.effects ?? []).flatMap((effect) =>
    effect.kind === 'turn-flag' && targetsOf(china, effect).length === 0 ? [effect.from] : [],
  );
  return nothing.length > 0 ? { nothing } : {};
}

/** Recomputes a shown card for its sentence after a correction of the map. */
export const readAgain = <S extends { event: Event | null; nothing?: Flag[] | undefined }>(
  open: Pick<OpenState, 'china'>,
  { nothing: _, ...shown }: S,
) => ({ ...shown, ...nothingOf(open, shown.event) });

/** How a list is called at this table. */
export function nameList(open: Pick<OpenState, 'categories'>, list: List): string {
  const category = categoryOf(open, list);
  return category ? `Japanese, ${category}` : list === 'general' ? 'General' : list;
}

/** Of Japan’s lists, by its name alone. */
export function categoryOf({ categories }: Pick<OpenState, 'categories'>, list: List): string | undefined {
  return categories[(JAPANESE_LISTS as readonly List[]).indexOf(list)];
}

/** The text for an entry without a title. */
export function titleOf(
  open: Pick<OpenState, 'categories'>,
  { list, number }: Pick<Showing, 'list' | 'number'>,
  event: Event | null,
): string {
  if (event?.title) return event.title;
  const name = list ? nameList(open, list) : 'The event';
  return number === undefined ? name : `${name} ${number}`;
}

/** Applies an entry as far as the app can; picks and open entries become obligations. */
export function applyEvent(
  draft: OpenState,
  event: Event | null,
  from: { power: Power | null; list?: List; number?: number },
): void {
  const title = titleOf(draft, from, event);
  if (!event) {
    if (from.list === undefined || from.number === undefined) return;
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: from.power ?? 'table',
      words: `${title}: read the card and enter what it says`,
      rule: 'SOA 9',
      ask: { type: 'entry', list: from.list, number: from.number, power: from.power },
    });
    return;
  }
  for (const effect of event.effects) {
    if (effect.kind === 'line')
      addLine(draft, {
        total: effect.total,
        amount: effect.amount,
        words: title,
        until: 'turn',
        basis: 'event',
      });
    if (effect.kind === 'by-hand')
      draft.obligations.push({
        id: freshId(draft, 'o'),
        owes: from.power ?? 'table',
        words: `${title}: ${effect.words}`,
        rule: 'SOA 9',
        ask: { type: 'table' },
      });
    // If there is no such flag, nothing happens (assumed): the sentence says so.
    if (effect.kind === 'turn-flag' && targetsOf(draft.china, effect).length > 0)
      draft.obligations.push({
        id: freshId(draft, 'o'),
        owes: effect.picks,
        words: `${title}: ${effect.picks} picks a ${effect.from} flag that becomes ${effect.to === 'warlord' ? 'a warlord flag' : effect.to}`,
        rule: effect.rule,
        ask: { type: 'flag', from: effect.from, to: effect.to, title },
      });
  }
}

/** Shows a card and applies it. */
export function applyShowing(draft: OpenState, showing: Showing): void {
  const { power, number, list, event } = showing;
  const hand = draft.hands[power];
  if (hand.held > 0) hand.held -= 1;
  if (number !== undefined) draft.deck?.gone.push(number);
  draft.shown.push({
    power,
    title: titleOf(draft, showing, event),
    ...(number === undefined ? {} : { number }),
    ...(list === undefined ? {} : { list }),
  });
  applyEvent(draft, event, showing);
}
