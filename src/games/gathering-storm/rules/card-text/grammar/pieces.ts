import type { CardPlace } from '../../effects/place';
import { sideOf } from '../../vocabulary';
import { isTopic, isWho, speaksOf, type Token, type Topic } from './token';

/** Splits tokens into pieces, and lets a piece borrow from the others. */

export const NUMBERS: readonly Topic[] = ['support', 'income', 'tile', 'index', 'factory'];
const isMark = (token: Token | undefined) => isTopic(token, 'comma', 'and', 'stop');
export const trim = (tokens: readonly Token[]): readonly Token[] => {
  let [from, end] = [0, tokens.length];
  while (from < end && isTopic(tokens[from], 'comma', 'stop')) from += 1;
  while (end > from && isMark(tokens[end - 1])) end -= 1;
  return tokens.slice(from, end);
};

/** “I” and “us” are the owner of the card: named beside others, and otherwise left unsaid as on the card. */
export function nameSelf(said: readonly Token[], { power }: CardPlace): readonly Token[] {
  // “We get … any Axis project”: the owner's own side does not count as another name.
  const named = said.some((token) => isWho(token) && token.value !== (power && sideOf(power)));
  return said.flatMap((token, at): Token[] => {
    if (isTopic(token, 'self'))
      return !power ? [token] : named ? [{ ...token, is: 'power', value: power } as Token] : [];
    if (!isTopic(token, 'whoever', 'thing')) return [token];
    // “Their way”, “it”: the only power or side named before.
    const before = [
      ...new Map(
        said
          .slice(0, at)
          .filter(isWho)
          .map((one) => [one.value, one]),
      ).values(),
    ];
    const [first, ...others] = before;
    if (others.length > 0) return [token];
    if (first) return [{ ...first, from: token.from, end: token.end }];
    return power || isTopic(token, 'thing') ? [] : [token];
  });
}

/** Things that are never lost, so “one level” needs no “more”. */
const ONLY_UP = new Set<Topic | undefined>([
  'level',
  'step',
  'counter',
  'unit',
  'ship',
  'space',
  'project',
  'result',
  'pact',
  'spy ring',
]);

/** “Lose one tile and one support”: both are lost. If the direction only follows later, nothing is read. */
export function lendDirection(pieces: readonly (readonly Token[])[]): (readonly Token[])[] | null {
  const directions = pieces.map((piece) =>
    piece.filter((token) => isTopic(token, 'up', 'down') && !isTopic(token, 'and')),
  );
  const isOpen = (piece: readonly Token[]) =>
    speaksOf(piece, ...NUMBERS) &&
    !speaksOf(piece, 'up', 'down', 'gets') &&
    piece.every(({ is }) => is !== 'country') &&
    piece.some(
      (token) =>
        token.is === 'amount' && !token.value.sign && token.value.size > 0 && !ONLY_UP.has(token.value.of),
    );
  const lent = pieces.map((piece, at) => {
    if (!isOpen(piece)) return piece;
    const before = directions.slice(0, at).findLast((found) => found.length > 0);
    if (before) return [...piece, before[0] as Token];
    return directions.slice(at + 1).some((found) => found.length > 0) ? null : piece;
  });
  return lent.every((piece) => piece !== null) ? lent : null;
}

/** A place where tokens may be split: at a mark, which belongs to neither side, or before a token. */
export interface Cut {
  from: number;
  to: number;
}

/** “Supp +1 EAI +1”: without separators, each part ends with its number, or with the name it is for. */
export function endsInNumber(piece: readonly Token[]): boolean {
  const [before, last] = piece.slice(-2);
  if (last && isWho(last)) return before?.is === 'amount' && !before.value.loose;
  return last?.is === 'amount' && last.value.sign !== null && !last.value.loose;
}

export function cutsOf(tokens: readonly Token[], unmarked: boolean): Cut[] {
  return tokens.flatMap((token, at): Cut[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (at === 0) return [];
    // “UK/France” and “Greece, Turkey” are lists of who and where, and no two things.
    const lists =
      before?.is === after?.is &&
      before?.value !== after?.value &&
      (before?.is === 'power' || before?.is === 'country');
    if (isMark(token)) {
      if (!after || lists || isMark(before)) return [];
      return [{ from: at, to: at + 1 }];
    }
    const ends = before?.is === 'amount' || (before && isWho(before) && tokens[at - 2]?.is === 'amount');
    const begins = isWho(token) || token.is === 'country' || isTopic(token, ...NUMBERS);
    return unmarked && ends && begins ? [{ from: at, to: at }] : [];
  });
}

export const split = (tokens: readonly Token[], cuts: readonly Cut[]): (readonly Token[])[] => {
  const begins = [0, ...cuts.map(({ to }) => to)];
  return begins.map((from, at) => trim(tokens.slice(from, cuts[at]?.from ?? tokens.length)));
};

/** Every choice of so many, in order. */
export function* choose<T>(some: readonly T[], many: number, from = 0): Generator<T[]> {
  if (many === 0) return yield [];
  for (let at = from; at <= some.length - many; at += 1)
    for (const rest of choose(some, many - 1, at + 1)) yield [some[at] as T, ...rest];
}

export function divide(tokens: readonly Token[], at: (token: Token) => boolean): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (at(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}

/** The ranges of sentences, without the marks that end them. */
export function spansOf(tokens: readonly Token[]): [number, number][] {
  const spans: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1)
    if (at === tokens.length || isTopic(tokens[at], 'stop')) {
      if (at > from) spans.push([from, at]);
      from = at + 1;
    }
  return spans;
}
