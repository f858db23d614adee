import * as v from 'valibot';
import { checkEffect, isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { type Effect, effectShape } from '../../effects/shapes';
import { sideOf } from '../../vocabulary';
import { Bag } from './bag';
import { FRAMES } from './frames';
import { CHANGES, isCounted, isSaidSo, isSound, namesAnother, saysTwice } from './guards';
import { isTopic, isWho, speaksOf, type Token, type Topic } from './notion';

/**
 * Covers what a card says with the fewest parts, each of which one frame reads whole. What a part leaves out its
 * neighbors may lend: whose it is, and which number changes.
 */

/** What was read from one place of the text to another; without effects nothing was. */
export interface Part {
  tokens: readonly Token[];
  effects: readonly Effect[] | null;
}

/** A sentence with more words is none of a card; nor is one that divides at more places. */
const MOST_TOKENS = 36;
const MOST_CUTS = 8;
const MOST_PARTS = 6;
/** So many sentences may be one effect: “Support -3. +1 for each result. Max +3.” */
const MOST_JOINED = 3;
/** “−3, +1 for each result, max. 3”: parts of one effect, none of which is one by itself. */
const TOGETHER: readonly Topic[] = [
  'each',
  'max',
  'base',
  'back',
  'result',
  'pact',
  'equal',
  'or',
  'inverse',
  'set',
];
/** What is not read is dearer than any cover. */
const UNREAD = 1000;

const NUMBERS: readonly Topic[] = ['support', 'income', 'tile', 'index', 'factory'];
/** What is an event by itself, and borrows nothing from what stands beside it. */
const WHOLE: readonly Topic[] = [
  ...NUMBERS,
  'ship',
  'unit',
  'counter',
  'espionage',
  'subversion',
  'purge',
  'double',
  'step',
  'level',
];
const isMark = (token: Token | undefined) => isTopic(token, 'comma', 'and', 'stop');
const trim = (tokens: readonly Token[]): readonly Token[] => {
  let [from, end] = [0, tokens.length];
  while (from < end && isTopic(tokens[from], 'comma', 'stop')) from += 1;
  while (end > from && isMark(tokens[end - 1])) end -= 1;
  return tokens.slice(from, end);
};

/** Reads the parts of one plain text. */
export class Chart {
  private memo = new Map<string, readonly Effect[] | null>();

  constructor(
    private plain: string,
    private place: CardPlace,
  ) {}

  /** All of these, in order, with what could not be read between them. */
  read(tokens: readonly Token[]): Part[] {
    const sentences = spansOf(tokens);
    // For each number of sentences the cheapest way to cover them: where its last step begins, and that step.
    const best: { cost: number; from: number; step: Part[] }[] = [{ cost: 0, from: 0, step: [] }];
    for (let end = 1; end <= sentences.length; end += 1) {
      let least = { cost: Number.POSITIVE_INFINITY, from: 0, step: [] as Part[] };
      for (let from = end - 1; from >= Math.max(0, end - MOST_JOINED); from -= 1) {
        const some = trim(tokens.slice(sentences[from]?.[0], sentences[end - 1]?.[1]));
        const alone = from === end - 1;
        if (!alone && !this.mayJoin(some, best.slice(from + 1, end), least.step)) continue;
        const step = this.cover(some) ?? (alone ? this.salvage(some) : null);
        if (!step || (!alone && step.some((part) => this.addsNothing(part)))) continue;
        const dear = step.some(({ effects }) => !effects) ? UNREAD : step.length;
        const cost = (best[from]?.cost ?? 0) + dear;
        if (cost < least.cost) least = { cost, from, step };
      }
      best.push(least);
    }
    const parts: Part[][] = [];
    for (let end = sentences.length; end > 0; end = best[end]?.from ?? 0) parts.push(best[end]?.step ?? []);
    return this.once(this.doubted(parts.reverse().flat()));
  }

  /** “EAI +2. Add a level to”: a sentence that would only be passed over. */
  private addsNothing({ tokens, effects }: Part): boolean {
    const pieces = divide(tokens, (token) => isTopic(token, 'stop'));
    if (pieces.length < 2 || !effects?.every(({ kind }) => CHANGES.includes(kind))) return false;
    return pieces.some((piece) => JSON.stringify(this.readPart(piece)) === JSON.stringify(effects));
  }

  /** Whether sentences may be one thing: one of them is not read by itself, or something is counted. */
  private mayJoin(
    some: readonly Token[],
    before: readonly { step: Part[] }[],
    last: readonly Part[],
  ): boolean {
    const unread = [...before.flatMap(({ step }) => step), ...last].some(({ effects }) => !effects);
    return unread || speaksOf(some, 'each', 'max', 'purge', 'permit');
  }

  /** The fewest parts that cover some tokens; nothing where there are none, or these could mean several things. */
  private cover(tokens: readonly Token[]): Part[] | null {
    if (tokens.length === 0 || tokens.length > MOST_TOKENS || tokens.some(({ is }) => is === 'unknown'))
      return null;
    const marked = cutsOf(tokens, false);
    return this.covers(tokens, marked) ?? this.covers(tokens, cutsOf(tokens, true), endsInNumber);
  }

  private covers(
    tokens: readonly Token[],
    cuts: readonly Cut[],
    may = (_: readonly Token[]) => true,
  ): Part[] | null {
    for (let many = 1; many <= Math.min(MOST_PARTS, cuts.length + 1); many += 1) {
      if (many > 1 && cuts.length > MOST_CUTS) return null;
      const found = new Map<string, Part[]>();
      for (const some of choose(cuts, many - 1)) {
        const pieces = split(tokens, some);
        const parts = pieces.every(may) ? this.readEach(pieces) : null;
        if (parts) found.set(JSON.stringify(parts.map(({ effects }) => effects)), parts);
      }
      const [first, ...others] = found.values();
      if (first)
        return others.length > 0
          ? null
          : (many === 1 && !first[0]?.effects?.some(isCounted) && this.apart(tokens, cuts)) || first;
    }
    return null;
  }

  /** Several things each of which says all of itself: they are these, whatever the whole could be taken for. */
  private apart(tokens: readonly Token[], cuts: readonly Cut[]): Part[] | null {
    const pieces = split(tokens, cuts);
    if (pieces.length < 2 || !pieces.every((piece) => speaksOf(piece, ...WHOLE) && this.readPart(piece)))
      return null;
    return this.readEach(pieces);
  }

  /** Each part with what it is lent; nothing where one is not read. */
  private readEach(pieces: readonly (readonly Token[])[]): Part[] | null {
    if (pieces.some((piece) => piece.length === 0)) return null;
    const directed = pieces.length > 1 ? lendDirection(pieces) : pieces;
    if (!directed) return null;
    const parts: Part[] = [];
    for (const [at, piece] of directed.entries()) {
      const alone = this.readPart(piece);
      const effects = alone ?? (directed.length > 1 ? this.readLent(directed, at) : null);
      if (!effects) return null;
      // “Support as the EAI, 3”: how far it goes, and no second support.
      if (!alone && effects.some(isSupport) && parts.some((part) => part.effects?.some(isConditional)))
        return null;
      parts.push({ tokens: pieces[at] as readonly Token[], effects });
    }
    return saysTwice(parts.flatMap(({ effects }) => effects ?? [])) ? null : parts;
  }

  /** “Germany +1, Italy −1 support”: what one part leaves out another says. */
  private readLent(pieces: readonly (readonly Token[])[], at: number): readonly Effect[] | null {
    const piece = pieces[at] as readonly Token[];
    const others = [...pieces.slice(0, at).reverse(), ...pieces.slice(at + 1)];
    const lend = (some: readonly (readonly Token[])[], of: (token: Token) => boolean) =>
      some.map((part) => part.filter(of)).find((found) => found.length > 0) ?? [];
    const bare = !speaksOf(piece, ...WHOLE) && !piece.some(({ is }) => is === 'country');
    const topics = bare ? lend(others, (token) => isTopic(token, ...NUMBERS)) : [];
    const before = this.place.power ? pieces.slice(0, at).reverse() : others;
    // Whom a country leans to is not said by another effect that has its own power.
    const names = piece.some((token) => isWho(token) || isTopic(token, 'self'))
      ? []
      : lend(
          before.filter(
            (part) =>
              bare || speaksOf(piece, 'whoever') || speaksOf(piece, ...WHOLE) || !speaksOf(part, ...WHOLE),
          ),
          isWho,
        );
    for (const lent of [[...topics, ...names], topics, names])
      if (lent.length > 0) {
        const effects = this.readPart([...lent, ...piece]);
        if (effects) return effects;
      }
    return null;
  }

  /** What one part says by itself, where exactly one thing can be meant. */
  readPart(tokens: readonly Token[]): readonly Effect[] | null {
    // What stands together is told by its ends; what was lent by each.
    const last = tokens.at(-1);
    const together = tokens.every(
      (token, at) => token.end > token.from && token.from >= (tokens[at - 1]?.end ?? 0),
    );
    const key = together
      ? `${tokens[0]?.from}-${last?.end}-${tokens.length}`
      : tokens.map(({ from, is }) => `${from}${is[0]}`).join();
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    const effects = this.tryFrames(tokens);
    this.memo.set(key, effects);
    return effects;
  }

  private tryFrames(said: readonly Token[]): readonly Effect[] | null {
    const tokens = nameSelf(said, this.place);
    const topics = new Set(tokens.flatMap((token) => (token.is === 'topic' ? token.value : [])));
    const first = Math.min(...said.map(({ from }) => from));
    const words = this.plain.slice(first, Math.max(...said.map(({ end }) => end)));
    const ways = new Map<string, readonly Effect[]>();
    for (const { says, may = [], read } of FRAMES) {
      const needs = says.map((any) => (typeof any === 'string' ? [any] : any));
      if (!needs.every((any) => any.some((topic) => topics.has(topic)))) continue;
      const bag = new Bag(tokens, this.place);
      const effects = read(bag);
      bag.take(...needs.flat(), ...may);
      if (!effects || effects.length === 0 || !bag.isEmpty) continue;
      if (!isSound(tokens, effects, this.place) || !isSaidSo(words, tokens, effects, this.place)) continue;
      const held = effects.map((effect) => v.safeParse(effectShape, effect));
      if (held.every(({ success }) => success))
        ways.set(
          JSON.stringify(effects),
          held.map(({ output }) => output as Effect),
        );
    }
    const [only, ...others] = ways.values();
    return only && others.length === 0 ? only : null;
  }

  /** Of a sentence that is not read what its commas part and is read alone. */
  private salvage(tokens: readonly Token[]): Part[] {
    const cuts = cutsOf(tokens, false).filter(({ from }) => isTopic(tokens[from], 'comma'));
    const pieces = split(tokens, cuts).filter((piece) => piece.length > 0);
    if (pieces.length < 2 || tokens.length > MOST_TOKENS || speaksOf(tokens, ...TOGETHER))
      return [{ tokens, effects: null }];
    const parts: Part[] = [];
    for (const piece of pieces) {
      const effects = piece.some(({ is }) => is === 'unknown') ? null : this.readPart(piece);
      const last = parts.at(-1);
      if (!effects && last && !last.effects)
        parts[parts.length - 1] = { tokens: [...last.tokens, ...piece], effects };
      else parts.push({ tokens: piece, effects });
    }
    return parts;
  }

  /** Of what a line says twice nothing is read. */
  private once(parts: readonly Part[]): Part[] {
    const lineOf = ({ tokens }: Part) => this.plain.lastIndexOf('\n', tokens[0]?.from ?? 0);
    return parts.map((part, at) => {
      const near = parts.slice(Math.max(0, at - MOST_PARTS), at + MOST_PARTS);
      const others = near.filter((other) => other !== part && lineOf(other) === lineOf(part));
      const twice =
        part.effects &&
        others.some(({ effects }) => effects && saysTwice([...effects, ...(part.effects ?? [])]));
      return twice ? { ...part, effects: null } : part;
    });
  }

  /** Parts that stand beside others of which they may be a part, or whose owner they may share, are not read. */
  private doubted(parts: readonly Part[]): Part[] {
    let named: readonly Token[] = [];
    return parts.map((part, at): Part => {
      const { tokens, effects } = part;
      const before = parts[at - 1];
      const sameLine = before && !this.plain.slice(before.tokens[0]?.from, tokens[0]?.from).includes('\n');
      if (!sameLine) named = [];
      const who = tokens.filter(isWho);
      const wasNamed = named;
      if (who.length > 0) named = who;
      if (!effects) return part;
      const near = [before, parts[at + 1]].flatMap((one) => one?.effects ?? []);
      // “Support -3” and “+1 for each result” are one event, and no card prints them as two.
      if (effects.some(isCounted) && near.some(({ kind }) => kind === 'support'))
        return { tokens, effects: null };
      if (effects.some(({ kind }) => kind === 'support') && near.some(isCounted))
        return { tokens, effects: null };
      // “German support -1, income +1” on Russia’s card: the owner’s, or that power’s?
      if (who.length > 0 || !namesAnother(wasNamed, this.place.power)) return part;
      const other = this.readPart([...wasNamed, ...tokens]);
      const may = other?.every((effect) => !checkEffect(effect, this.place));
      return may && JSON.stringify(other) !== JSON.stringify(effects) ? { tokens, effects: null } : part;
    });
  }
}

/** “I” and “us” are the owner of the card: named beside others, and otherwise left unsaid as on the card. */
function nameSelf(said: readonly Token[], { power }: CardPlace): readonly Token[] {
  // “We get … any Axis project”: of her own side in any case.
  const named = said.some((token) => isWho(token) && token.value !== (power && sideOf(power)));
  return said.flatMap((token, at): Token[] => {
    if (isTopic(token, 'self'))
      return !power ? [token] : named ? [{ ...token, is: 'power', value: power } as Token] : [];
    if (!isTopic(token, 'whoever', 'thing')) return [token];
    // “Their way”, “it”: whoever alone was named before.
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

/** Nobody loses one of these, so that “one level” needs no “more”. */
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

/** “Lose one tile and one support”: both are lost. What follows may not say what came before: nothing is read then. */
function lendDirection(pieces: readonly (readonly Token[])[]): (readonly Token[])[] | null {
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

const isSupport = ({ kind }: Effect) => kind === 'support';

/** A place where tokens may divide: at a mark, which goes with neither, or before a token. */
interface Cut {
  from: number;
  to: number;
}

/** “Supp +1 EAI +1”: where nothing divides, each part ends in its number, or with whoever that is for. */
function endsInNumber(piece: readonly Token[]): boolean {
  const [before, last] = piece.slice(-2);
  if (last && isWho(last)) return before?.is === 'amount' && !before.value.loose;
  return last?.is === 'amount' && last.value.sign !== null && !last.value.loose;
}

function cutsOf(tokens: readonly Token[], unmarked: boolean): Cut[] {
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

const split = (tokens: readonly Token[], cuts: readonly Cut[]): (readonly Token[])[] => {
  const begins = [0, ...cuts.map(({ to }) => to)];
  return begins.map((from, at) => trim(tokens.slice(from, cuts[at]?.from ?? tokens.length)));
};

/** Every choice of so many, in order. */
function* choose<T>(some: readonly T[], many: number, from = 0): Generator<T[]> {
  if (many === 0) return yield [];
  for (let at = from; at <= some.length - many; at += 1)
    for (const rest of choose(some, many - 1, at + 1)) yield [some[at] as T, ...rest];
}

function divide(tokens: readonly Token[], at: (token: Token) => boolean): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (at(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}

/** From where to where sentences stand, without the marks that end them. */
function spansOf(tokens: readonly Token[]): [number, number][] {
  const spans: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1)
    if (at === tokens.length || isTopic(tokens[at], 'stop')) {
      if (at > from) spans.push([from, at]);
      from = at + 1;
    }
  return spans;
}
