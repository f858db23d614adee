// Every refusal of the rules, by its message as written in the source: {name} is a placeholder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { spell } from './read-sentences.mjs';
import { root } from './setup.mjs';

const keyOf = ({ key }) => key?.name ?? key?.value;

/** The texts that an expression may evaluate to; empty if they are built elsewhere. */
function wordsOf(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(wordsOf);
  const isText =
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
  return isText ? [spell(node)] : [];
}

function* messagesIn(node) {
  if (!node) return;
  if (node.type === 'CallExpression' && node.callee.name === 'refuse' && node.arguments[0])
    yield* wordsOf(node.arguments[0]);
  if (node.type === 'ObjectExpression') {
    const message = node.properties.find((one) => keyOf(one) === 'message');
    if (message && node.properties.some((one) => keyOf(one) === 'allowed')) yield* wordsOf(message.value);
  }
  for (const inner of (visitorKeys[node.type] ?? []).flatMap((key) => node[key])) yield* messagesIn(inner);
}

/** The messages of a source file, each once. */
const refusalsOf = ({ path, source }) => [...new Set(messagesIn(parseSync(path, source).program))];

/** Every message of the rules with its file, in order. */
function readRefusals() {
  return ['src/kernel', 'src/games'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !/\/screens\/|\.(test|bench)\.ts$|\/testing\//.test(path))
      .sort()
      .flatMap((path) =>
        refusalsOf({ path, source: readFileSync(join(root, path), 'utf8') }).map((words) => ({
          path,
          words,
        })),
      ),
  );
}

const plainly = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a message was made of these words. */
function matcherOf(words) {
  const parts = words.split(/(\{[^}]*\})/).map((part) => {
    if (!part.startsWith('{')) return plainly(part);
    return part.includes('|') ? `(?:${part.slice(1, -1).split('|').map(plainly).join('|')})` : '[\\s\\S]*?';
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Refusals that no command at a table can reach, with what covers them. */
const ELSEWHERE = [
  [/kernel\/file\/(saves|read-json)\.ts$/, 'a file is opened: src/store/hostile.test.ts'],
  [/\/card-text\//, 'typed words are read: the tests beside them'],
  [
    /gathering-storm\/rules\/naming\.ts$/,
    'typed words name a project that no list has: card-text and effects',
  ],
  [/gathering-storm\/rules\/cards\//, 'a deck is read: cards/own-deck.test.ts and the tests beside it'],
  [/storm-over-asia\/rules\/cards\//, 'a list of cards is read: the tests beside it'],
  [/games\/[^/]+\/rules\/system\.ts$/, 'a set-up is read: src/cli/refusals.test.ts'],
];

/** Every refusal with a matcher for its message; why no game reaches it, if none does. */
export const readTerms = () =>
  readRefusals().map(({ path, words }) => ({
    name: `${path.slice(4)}: ${words}`,
    game: /games\/([^/]+)/.exec(path)?.[1],
    fits: matcherOf(words),
    elsewhere: ELSEWHERE.find(([pattern]) => pattern.test(path))?.[1],
  }));
