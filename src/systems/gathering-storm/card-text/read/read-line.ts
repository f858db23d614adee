import type { Unread } from '@/kernel/result';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { mend } from './mend';
import type { Mistake } from './mistake';
import { parseEffects, type ReadEvent, UNHINTED } from './read-event';
import { secretFirst } from './secrecy';

/** What one line of a card does: its effects, the ways in which it can be meant, or why it cannot be read. */
export type ReadLine = { read: Effect[] } | { choices: Effect[][] } | { refused: Unread; nearest: string[] };

/**
 * Reads one event on a line, without a title.
 * @param place the general card, or whose card it is
 */
export function readLine(line: string, place: CardPlace): ReadLine {
  const read = readAtOnce(line, place);
  if (read) return { read };
  const [first, ...others] = mistakesOf(parse(line, place)) as [Mistake, ...Mistake[]];
  const ways = (first.choices ?? []).map((choice) => parse(mend(line, first, choice), place));
  const choices = ways.flatMap((way) => (way.ok ? [way.value.effects] : []));
  if (first.kind === 'ask' && others.length === 0 && choices.length > 0) return { choices };
  return { refused: first, nearest: [...new Set([first.nearest ?? [], first.choices ?? []].flat())] };
}

/**
 * What a line does where it is read, and nothing where it is not: what it might mean is not looked for, which takes most
 * of the time.
 * @param place the general card, or whose card it is
 */
export function readAtOnce(line: string, place: CardPlace): Effect[] | null {
  for (const words of new Set([secretFirst(line, place), line])) {
    const read = parseEffects(words, place, { title: '', before: UNHINTED });
    if (read.ok) return read.value.effects;
  }
  return null;
}

const mistakesOf = (read: ReadEvent) => (read.ok ? [] : read.mistakes);

const parse = (line: string, place: CardPlace) => parseEffects(line, place, { title: '' });
