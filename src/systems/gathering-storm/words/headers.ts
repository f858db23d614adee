import { POWERS, type Power } from '../vocabulary';
import { createPassage, pattern, take } from './passage';
import { amountOf, powerNames } from './spellings';

/** The lines that divide a deck as text. */
export type Header =
  | { kind: 'card'; number: number; trend: number | null }
  | { kind: 'section'; section: Section };
export type Section = 'general' | Power;
export const SECTIONS: readonly Section[] = ['general', ...POWERS];

const CARD = pattern('card (?:no\\.? ?|number |# ?)?(\\d{1,6})(?![\\d])(?=[\\s,;:.-]|$)');
const TREND = pattern('[\\s,;:.-]{0,3}(?:economic )?trend ?:? ?([+-]? ?\\d{1,4})[\\s.:]{0,3}$');
const SECTION = pattern(`(general(?: event)?|${powerNames.any}) ?[:.]? ?$`);
const DECK = pattern('deck ?: ?');

/** What a line divides: a card from the one before, or an event from the one before; nothing for any other line. */
export function headerOf(line: string): Header | null {
  if (line.length > 200) return null;
  const passage = createPassage(line);
  const card = take(passage, 0, CARD);
  if (card) {
    const trend = take(passage, card.end, TREND);
    return {
      kind: 'card',
      number: Number(card.words[1]),
      trend: trend ? amountOf(trend.words[1] ?? '') : null,
    };
  }
  const section = take(passage, 0, SECTION);
  return section ? { kind: 'section', section: powerNames.of(section.words[1] ?? '') ?? 'general' } : null;
}

/** Whether a line gives the deck's name. */
export const isDeckLine = (line: string) => take(createPassage(line.slice(0, 40)), 0, DECK) !== null;
