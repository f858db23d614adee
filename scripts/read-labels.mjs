// biome-ignore-all lint/correctness/noComponentHookFactories: the visitor is keyed by kinds of node, not by components
// The rules that the code cites: labels of a rulebook in docblocks, in strings and on screen.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** One rule of a label: a number, a letter after one, a part of a guide, or a list that stands without a number. */
const PART =
  /^(?:transition \d+(?:\.\d+)?[A-F]?|transition|Guide, [A-Z][a-z]+|Guide|counter guide|purge cards|\d+(?:\.\d+)*[A-Fa-f]?(?![\w%])|[A-F](?!\w))/;
const JOINT = /^(?:; |, | to | and )/;
const GUIDE_TOPICS = /^(?:Construction|Diplomacy|Espionage|Factory|Income|Research|Support)\b/;

const games = fileURLToPath(new URL('../src/games/', import.meta.url));
/** How each game says that its rulebook is called. */
export const LABELS = readdirSync(games, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => /label: '(\w+)'/.exec(readFileSync(`${games}${name}/rules/game.ts`, 'utf8'))?.[1])
  .filter((label) => label !== undefined);
const LABEL = new RegExp(`\\b(${LABELS.join('|')}) (?=\\S)`, 'g');

/** "GS 9.41A, E; Guide, Income" is GS 9.41A, GS 9.41E and GS Guide, Income. */
export function rulesIn(text) {
  return [...text.matchAll(LABEL)].flatMap((found) =>
    readParts(text.slice(found.index + found[0].length)).map((part) => `${found[1]} ${part}`),
  );
}

function readParts(text) {
  const parts = [];
  let rest = text;
  let last = '';
  while (true) {
    const part = (last.startsWith('Guide') ? GUIDE_TOPICS.exec(rest) : null)?.[0] ?? PART.exec(rest)?.[0];
    if (!part) return parts;
    last = completed(part, last);
    parts.push(last);
    rest = rest.slice(part.length);
    const joint = JOINT.exec(rest)?.[0];
    if (!joint) return parts;
    rest = rest.slice(joint.length);
  }
}

/**
 * Completes a part that omits what the previous one says: the number before a letter, the list before a
 * number.
 */
function completed(part, last) {
  if (/^[A-F]$/.test(part)) return last.replace(/[A-F]?$/, part);
  if (GUIDE_TOPICS.test(part) && last.startsWith('Guide')) return `Guide, ${part}`;
  return last.startsWith('transition ') && /^\d/.test(part) ? `transition ${part}` : part;
}

/** Everything in a file that may contain a label: text for people, and what follows `@rule`. */
function textsOf({ path, source }) {
  const texts = [];
  const { program, comments } = parseSync(path, source);
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push(node.value);
    },
    // A placeholder is not part of a label.
    TemplateLiteral: (node) => texts.push(node.quasis.map(({ value }) => value.cooked).join(' … ')),
    JSXText: (node) => texts.push(node.value),
  }).visit(program);
  for (const { value } of comments)
    for (const [, label] of value.matchAll(/@rule (.*?)(?=\*\/|\n|$)/gs)) texts.push(label);
  return texts;
}

/** Every rule that the sources cite, with the first file that does. What lies in `but` is not read. */
export function readLabels(but) {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const found = new Map();
  for (const file of readdirSync(root, { recursive: true }).sort()) {
    const path = file.replaceAll('\\', '/');
    if (!/\.tsx?$/.test(path) || /\.(test|bench)\.|\/testing\//.test(path) || but.test(path)) continue;
    for (const text of textsOf({ path, source: readFileSync(root + file, 'utf8') }))
      for (const rule of rulesIn(text)) if (!found.has(rule)) found.set(rule, path);
  }
  return found;
}
