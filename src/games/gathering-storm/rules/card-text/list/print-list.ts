import type { Event } from '../../cards/card';
import { type OwnDeck, type PartCard, partOf } from '../../cards/own-deck';
import { isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { printAmount } from '../../naming';
import { printEffect } from '../grammar/printed';
import { printVerbatim } from '../read/letters';
import { printCard, printDeckLine } from '../read/print-event';
import { isNoTitle, onOneLine } from '../read/source-text';
import { printCell } from './cells';
import { SECTIONS } from './headers';
import type { ListFormat } from './listed';

/**
 * Prints a player's own deck, finished or not, so that `readList` reads the same again.
 * @param separator the separator between the cells of CSV
 */
export function printList(deck: OwnDeck, format: ListFormat, separator: ',' | ';' | '\t' = ','): string {
  if (format === 'json') return `${JSON.stringify(deck, null, 2)}\n`;
  const { name, size, cards } = deck;
  if (format === 'text') return `${[printDeckLine(name, size), ...cards.map(printCard)].join('\n\n')}\n`;
  const rows = [
    [printDeckLine(name, size)],
    ['number', 'trend', 'part', 'title', 'effects', 'secret'],
    ...cards.flatMap(rowsOf),
  ];
  const printRow = (row: string[]) => row.map((value) => printCell(value, separator)).join(separator);
  return rows.map((row) => `${printRow(row)}\r\n`).join('');
}

/** A row for each event of a card, or one for its number and trend alone. */
function rowsOf(card: PartCard): string[][] {
  const { number, trend } = card;
  const head = [String(number), trend === undefined ? '' : printAmount(trend)];
  const rows = SECTIONS.flatMap((section) => {
    const event = partOf(card, section) as Event | undefined;
    if (!event) return [];
    const place = section === 'general' ? { general: true } : { general: false, power: section };
    return [[...head, section === 'general' ? 'General' : section, ...cellsOf(event, place)]];
  });
  return rows.length > 0 ? rows : [[...head, '', '', '', '']];
}

function cellsOf({ title, effects, secret }: Event, place: CardPlace): [string, string, string] {
  const open = !place.general && effects.some(isConditional) ? 'public' : '';
  const words = effects.map((effect) => printEffect(effect, place)).join('\n');
  return [printTitleCell(title, words === ''), words, secret ? 'secret' : open];
}

/** A cell that spreadsheets take for a formula; quotation marks make it text, and the reader drops them. */
const FORMULA = /^[=+\-@＝＋－＠]/;

function printTitleCell(title: string, alone: boolean): string {
  const line = onOneLine(title);
  if (line === '') return alone ? '-' : '';
  return printVerbatim(line, isNoTitle(line) || FORMULA.test(line));
}
