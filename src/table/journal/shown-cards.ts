import type { ReactNode } from 'react';
import type { PublicRow } from '@/kernel/journal/views';

/** A card that was shown to everyone, in words. */
export interface ShownCard {
  power: string;
  /** "Britain shows", "Britain shows and discards". */
  headline: string;
  title: string;
  rows: readonly ShownRow[];
  /** Other remarks about the card. */
  notes: readonly string[];
}

interface ShownRow {
  rule?: string;
  sentence: string;
  /** What the effect looks like; the sentence and the change say the same. */
  picture?: ReactNode;
  /** What it changed: "German support 0 to +1". */
  changed?: string;
}

/** What one card does, by its effects: each with the total that it moves, and others that it moves with it. */
interface CardEffects extends Omit<ShownCard, 'rows'> {
  effects: readonly (Omit<ShownRow, 'changed'> & { total: string | null; also?: readonly string[] })[];
}

/**
 * The cards of an entry with their changes. If several cards change one total, the last one lists the change.
 * Changes that no effect names go with the last card.
 * @param changes what the entry changed, by total
 * @param print a change in words
 */
export function describeChanges<Change extends readonly [total: string, ...rest: unknown[]]>(
  cards: readonly CardEffects[],
  changes: readonly Change[],
  print: (change: Change) => string,
): ShownCard[] {
  const open = new Map(changes.map((change) => [change[0], change]));
  const described = cards.toReversed().map(({ effects, ...card }): ShownCard => {
    const rows = effects.toReversed().map(({ total, also = [], ...row }): ShownRow => {
      const changed = [...(total === null ? [] : [total]), ...also].flatMap((key) => {
        const change = open.get(key);
        open.delete(key);
        return change ? [print(change)] : [];
      });
      return { ...row, ...(changed.length > 0 ? { changed: changed.join('. ') } : {}) };
    });
    return { ...card, rows: rows.toReversed() };
  });
  const [last, ...others] = described;
  if (!last) return [];
  const rest = [...open.values()].map(print);
  return [...others.reverse(), { ...last, notes: [...last.notes, ...rest] }];
}

/** The cards that were shown after a public entry and still lie there. */
export const shownAfter = (
  rows: readonly PublicRow[],
  from: number,
  cardsOf: (row: PublicRow) => ShownCard[],
): ShownCard[] => rows.slice(from).flatMap((row) => (row.stands ? cardsOf(row) : []));

/** The sheet by its name: the cards shown after a public entry. */
export const shownSheet = (from: number) => `shown:${from}`;

export const isShown = (sheet: string) => sheet.startsWith('shown:');
