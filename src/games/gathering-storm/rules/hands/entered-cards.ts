import * as v from 'valibot';
import type { Entry } from '@/kernel/journal/entry';
import { type Event, eventShape } from '../cards/card';
import { POWERS, type Power } from '../vocabulary';

const enteredCardShape = v.strictObject({
  /** Whose card it was; nothing of a general card. */
  power: v.optional(v.picklist(POWERS)),
  /** Of a general card. */
  trend: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9))),
  event: eventShape,
});

/** A paper card as it was entered once, to be entered again. */
export type EnteredCard = v.InferOutput<typeof enteredCardShape>;

/** As many favorites as a device keeps. */
export const MOST_FAVORITES = 20;
const MOST_RECENT = 12;

/** Cards that say the same. */
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

/** What an entry laid open; nothing of one that was discarded unplayed. */
function readCommand(command: { type: string; [argument: string]: unknown }): EnteredCard | null {
  const { type, power, trend, event, general, how } = command;
  if (type !== 'enter-card' && (type !== 'show-event' || how === 'declined')) return null;
  const parsed = v.safeParse(
    enteredCardShape,
    type === 'enter-card' ? { trend, event: general } : { power, event },
  );
  return parsed.success && parsed.output.event.effects.length > 0 ? parsed.output : null;
}

/** Favorites as the device kept them; what cannot be read is left out. */
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

/** Puts a star on a card, or takes it off; nothing while as many as are kept have one. */
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

/** What a card is called in a list: its title, or what its first effects are. */
export function nameEnteredCard({ event }: EnteredCard, say: (event: Event) => string[]): string {
  return event.title || say(event).join(' ');
}
