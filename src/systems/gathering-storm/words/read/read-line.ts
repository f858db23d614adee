import type { Unread } from '@/kernel/result';
import type { Place } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { mend } from './mend';
import type { Mistake } from './mistake';
import { parseEffects } from './read-event';
import { secretFirst } from './secrecy';

/** What one line of a card does: its effects, the ways in which it can be meant, or why it cannot be read. */
export type ReadLine = { read: Effect[] } | { choices: Effect[][] } | { refused: Unread; nearest: string[] };

/**
 * Reads one event on a line, without a title.
 * @param place the general card, or whose card it is
 */
export function readLine(line: string, place: Place): ReadLine {
  const headed = parse(secretFirst(line, place), place);
  const read = headed.ok ? headed : parse(line, place);
  if (read.ok) return { read: read.value.effects };
  const [first, ...others] = read.mistakes as [Mistake, ...Mistake[]];
  const ways = (first.choices ?? []).map((choice) => parse(mend(line, first, choice), place));
  const choices = ways.flatMap((way) => (way.ok ? [way.value.effects] : []));
  if (first.kind === 'ask' && others.length === 0 && choices.length > 0) return { choices };
  return { refused: first, nearest: [...new Set([first.nearest ?? [], first.choices ?? []].flat())] };
}

const parse = (line: string, place: Place) => parseEffects(line, place, { title: '' });
