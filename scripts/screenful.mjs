// A failure in one screen: what was expected, the text of the page, and the command that runs just that test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const WIDTH = 160;

/** The first lines of a text, each cut to length; says how many more there are. */
export function clip(text, most) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''));
  const shown = lines
    .slice(0, most)
    .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line));
  return lines.length > most ? [...shown, `… ${lines.length - most} lines more`] : shown;
}

/** The screen: at most about forty lines. `page` is the text of the page, if there was one. */
export function screenful({ title, said, page, where, command }) {
  return [
    `✗ ${title}`,
    ...clip(said, page ? 14 : 30).map((line) => `    ${line}`),
    ...(page ? ['  The page said:', ...clip(page, 18).map((line) => `    ${line}`)] : []),
    ...(where ? [`  All of it: ${where}`] : []),
    `  Again: ${command}`,
    '',
  ].join('\n');
}

/** A word quoted for the shell. */
export const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Saves the counts where the check reads them. */
export function keepCounts(file, counts) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}
