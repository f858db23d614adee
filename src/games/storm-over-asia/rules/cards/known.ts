import { FLAG_EVENTS } from '../warlords/flag-events';
import { type Card, DECK_SIZE, type Deck, type Event, JAPANESE_LISTS, type List } from './card';
import type { ListPosition } from './head';

/**
 * Returns what an entry does according to the sources, as it is drawn; null for an entry that is open.
 * @param diplomatic Japan’s diplomatic list at this table
 * @rule SOA 26.111, 26.213
 */
export function knownListEntry(
  list: List,
  number: number,
  diplomatic: List = JAPANESE_LISTS[0],
): Event | null {
  const of = list === diplomatic ? JAPANESE_LISTS[0] : list.startsWith('Japanese') ? null : list;
  const event = of && FLAG_EVENTS.find(({ numbers }) => numbers[of]?.includes(number));
  if (!event) return null;
  const { from, to, picks, rule } = event;
  return {
    title: '',
    secret: false,
    window: 'drawn',
    effects: [{ kind: 'turn-flag', from, to, picks, rule }],
  };
}

/** The same for entries without an edition: a power’s own card came at the end of diplomacy. */
function knownBefore(list: List, number: number, diplomatic?: List): Event | null {
  const event = knownListEntry(list, number, diplomatic);
  return event && list !== 'general' ? { ...event, window: 'diplomatic' } : event;
}

/** Returns a card's entry: as its owner filled it in, otherwise from the sources, otherwise null. */
export function listEntryOf(
  deck: Deck | null,
  { list, number, diplomatic }: ListPosition,
  today = true,
): Event | null {
  const own = deck?.cards.find((card) => card.number === number)?.entries[list];
  return own ?? (today ? knownListEntry : knownBefore)(list, number, diplomatic);
}

/**
 * Whether the rules show a card as it is drawn, so that it never stays in a hand.
 * @rule SOA 26.111, 26.213
 */
export const comesAsDrawn = ({ list, number, diplomatic, event }: ListPosition & { event: Event | null }) =>
  event?.window === 'drawn' &&
  event.effects.some(({ kind }) => kind === 'turn-flag') &&
  knownListEntry(list, number, diplomatic) !== null;

/** The deck before anything is filled in. */
export const OPEN_DECK: Deck = {
  name: 'Open deck, 80 cards',
  cards: Array.from({ length: DECK_SIZE }, (_, at): Card => ({ number: at + 1, entries: {} })),
};
