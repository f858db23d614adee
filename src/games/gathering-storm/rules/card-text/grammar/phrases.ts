/**
 * The phrase syntax of the lexicon: `a|b` is either word, `(…)` a group whose parts may have several words,
 * and `?` makes the word or group before it optional. `(trade)? pact|treaty` is four phrases.
 */
export function expand(pattern: string): string[] {
  const tokens = pattern.match(/[()?|]|[^\s()?|]+|\s+/g) ?? [];
  let at = 0;
  /** Alternatives up to a closing bracket or the end; a blank joins, so `a b|c` in a group is `a b` or `c`. */
  function group(): string[] {
    const all: string[] = [];
    let row = [''];
    for (;;) {
      const token = tokens[at];
      if (token === undefined || token === ')') break;
      at += 1;
      if (token.trim() === '') continue;
      if (token === '|') {
        all.push(...row);
        row = [''];
        continue;
      }
      row = join(row, optional(token === '(' ? closed() : [token]));
    }
    return [...all, ...row];
  }
  function closed(): string[] {
    const inside = group();
    at += 1;
    return inside;
  }
  function optional(some: string[]): string[] {
    if (tokens[at] !== '?') return some;
    at += 1;
    return ['', ...some];
  }
  /** At the top level `|` joins only the words next to it. */
  let rows = [''];
  while (at < tokens.length) {
    const some: string[] = [];
    do {
      if (tokens[at] === '|') at += 1;
      const token = tokens[at++] as string;
      some.push(...optional(token === '(' ? closed() : [token]));
    } while (tokens[at] === '|');
    if (some.some((word) => word.trim() !== '')) rows = join(rows, some);
  }
  return rows.filter((phrase) => phrase !== '');
}

const join = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) =>
    tails.map((tail) => (head === '' || tail === '' ? head + tail : `${head} ${tail}`)),
  );

/** All phrases of a comma-separated list. */
export const phrasesIn = (list: string): string[] =>
  list.split(/\s*,\s*/).flatMap((entry) => expand(entry.trim()));

const AS_THEY_ARE = new Set(['its', 'his', 'this', 'less', 'does', 'was', 'has', 'res', 'yes']);

/** A word without its plural or third-person ending; phrases are stored and looked up in this form. */
export function stem(word: string): string {
  if (word.length < 3 || AS_THEY_ARE.has(word) || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word === 'goes') return 'go';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The same of each word of a phrase. */
export const stemmed = (phrase: string): string => phrase.split(' ').map(stem).join(' ');
