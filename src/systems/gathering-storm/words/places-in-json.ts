/** Where each value of a JSON text begins, by its path (`cards.0.number`); or where the text stops being JSON. */
export type JsonPlaces = { ok: true; places: Map<string, number> } | { ok: false; at: number };

/** No deck nests deeper; what does is refused before it can exhaust anything. */
const DEEPEST = 24;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d{0,20})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,4})?)/y;
const SPACE = /[ \t\r\n]*/y;

/** A reader's place in the text; `at` moves on. */
interface Reader {
  text: string;
  at: number;
  places: Map<string, number>;
}

/** Finds the place of every value in one pass. */
export function placesInJson(text: string): JsonPlaces {
  const reader: Reader = { text, at: 0, places: new Map() };
  const read = readValue(reader, '', 0) && skip(reader) === undefined;
  return read ? { ok: true, places: reader.places } : { ok: false, at: reader.at };
}

/** Passes over blanks and gives the letter behind them; nothing at the end. */
function skip(reader: Reader): string | undefined {
  SPACE.lastIndex = reader.at;
  SPACE.exec(reader.text);
  reader.at = SPACE.lastIndex;
  return reader.text[reader.at];
}

function readValue(reader: Reader, path: string, depth: number): boolean {
  const first = skip(reader);
  reader.places.set(path, reader.at);
  if (depth > DEEPEST) return false;
  if (first === '{') return readMembers(reader, path, depth, '}');
  if (first === '[') return readMembers(reader, path, depth, ']');
  if (first === '"') return readString(reader) !== null;
  SCALAR.lastIndex = reader.at;
  const found = SCALAR.exec(reader.text);
  if (found) reader.at = SCALAR.lastIndex;
  return found !== null;
}

/** The members of an object or a list, up to the bracket that closes it. */
function readMembers(reader: Reader, path: string, depth: number, close: '}' | ']'): boolean {
  reader.at += 1;
  if (pass(reader, close)) return true;
  for (let index = 0; ; index += 1) {
    const key = close === ']' ? String(index) : readKey(reader);
    if (key === null) return false;
    if (!readValue(reader, path === '' ? key : `${path}.${key}`, depth + 1)) return false;
    if (pass(reader, close)) return true;
    if (!pass(reader, ',')) return false;
  }
}

function readKey(reader: Reader): string | null {
  skip(reader);
  const key = readString(reader);
  return key !== null && pass(reader, ':') ? key : null;
}

/** Passes over a sign and the blanks before it, if it stands there. */
function pass(reader: Reader, sign: string): boolean {
  if (skip(reader) !== sign) return false;
  reader.at += 1;
  return true;
}

/** The string at the reader's place, as it is meant; nothing when there is none. */
function readString(reader: Reader): string | null {
  const { text, at } = reader;
  if (text[at] !== '"') return null;
  let end = at + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  try {
    const meant: string = JSON.parse(text.slice(at, end + 1));
    reader.at = end + 1;
    return meant;
  } catch {
    return null;
  }
}
