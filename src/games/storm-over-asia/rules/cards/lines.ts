import { plainDashes } from '@/kernel/file/letters';
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

/** A number of the table, in any order: “Chinese support level: +1”, “-1 British income”, “support Japan -1”. */
const AMOUNT = /^[+-]? ?\d$/;
const WORDS = /[+-]? ?\d+(?!\p{L})|\p{L}+/gu;
const TURN =
  /^(?:an? |one )?(\p{L}+) flags? (?:becomes?|is replaced (?:with|by)) (?:an? |one )?(\p{L}+)(?: flag)?\.?$/iu;
/** Invisible characters, and those that reverse the text next to them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The lines of a text as they were written. */
export const rawLinesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/u);
/** Returns a line without invisible characters. */
export const cleanLine = (line: string) => line.replace(UNSEEN, ' ').trim();

export const amountOf = (text: string) => Number(plainDashes(text).replace(/[+ ]/g, '')) || 0;
export const flagOf = (word: string): Flag | undefined =>
  FLAGS.find((flag) => flag.toLowerCase() === word.toLowerCase());

/** The event of the rules that turns one flag into another. @rule SOA 26.111, 26.213 */
export function turnOf(from: Flag | undefined, to: Flag | undefined): Effect | null {
  const event = FLAG_EVENTS.find((item) => item.from === from && item.to === to);
  return event
    ? { kind: 'turn-flag', from: event.from, to: event.to, picks: event.picks, rule: event.rule }
    : null;
}

/** Reads a change to a power’s support or income, or to the index; null if the line says anything else. */
function readTotal(line: string): Effect | null {
  // Only blanks, a colon and a full stop may separate the words.
  if (/[^\p{L}\d+\-:. ]/u.test(line)) return null;
  // A sign after its number counts at the end of the line; elsewhere it may mean something different.
  line = line.replace(/(^|[^+\-\d] ?)(\d)-$/, '$1-$2');
  if (/\d *-(?!\d)/.test(line)) return null;
  const words = (line.replace('japanese aggression index', 'jai').match(WORDS) ?? []).map((word) =>
    word.trim(),
  );
  const [amount, ...amounts] = words.filter((word) => AMOUNT.test(word));
  const said = words.filter((word) => !AMOUNT.test(word) && word !== 'level' && word !== 'national');
  const [what] = said.filter((word) => word === 'support' || word === 'income' || word === 'jai');
  if (amount === undefined || amounts.length > 0 || !what) return null;
  const others = said.filter((word) => word !== what);
  if (what === 'jai')
    return others.length === 0 ? { kind: 'line', total: 'index', amount: amountOf(amount) } : null;
  const power = others.length === 1 ? POWER_OF.get(others[0] as string) : undefined;
  return power ? { kind: 'line', total: `${what}:${power}` as const, amount: amountOf(amount) } : null;
}

/** Returns the effect of one line of a card, or null if it has no known form. */
export function readLine(line: string): Effect | null {
  const total = readTotal(plainDashes(line).toLowerCase());
  if (total) return total;
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
