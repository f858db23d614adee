import * as v from 'valibot';
import { checkEffect, isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { type Effect, effectShape } from '../../effects/shapes';
import { FRAMES } from './frames';
import { CHANGES, isCounted, isSaidSo, isSound, namesAnother, saysTwice } from './guards';
import {
  type Cut,
  choose,
  cutsOf,
  divide,
  endsInNumber,
  lendDirection,
  NUMBERS,
  nameSelf,
  spansOf,
  split,
  trim,
} from './pieces';
import { isTopic, isWho, speaksOf, type Token, type Topic } from './token';
import { TokenBag } from './token-bag';

/**
 * Covers the text of a card with the fewest parts, each of which one frame reads whole. A part can borrow
 * what it omits from its neighbors: the owner, and which number changes.
 */

/** The reading of a range of the text; `effects` is null if it was not read. */
export interface Part {
  tokens: readonly Token[];
  effects: readonly Effect[] | null;
}

/** A sentence with more words is none of a card; nor is one that divides at more places. */
const MOST_TOKENS = 36;
const MOST_CUTS = 8;
const MOST_PARTS = 6;
/** Most sentences that can form one effect: “Support -3. +1 for each result. Max +3.” */
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
const isSupport = ({ kind }: Effect) => kind === 'support';
/** The cost of unread text: higher than that of any cover. */
const UNREAD = 1000;

/** Topics that form a complete event and borrow nothing from their neighbors. */
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

  /** Reads pieces separately if each is complete, whatever they could mean together. */
  private apart(tokens: readonly Token[], cuts: readonly Cut[]): Part[] | null {
    const pieces = split(tokens, cuts);
    if (pieces.length < 2 || !pieces.every((piece) => speaksOf(piece, ...WHOLE) && this.readPart(piece)))
      return null;
    return this.readEach(pieces);
  }

  /** Reads each piece with what it borrows; null if one is not read. */
  private readEach(pieces: readonly (readonly Token[])[]): Part[] | null {
    if (pieces.some((piece) => piece.length === 0)) return null;
    const directed = pieces.length > 1 ? lendDirection(pieces) : pieces;
    if (!directed) return null;
    const parts: Part[] = [];
    for (const [at, piece] of directed.entries()) {
      const alone = this.readPart(piece);
      const effects = alone ?? (directed.length > 1 ? this.readLent(directed, at) : null);
      if (!effects) return null;
      // “Support as the EAI, 3”: the 3 is a limit, not a second support effect.
      if (!alone && effects.some(isSupport) && parts.some((part) => part.effects?.some(isConditional)))
        return null;
      parts.push({ tokens: pieces[at] as readonly Token[], effects });
    }
    return saysTwice(parts.flatMap(({ effects }) => effects ?? [])) ? null : parts;
  }

  /** “Germany +1, Italy −1 support”: borrows from the other pieces what this one omits. */
  private readLent(pieces: readonly (readonly Token[])[], at: number): readonly Effect[] | null {
    const piece = pieces[at] as readonly Token[];
    const others = [...pieces.slice(0, at).reverse(), ...pieces.slice(at + 1)];
    const lend = (some: readonly (readonly Token[])[], of: (token: Token) => boolean) =>
      some.map((part) => part.filter(of)).find((found) => found.length > 0) ?? [];
    const bare = !speaksOf(piece, ...WHOLE) && !piece.some(({ is }) => is === 'country');
    const topics = bare ? lend(others, (token) => isTopic(token, ...NUMBERS)) : [];
    const before = this.place.power ? pieces.slice(0, at).reverse() : others;
    // An effect that names its own power does not give another piece its owner.
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

  /** Reads a part by itself; null unless it has exactly one meaning. */
  readPart(tokens: readonly Token[]): readonly Effect[] | null {
    // Contiguous tokens are keyed by their ends; borrowed tokens one by one.
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
      const needs = says.map((one) => (typeof one === 'string' ? [one] : one));
      if (!needs.every((some) => some.some((topic) => topics.has(topic)))) continue;
      const bag = new TokenBag(tokens, this.place);
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

  /** Marks effects that a line states twice as unread. */
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

  /** Marks parts as unread if they may belong to a neighbor or share its owner. */
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
