import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';

const SHORT = /^\s*([+\-−–]\s?[1-9])\s*(s?)\s*$/i;

/** The line of a support event, as its card prints it. */
export const supportLine = (power: Power, amount: number): string =>
  printEffect({ kind: 'support', power, amount }, { general: false, power });

/**
 * What is typed often has a short form: a last line of `+1` or `-2` is this power’s support, with `s` a secret one.
 * Gives the words written out, or nothing where the last line is no short form.
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

/** Whether the words say that the event is printed on gray. */
export const isSecret = (text: string) => SECRET.test(text);

/** The words with `[secret]` behind their first line, or without it. */
export function toggleSecret(text: string): string {
  if (isSecret(text)) return text.replace(SECRET, '').replace(/^\n/, '');
  const [first = '', ...others] = text.split('\n');
  return [`${first.trimEnd()} [secret]`.trimStart(), ...others].join('\n');
}

/** The words with one more line under them. */
export const addLine = (text: string, line: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
