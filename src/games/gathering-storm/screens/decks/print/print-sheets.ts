import { eventAt, PLACES } from '@/games/gathering-storm/rules/cards/find-cards';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { kindOf } from '@/games/gathering-storm/rules/effects';

/** Cards of 63 by 88 mm, three by three: so many go on a page of A4 and of Letter alike. */
export const ON_A_PAGE = 9;
const IN_A_ROW = 3;

/** Returns the cards of each page, in order; the last page may have fewer. */
export function pagesOf<T>(cards: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, at) =>
    cards.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  );
}

/** The places of a page as they lie behind its fronts, turned over its long edge: each row from the other end. */
export function mirrored<T>(page: readonly T[]): (T | null)[] {
  const rows = Array.from({ length: Math.ceil(page.length / IN_A_ROW) }, (_, row) =>
    Array.from({ length: IN_A_ROW }, (__, at) => page[row * IN_A_ROW + IN_A_ROW - 1 - at] ?? null),
  );
  return rows.flat();
}

/** What one event does in our own sentences, an effect a line. */
export function sentencesOn(card: PartCard, place: (typeof PLACES)[number]): string {
  const event = eventAt(card, place);
  return event?.effects.map((effect) => kindOf(effect).say(effect)).join('\n') ?? '';
}

/** Sizes of type in points, the largest first. */
export const TYPE_SIZES = [8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3.5] as const;

/** The room that the six events have on a card, in points. */
const ROOM = { width: 148, height: 204 };
const LETTER_WIDTH = 0.53;
const LINE_HEIGHT = 1.18;
/** Above and below each event, in points. */
const EVENT_GAP = 5;

/** Returns the largest type size at which a card's text fits; the smallest if none does. */
export function typeSizeOf(card: PartCard): (typeof TYPE_SIZES)[number] {
  return TYPE_SIZES.find((size) => heightAt(card, size) <= ROOM.height) ?? 3.5;
}

/** Whether a card's text does not fit even in the smallest type. */
export function isTooLong(card: PartCard): boolean {
  return heightAt(card, 3.5) > ROOM.height;
}

function heightAt(card: PartCard, size: number): number {
  const letters = Math.floor(ROOM.width / (size * LETTER_WIDTH));
  const lines = PLACES.flatMap((place) => [
    // A title is set larger and bold.
    Math.ceil(((eventAt(card, place)?.title.length ?? 8) * 1.2) / letters) * 1.1,
    ...sentencesOn(card, place)
      .split('\n')
      .map((line) => Math.ceil(line.length / letters)),
  ]);
  const all = lines.reduce((sum, count) => sum + Math.max(1, count), 0);
  return all * size * LINE_HEIGHT + PLACES.length * EVENT_GAP;
}
