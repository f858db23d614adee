import type { ListFormat } from '@/games/gathering-storm/rules/card-text/list/listed';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import type { Separator } from '@/table/export/separators';

/** How a deck is written into a file: its name, its ending and its type. */
export const FORMATS: Record<ListFormat, { label: string; note: string; end: string; type: string }> = {
  json: { label: 'JSON', note: 'for another Dispatch Box', end: 'json', type: 'application/json' },
  text: { label: 'Text', note: 'in printed words', end: 'txt', type: 'text/plain' },
  csv: { label: 'CSV', note: 'for a spreadsheet', end: 'csv', type: 'text/csv' },
};

/** A deck as a file: "Our deck" becomes "our-deck.json". */
export async function deckFile(
  deck: OwnDeck,
  format: ListFormat,
  separator: Separator = ',',
): Promise<{ name: string; text: string; type: string }> {
  const { printList } = await import('@/games/gathering-storm/rules/card-text/list/print-list');
  const { end, type } = FORMATS[format];
  return { name: `${fileName(deck.name)}.${end}`, text: printList(deck, format, separator), type };
}

/** Letters and digits of any file system; a name without any is "deck". */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'deck';
}
