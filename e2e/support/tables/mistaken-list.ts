import { printList } from '@/games/gathering-storm/rules/card-text/list/print-list';
import { cardsOf } from './own-decks';

/** A list of 144 cards as typed by a player, without a mistake. */
export const wholeList = (count = 144): string =>
  printList({ name: 'Harbor Street', size: count, cards: cardsOf(count) }, 'text');

/** Mistakes of seven different kinds, each under its card and part. */
export const PLANTED = [
  { card: 4, part: 'Germany', words: ['Ore fair at the harbor', 'Turky: +1 [Germany]'] },
  { card: 10, part: 'Britain', words: ['Envoys set out', 'Belgium: +1 [Britain'] },
  { card: 31, trend: '+7' },
  { card: 50, part: 'General', words: ['A rumor goes round [secret]', 'EAI: +1'] },
  { card: 77, part: 'Italy', words: ['Wine sells well', 'Italian suport levvel: +1'] },
  { card: 102, part: 'France', words: ['A visit is returned', 'Belgium: +1 [Germany]'] },
  { card: 140, number: 139 },
] as const;

/** The same list with the seven mistakes in it. */
export function mistakenList(): string {
  const lines = wholeList().split('\n');
  for (const planted of PLANTED) {
    const header = lines.findIndex((line) => line.startsWith(`Card ${planted.card},`));
    const line = lines[header] ?? '';
    if ('trend' in planted) lines[header] = line.replace(/trend .*/, `trend ${planted.trend}`);
    else if ('number' in planted) lines[header] = line.replace(/\d+/, String(planted.number));
    else {
      const from = lines.indexOf(planted.part, header) + 1;
      lines.splice(from, lines.indexOf('', from) - from, ...planted.words);
    }
  }
  return lines.join('\n');
}
