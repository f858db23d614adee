import * as v from 'valibot';
import type { Entry } from '@/kernel/journal/entry';
import { type Event, eventShape } from '../cards/card';
import { POWERS, type Power } from '../vocabulary';

const enteredCardShape = v.strictObject({
  /** The card's owner; undefined for a general card. */
  power: v.optional(v.picklist(POWERS)),
  /** Of a general card. */
  trend: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9))),
  event: eventShape,
});

/** A paper card as it was entered once, to be entered again. */
export type EnteredCard = v.InferOutput<typeof enteredCardShape>;

/** Maximum number of favorites on a device. */
export const MOST_FAVORITES = 20;
const MOST_RECENT = 12;

/** Whether two cards have the same text. */
export const isSame = (one: EnteredCard, other: EnteredCard) => keyOf(one) === keyOf(other);

/** The same card has the same text. */
export function keyOf({ power, trend, event: { title, secret, effects } }: EnteredCard): string {
  const sorted = effects.map((effect) =>
    Object.entries(effect).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return JSON.stringify([power ?? null, trend ?? null, title, secret, sorted]);
}

/**
 * Paper cards that were entered at this table: each once, newest first. Only public entries are read.
 * @param power whose national events; the general cards where it is left out
 */
export function recentlyEntered(entries: readonly Entry[], power?: Power): EnteredCard[] {
  const found: EnteredCard[] = [];
  for (const { open } of entries.toReversed()) {
    const card = open && readCommand(open.command);
    if (!card || card.power !== power || found.some((item) => isSame(item, card))) continue;
    found.push(card);
    if (found.length === MOST_RECENT) break;
  }
  return found;
}

/** Returns the card that a command showed; null if it was discarded without being played. */
function readCommand(command: { type: string; [argument: string]: unknown }): EnteredCard | null {
  const { type, power, trend, event, general, how } = command;
  if (type !== 'enter-card' && (type !== 'show-event' || how === 'declined')) return null;
  const parsed = v.safeParse(
    enteredCardShape,
    type === 'enter-card' ? { trend, event: general } : { power, event },
  );
  return parsed.success && parsed.output.event.effects.length > 0 ? parsed.output : null;
}

/** Reads the favorites stored on the device; skips entries it cannot read. */
export function readFavorites(text: string | null): EnteredCard[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(parsed) ? parsed : [])
      .flatMap((item) => {
        const card = v.safeParse(enteredCardShape, item);
        return card.success ? [card.output] : [];
      })
      .slice(0, MOST_FAVORITES);
  } catch {
    return [];
  }
}

/** Adds or removes a favorite; null if the maximum is reached. */
export function toggleFavorite(favorites: readonly EnteredCard[], card: EnteredCard): EnteredCard[] | null {
  if (favorites.some((item) => isSame(item, card))) return favorites.filter((item) => !isSame(item, card));
  return favorites.length < MOST_FAVORITES ? [card, ...favorites] : null;
}

/** What can be entered again for a power, or as a general card: favorites first. */
export function againFor(
  favorites: readonly EnteredCard[],
  recent: readonly EnteredCard[],
  power?: Power,
): { card: EnteredCard; favorite: boolean }[] {
  const starred = favorites.filter((card) => card.power === power);
  const others = recent.filter((card) => !starred.some((item) => isSame(item, card)));
  return [
    ...starred.map((card) => ({ card, favorite: true })),
    ...others.map((card) => ({ card, favorite: false })),
  ];
}

/** Returns the name of a card in a list: its title, or its first effects. */
export function nameEnteredCard({ event }: EnteredCard, say: (event: Event) => string[]): string {
  return event.title || say(event).join(' ');
}
