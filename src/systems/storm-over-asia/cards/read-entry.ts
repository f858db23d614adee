import { FLAGS, type Flag, type Power } from '../vocabulary';
import { FLAG_EVENTS } from '../warlords/flag-events';
import type { Event } from './card';

type Effect = Event['effects'][number];

const ADJECTIVES: Record<Power, string> = {
  Japan: 'Japanese',
  China: 'Chinese',
  Britain: 'British',
  Russia: 'Russian',
};
const POWER_OF = new Map(
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
const SECRET = /\s*\[secret\]\s*$/i;

const amountOf = (text: string) => Number(text.replace(/[−–]/, '-').replace(/[+ ]/g, ''));
const flagOf = (word: string): Flag | undefined =>
  FLAGS.find((flag) => flag.toLowerCase() === word.toLowerCase());

/** What one line of a card does; nothing for words that are not one of the known forms. */
function readLine(line: string): Effect | null {
  const support = SUPPORT.exec(line);
  const income = INCOME.exec(line);
  const [, who = '', amount = ''] = support ?? income ?? [];
  const power = POWER_OF.get(who.toLowerCase());
  if (power)
    return { kind: 'line', total: `${support ? 'support' : 'income'}:${power}`, amount: amountOf(amount) };
  const index = INDEX.exec(line)?.[1];
  if (index) return { kind: 'line', total: 'index', amount: amountOf(index) };
  const [, from = '', to = ''] = TURN.exec(line) ?? [];
  const event = FLAG_EVENTS.find((item) => item.from === flagOf(from) && item.to === flagOf(to));
  if (!event) return null;
  return { kind: 'turn-flag', from: event.from, to: event.to, picks: event.picks, rule: event.rule };
}

/**
 * Reads an entry from its printed words: a title on the first line, under it what it does, a line each. What is none of
 * the known forms is done on the board, in the words of the card. A title may be left out where the first line is read.
 */
export function readEntryWords(text: string): Event {
  const secret = text.split('\n').some((line) => SECRET.test(line));
  const lines = text
    .split('\n')
    .map((line) => line.replace(SECRET, '').trim())
    .filter((line) => line !== '');
  const [first = '', ...rest] = lines;
  const titled = readLine(first) === null && lines.length > 0;
  const body = titled ? rest : lines;
  const effects = body.map((line): Effect => readLine(line) ?? { kind: 'by-hand', words: line });
  return { title: titled ? first : '', secret, window: 'drawn', effects };
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));

function printEffect(effect: Effect): string {
  if (effect.kind === 'by-hand') return effect.words;
  if (effect.kind === 'turn-flag') return `A ${effect.from} flag becomes ${effect.to}`;
  const [what, power] = effect.total.split(':');
  if (what === 'index') return `JAI: ${signed(effect.amount)}`;
  const adjective = ADJECTIVES[power as Power];
  return what === 'support'
    ? `${adjective} support level: ${signed(effect.amount)}`
    : `${adjective} national income: ${signed(effect.amount)}`;
}

/** Writes an entry as its card would. */
export function printEntryWords({ title, secret, effects }: Event): string {
  const head = `${title}${secret ? ' [secret]' : ''}`.trim();
  return [...(head === '' ? [] : [head]), ...effects.map(printEffect)].join('\n');
}
