import { kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { WINDOWS, type Window } from '../../effects/windows';
import { binds } from '../ask/likely-title';
import { looksDiplomatic, nearestTo } from '../ask/nearest';
import { noticeKnown } from '../notions/notice';
import { parseEffects } from './read-event';
import { createSourceText } from './source-text';

/** What of a line is done on the board, where the rest of it can be read. */
export interface HandPart {
  /** The words that are not understood. */
  hand: string;
  /** The line with each thing on a line of its own. */
  wording: string;
}

/** What says when, how long or for whom something holds, and is no deed by itself. */
const HOLDS =
  /^(?:for|in|with|without|from|at|by|to|of|on|as|and|or|but|then|so)\b|\b(?:next|later|every|each|permanent(?:ly)?|last(?:s|ing)?|turns?|starting|after|before|during|except(?:ed)?|excluding|twice|again|half|not|never|no|maybe|too|also|game)\b/i;

/** Whoever and wherever a line names. */
const NAMING = ['power', 'side', 'country', 'region', 'project', 'category'];
const namesIn = (words: string, place: CardPlace) =>
  noticeKnown(createSourceText(words).plain, place).filter(({ is }) => NAMING.includes(is));

/** How a part of a line is read: as effects, as words that mean nothing here, or neither. */
function readPart(part: string, place: CardPlace): 'read' | 'unknown' | null {
  const read = parseEffects(part, place, { title: '' });
  if (read.ok) return 'read';
  return read.mistakes.every(({ kind, token }) => kind === 'unread' && token !== undefined)
    ? 'unknown'
    : null;
}

/** A part that names nobody after a part that does may be meant of whoever is named there. */
function mayBeOf(hand: readonly string[], kept: readonly string[], place: CardPlace): boolean {
  const others = hand.some((part) =>
    namesIn(part, place).some(({ is, value }) => (is === 'power' && value !== place.power) || is === 'side'),
  );
  return others && kept.some((part) => namesIn(part, place).length === 0);
}

/** Where a line divides: its sentences, and where nobody is named in what is not understood its commas too. */
const MARKS: readonly [RegExp, boolean][] = [
  [/\s*(?:;|\.(?=\s))\s*/, true],
  [/\s*(?:[;,]|\.(?=\s))\s*/, false],
];

/**
 * The part of a line that only the table can carry out, where all else on it is read by itself. Nothing that could
 * bind, last or belong to the rest is parted from it.
 */
export function partByHand(line: string, place: CardPlace): HandPart | null {
  if (binds(line) || /[[\]"\n]/.test(line)) return null;
  for (const [mark, mayName] of MARKS) {
    const parts = line.split(mark).filter((part) => part !== '');
    const read = parts.map((part) => readPart(part, place));
    const of = (how: 'read' | 'unknown') => parts.filter((_, at) => read[at] === how);
    const [hand, kept] = [of('unknown'), of('read')];
    const together = read.lastIndexOf('unknown') - read.indexOf('unknown') === hand.length - 1;
    if (read.includes(null) || hand.length === 0 || kept.length === 0 || !together) continue;
    const isDeed = (part: string) =>
      /\S\s+\S/.test(part) && !HOLDS.test(part) && (mayName || namesIn(part, place).length === 0);
    if (!hand.every(isDeed) || mayBeOf(hand, kept, place)) continue;
    const first = read.indexOf('unknown');
    const words = hand.join('. ');
    const lines = [...parts.slice(0, first), `By hand: ${words}`, ...parts.slice(first + hand.length)];
    return { hand: words, wording: lines.join('\n') };
  }
  return null;
}

/**
 * When an order to the table is most likely meant: at the moment of the kind that its words are nearest to, or of the
 * other effects on its card; else as a general card is drawn. Nothing where nothing tells.
 * @rule GS 9.41
 */
export function likelyWindow(words: string, effects: readonly Effect[], place: CardPlace): Window | null {
  const form = nearestTo(words, place);
  const near = form === null ? null : parseEffects(form, place, { title: '' });
  const others = effects.filter(({ kind }) => kind !== 'by-hand');
  const nearest = near?.ok ? near.value.effects : [];
  if (form === null && looksDiplomatic(words, place)) return 'diplomatic';
  const [effect] = [nearest, others.filter(({ kind }) => kind !== 'index'), others]
    .map((some) => some[0])
    .filter((one) => one !== undefined && one.kind !== 'by-hand');
  if (effect) return kindOf(effect).window(effect, false);
  return place.general ? 'drawn' : null;
}

const BY_HAND = /^By hand(?:, [^:]*)?: /;

/** The words of an order, and the moments it could have, where that is what is asked. */
export function momentsAsked(choices: readonly string[]): { words: string } | null {
  const [first = ''] = choices;
  if (choices.length !== WINDOWS.length || !choices.every((choice) => BY_HAND.test(choice))) return null;
  return { words: first.replace(BY_HAND, '') };
}

/** The choice that an order with this moment is printed as. */
export const choiceAt = (choices: readonly string[], window: Window): string | undefined =>
  choices[WINDOWS.indexOf(window)];
