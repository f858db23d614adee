import { lettersOf } from './file/letters';

/** Invisible control and format characters, except the marks that join letters and emoji. */
const BARRED = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
const SPACES = /[\s\u2800]+/g;
/** A name of printable ASCII needs no cleaning, which would load the Unicode tables. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const SEEN = /[^\p{DI}\s]/u;
/** Scripts without joiners: a joiner would only make two equal names differ. */
const UNJOINED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * A name as it is stored and compared: composed, without invisible characters and direction marks, and with
 * single spaces. Empty if nothing of it is visible.
 */
export function cleanName(name: string): string {
  if (PLAIN.test(name)) return name;
  const written = name.normalize('NFC').replace(SPACES, ' ').replace(BARRED, '');
  const seen = lettersOf(written)
    .filter((letter) => letter === ' ' || SEEN.test(letter))
    .map((letter) => (UNJOINED.test(letter) ? letter.replace(/\p{DI}+/gu, '') : letter));
  return seen.join('').replace(SPACES, ' ').trim();
}

/** Where names stand in set-ups and commands. A `person` outside of the seats is one who sits there already. */
const NAMED = ['name', 'names', 'categories', 'target', 'map', 'leader'];

/** Cleans every name in a given set-up or command. Stored data is not cleaned again. */
export function cleanNames<Given>(given: Given): Given {
  return cleanAt(given, '', false) as Given;
}

function cleanAt(value: unknown, key: string, listed: boolean): unknown {
  if (typeof value === 'string')
    return NAMED.includes(key) || (listed && key === 'person') ? cleanName(value) : value;
  if (Array.isArray(value)) return value.map((item) => cleanAt(item, key, true));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([at, item]) => [at, cleanAt(item, at, listed)]));
}
