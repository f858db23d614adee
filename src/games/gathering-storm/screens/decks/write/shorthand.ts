import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';

const SHORT = /^\s*([+\-−–]\s?[1-9])\s*(s?)\s*$/i;

/** The line of a support event, as its card prints it. */
export const supportLine = (power: Power, amount: number): string =>
  printEffect({ kind: 'support', power, amount }, { general: false, power });

/**
 * Expands the short form of common effects: a last line of `+1` or `-2` is this power’s support; `s` makes it
 * secret. Returns the expanded words, or null if the last line is not a short form.
 */
export function writeOut(text: string, power: Power | undefined): string | null {
  const lines = text.split('\n');
  const found = SHORT.exec(lines.at(-1) ?? '');
  if (!found || !power) return null;
  const amount = Number((found[1] ?? '').replace(/[−–]/, '-').replace(/\s/, ''));
  const words = [...lines.slice(0, -1), supportLine(power, amount)].join('\n');
  return found[2] && !isSecret(words) ? toggleSecret(words) : words;
}

const SECRET = /[ \t]*\[secret\]/i;

/** Whether the words mark the event as printed on gray. */
export const isSecret = (text: string) => SECRET.test(text);

/** Adds `[secret]` after the first line, or removes it. */
export function toggleSecret(text: string): string {
  if (isSecret(text)) return text.replace(SECRET, '').replace(/^\n/, '');
  const [first = '', ...others] = text.split('\n');
  return [`${first.trimEnd()} [secret]`.trimStart(), ...others].join('\n');
}

/** The words with one more line under them. */
export const addLine = (text: string, line: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
