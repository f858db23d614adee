import { FLAGS, type Flag, type Power } from '../vocabulary';
import { FLAG_EVENTS } from '../warlords/flag-events';
import type { Event } from './card';

export type Effect = Event['effects'][number];

export const ADJECTIVES: Record<Power, string> = {
  Japan: 'Japanese',
  China: 'Chinese',
  Britain: 'British',
  Russia: 'Russian',
};
/** A power by its name or its adjective, in small letters. */
export const POWER_OF = new Map(
  (Object.entries(ADJECTIVES) as [Power, string][]).flatMap(([power, adjective]) => [
    [power.toLowerCase(), power] as const,
    [adjective.toLowerCase(), power] as const,
  ]),
);

const AMOUNT = '([+\\-−–]? ?\\d)';
const SUPPORT = new RegExp(`^(\\p{L}+) support(?: level)? ?: ?${AMOUNT}\\.?$`, 'iu');
const INCOME = new RegExp(`^(\\p{L}+) (?:national )?income ?: ?${AMOUNT}\\.?$`, 'iu');
const INDEX = new RegExp(`^(?:JAI|Japanese Aggression Index) ?: ?${AMOUNT}\\.?$`, 'i');
const TURN =
  /^(?:an? |one )?(\p{L}+) flags? (?:becomes?|is replaced (?:with|by)) (?:an? |one )?(\p{L}+)(?: flag)?\.?$/iu;
/** Letters that are not seen, or turn the words beside them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The lines of a text as they were written. */
export const rawLinesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/u);
/** A line without what is not seen. */
export const cleanLine = (line: string) => line.replace(UNSEEN, ' ').trim();

export const amountOf = (text: string) => Number(text.replace(/[−–]/, '-').replace(/[+ ]/g, '')) || 0;
export const flagOf = (word: string): Flag | undefined =>
  FLAGS.find((flag) => flag.toLowerCase() === word.toLowerCase());

/** The event of the rules that turns one flag into another. @rule SOA 26.111, 26.213 */
export function turnOf(from: Flag | undefined, to: Flag | undefined): Effect | null {
  const event = FLAG_EVENTS.find((item) => item.from === from && item.to === to);
  return event
    ? { kind: 'turn-flag', from: event.from, to: event.to, picks: event.picks, rule: event.rule }
    : null;
}

/** What one line of a card does; nothing for words that are not one of the known forms. */
export function readLine(line: string): Effect | null {
  const support = SUPPORT.exec(line);
  const income = INCOME.exec(line);
  const [, who = '', amount = ''] = support ?? income ?? [];
  const power = POWER_OF.get(who.toLowerCase());
  if (power)
    return { kind: 'line', total: `${support ? 'support' : 'income'}:${power}`, amount: amountOf(amount) };
  const index = INDEX.exec(line)?.[1];
  if (index) return { kind: 'line', total: 'index', amount: amountOf(index) };
  const [, from = '', to = ''] = TURN.exec(line) ?? [];
  return turnOf(flagOf(from), flagOf(to));
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));

/** An effect in the words of a card. */
export function printEffect(effect: Effect): string {
  if (effect.kind === 'by-hand') return cleanLine(effect.words);
  if (effect.kind === 'turn-flag') return `A ${effect.from} flag becomes ${effect.to}`;
  const [what, power] = effect.total.split(':');
  if (what === 'index') return `JAI: ${signed(effect.amount)}`;
  const adjective = ADJECTIVES[power as Power];
  return what === 'support'
    ? `${adjective} support level: ${signed(effect.amount)}`
    : `${adjective} national income: ${signed(effect.amount)}`;
}
