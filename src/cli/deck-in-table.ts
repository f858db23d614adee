import { fingerprint } from '@/kernel/file/fingerprint';

/** A deck as a table's set-up names it. */
export function deckInTable(deck: unknown): { fingerprint: string; numbers: number[] } {
  const { cards } = deck as { cards: readonly { number: number }[] };
  return { fingerprint: fingerprint(deck), numbers: cards.map(({ number }) => number) };
}
