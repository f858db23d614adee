import type { Unread } from '@/kernel/result';
import type { CardPlace } from '../../effects/place';
import { isReadable } from '../read/read-effects';
import { createSourceText } from '../read/source-text';
import { printOr } from '../read/spellings';

/** Shortened words that stand for more than one thing: which is meant is asked, with each that can be read. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  sub: ['submarine', 'subversion'],
  subs: ['submarines', 'subversion'],
  con: ['construction', 'conversion'],
  ai: ['aggression index', 'air'],
  rand: ['random tile'],
  bp: ['Balance of Power', 'income'],
  ru: ['Russia', 'Rumania'],
};

/** “Free sub”: a submarine, or subversion. */
export function askMeaning(
  words: string,
  token: string,
  place: CardPlace,
): (Unread & { choices: string[] }) | null {
  const meanings = MEANINGS[token.toLowerCase()];
  if (!meanings) return null;
  const at = new RegExp(`\\b${token}\\b`);
  const read = meanings
    .map((meaning) => ({ meaning, wording: words.replace(at, meaning) }))
    .filter(({ wording }) => isReadable(createSourceText(wording), place, 'said'));
  const [only, ...more] = read;
  if (!only) return null;
  const message =
    more.length > 0 ? `What is “${token}”: ${printOr(meanings)}?` : `Does “${token}” mean ${only.meaning}?`;
  return { message, choices: read.map(({ wording }) => wording) };
}
