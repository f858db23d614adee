/** One value of a JSON text: its start and end, and its children by key or index. */
export interface JsonNode {
  from: number;
  to: number;
  held: Map<string, JsonNode>;
}

/** A key that no deck can have: a duplicate, or one that every object inherits. */
export interface OddKey {
  key: string;
  from: number;
  to: number;
  twice: boolean;
}

/** The values of a JSON text with their positions; or where the text stops being JSON. */
export type JsonTree = { ok: true; root: JsonNode; odd: OddKey[] } | { ok: false; at: number };

/** No deck nests deeper; what does is refused before it can exhaust anything. */
const DEEPEST = 24;
// Decimals and exponents are limited to what a number can represent, so no number is misread.
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?(?:[eE][+-]?\d{1,2})?)(?![\d.eE])/y;
const SPACE = /[ \t\r\n]*/y;

/** A reader's place in the text; `at` moves on. */
interface Reader {
  text: string;
  at: number;
  odd: OddKey[];
}

/** Finds the place of every value in one pass. */
export function treeOfJson(text: string): JsonTree {
  const reader: Reader = { text, at: 0, odd: [] };
  const root = readValue(reader, 0);
  return root && skip(reader) === undefined
    ? { ok: true, root, odd: reader.odd }
    : { ok: false, at: reader.at };
}

/** The value that a path leads to, or the nearest that would hold it. */
export function nodeAt(root: JsonNode, path: readonly string[]): JsonNode {
  let node = root;
  for (const key of path) {
    const next = node.held.get(key);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** Skips whitespace; returns the next character, or undefined at the end. */
function skip(reader: Reader): string | undefined {
  SPACE.lastIndex = reader.at;
  SPACE.exec(reader.text);
  reader.at = SPACE.lastIndex;
  return reader.text[reader.at];
}

const NONE: ReadonlyMap<string, JsonNode> = new Map();

function readValue(reader: Reader, depth: number): JsonNode | null {
  const first = skip(reader);
  const from = reader.at;
  if (depth > DEEPEST) return null;
  if (first === '{' || first === '[') {
    const held = new Map<string, JsonNode>();
    const close = first === '{' ? '}' : ']';
    return readMembers(reader, { held, depth, close }) ? { from, to: reader.at, held } : null;
  }
  const read = first === '"' ? readString(reader) !== null : readScalar(reader);
  return read ? { from, to: reader.at, held: NONE as Map<string, JsonNode> } : null;
}

function readScalar(reader: Reader): boolean {
  SCALAR.lastIndex = reader.at;
  const found = SCALAR.exec(reader.text);
  if (found) reader.at = SCALAR.lastIndex;
  return found !== null;
}

interface Members {
  held: Map<string, JsonNode>;
  depth: number;
  close: '}' | ']';
}

/** The members of an object or a list, up to the bracket that closes it. */
function readMembers(reader: Reader, { held, depth, close }: Members): boolean {
  reader.at += 1;
  if (pass(reader, close)) return true;
  for (let index = 0; ; index += 1) {
    const key = close === ']' ? String(index) : readKey(reader, held);
    if (key === null) return false;
    const value = readValue(reader, depth + 1);
    if (!value) return false;
    held.set(key, value);
    if (pass(reader, close)) return true;
    if (!pass(reader, ',')) return false;
  }
}

function readKey(reader: Reader, held: Map<string, JsonNode>): string | null {
  skip(reader);
  const from = reader.at;
  const key = readString(reader);
  if (key === null) return null;
  const twice = held.has(key);
  if (twice || key in Object.prototype) reader.odd.push({ key, from, to: reader.at, twice });
  return pass(reader, ':') ? key : null;
}

/** Skips whitespace and a sign, if it follows; returns whether it did. */
function pass(reader: Reader, sign: string): boolean {
  if (skip(reader) !== sign) return false;
  reader.at += 1;
  return true;
}

/** Reads a string at the current position; null if there is none. */
function readString(reader: Reader): string | null {
  const { text, at } = reader;
  if (text[at] !== '"') return null;
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) return null;
  try {
    const meant: string = JSON.parse(text.slice(at, end + 1));
    reader.at = end + 1;
    return meant;
  } catch {
    return null;
  }
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
