import type { Refusal } from '@/kernel/result';
import { POWERS, type Power } from '../../vocabulary';
import { NAMES, namesOf } from '../grammar/names';
import { readVerbatim } from '../read/letters';
import { createSourceText, pattern, take } from '../read/source-text';
import { readCardNumber, readSize, readTrend } from './numbers';

/** The line that begins a card: its number and trend, or why they are none. */
export interface CardHeader {
  kind: 'card';
  number: number | Refusal;
  /** Null if the line has none. */
  trend: number | null | Refusal;
}
/** The lines that divide a deck as text. */
export type Header = CardHeader | { kind: 'section'; section: Section };
export type Section = 'general' | Power;
export const SECTIONS: readonly Section[] = ['general', ...POWERS];

const NUMBER_WORDS =
  'infinity|nan|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ]\\w+)?';
// Anything that begins like a number is read or refused as one: `12a`, `1.5`, `1e9`.
const CARD = pattern('card (?:no\\.? ?|number |# ?)?([+-]?\\d+(?:[.,]\\d+|[a-z_]\\w*|[+-]\\d\\w*)*)');
const SPELLED = pattern(`card (?:no\\.? ?|number |# ?)?([+-]?(?:${NUMBER_WORDS}))[\\s.:]{0,3}$`);
const TREND_SAID = '(?:economic )?trend\\b';
const ANY_CARD = pattern(
  `card\\b([^\\d\\n]{0,40}?)[\\s,;:.-]{1,3}(?=${TREND_SAID} ?:? ?[+-]? ?\\d{1,2}[\\s.:]{0,3}$)`,
);
const TREND = pattern(`[\\s,;:.-]{0,3}${TREND_SAID} ?:? ?(.*?)[\\s.:]{0,3}$`);
const NOTHING = pattern('[\\s,;:.-]{0,3}$');
const POWER = namesOf('power')
  .map(([name]) => name)
  .sort((one, other) => other.length - one.length)
  .join('|');
const SECTION = pattern(`(general(?: event)?|(?:${POWER})(?:'s)?) ?[:.]? ?$`);
const DECK = pattern('deck ?: ?');
/** Whether a line is worth a closer look: few are, and a deck has thousands. Strange letters always are. */
const LOOKS_LIKE =
  /^\s*(?:card\b|(?:general|german|ital|brit|fran|fren|russ)[a-z' ]{0,12}[:.\s]*$)|[^\t\n\r -~]/i;

/** The header in a line that begins a card or an event; null for any other line. */
export function headerOf(line: string): Header | null {
  if (line.length > 200 || !LOOKS_LIKE.test(line)) return null;
  const sourceText = createSourceText(line);
  const card = take(sourceText, 0, CARD) ?? take(sourceText, 0, SPELLED) ?? take(sourceText, 0, ANY_CARD);
  if (card) {
    const number = orTitle(readCardNumber(card.words[1] ?? ''));
    if (take(sourceText, card.end, NOTHING)) return { kind: 'card', number, trend: null };
    const trend = take(sourceText, card.end, TREND);
    return { kind: 'card', number, trend: trend ? readTrend(trend.words[1] ?? '') : refuseRest(number) };
  }
  const section = take(sourceText, 0, SECTION);
  const power = section && NAMES.get((section.words[1] ?? '').replace(/'s$/, ''));
  return section && { kind: 'section', section: power?.is === 'power' ? power.value : 'general' };
}

/** Adds to a refusal that a line that begins like a card may be a title. */
const orTitle = (number: number | Refusal): number | Refusal =>
  typeof number === 'number'
    ? number
    : { ...number, allowed: `${number.allowed} Put a title that begins like this in quotation marks.` };

function refuseRest(number: number | Refusal): Refusal {
  const example = typeof number === 'number' ? number : 12;
  return {
    message: 'The text after the card’s number is not a trend.',
    rule: 'GS 9.21',
    allowed: `Write for example: Card ${example}, trend -1. Put a title that begins like this in quotation marks.`,
  };
}

/** The content of the line that names a deck, or why it is refused. */
export interface DeckLine {
  name: string;
  size: number | null | Refusal;
}

const SIZE_BEHIND = /^(.*\S)\s*[,;]\s*([+-]?\d[\w.+-]*|infinity|nan)\s+cards?\s*\.?$/i;

/** The deck's name and number of cards: `Deck: Our cards, 144 cards`; nothing for any other line. */
export function deckLineOf(line: string): DeckLine | null {
  if (take(createSourceText(line.slice(0, 40)), 0, DECK) === null) return null;
  const said = line.slice(line.search(/[:：]/) + 1).trim();
  const [, name = said, size] = SIZE_BEHIND.exec(said) ?? [];
  return { name: readVerbatim(name).words, size: size === undefined ? null : readSize(size) };
}

/** Whether a deck's name would be read as a name and a number of cards. */
export const saysSize = (name: string) => SIZE_BEHIND.test(name.trim());
