import { withArticle } from '@/kernel/print';
import { overridable, type Refusal } from '@/kernel/result';
import { type China, countFlags, MOST_FLAGS, placeFlag, takeFlag } from '../china/regions';
import { type Flag, REGIONS, type Region } from '../vocabulary';

/** The deck of nine: every card but the last one drawn. @rule SOA 26.112D */
export interface WarlordCards {
  /** The region whose card is held out until after the next draw, and the turn it was drawn. */
  heldOut: { region: Region; turn: number } | null;
  /** Other regions whose cards were drawn in the same turn all the same; held out equally long. */
  besides?: Region[];
  /** The turn of the newest draw that brought no card. */
  passed?: number;
}

/** Whether this turn's draw is over: a card was drawn, or none could be. @rule SOA 26.112 */
export const isDrawn = ({
  turn,
  warlords: { drawn, passed },
}: {
  turn: number;
  warlords: WarlordCards & { drawn: { turn: number } | null };
}) => drawn?.turn === turn || passed === turn;

/** Why a region's card cannot be drawn now, or its chance: one in this many. */
export type CardChance =
  | { region: Region; can: true; oneIn: number }
  | { region: Region; can: false; why: string; rule: string };

/** Every region whose card is held out: one, or several that came in one turn. @rule SOA 26.112D */
export const heldOutOf = ({ heldOut, besides = [] }: WarlordCards): Region[] =>
  heldOut ? [...besides, heldOut.region] : [];

/** Cards that can be drawn next, in the order of the rule. @rule SOA 26.112D, E */
export function cardsInDeck(china: China, cards: WarlordCards): Region[] {
  const out = heldOutOf(cards);
  return REGIONS.filter((region) => !out.includes(region) && !china[region].conquered);
}

/** Each region: its chance at the next draw, or why it has none. */
export function chancesOf(
  china: China,
  cards: WarlordCards,
  printTurn: (turn: number) => string,
): CardChance[] {
  const deck = cardsInDeck(china, cards);
  const held = heldOutOf(cards);
  const turn = cards.heldOut ? printTurn(cards.heldOut.turn) : '';
  const out = (region: Region, why: string, rule: string): CardChance => ({ region, can: false, why, rule });
  return REGIONS.map((region) => {
    if (deck.includes(region)) return { region, can: true, oneIn: deck.length };
    if (!held.includes(region))
      return out(region, 'Conquered: its card is out until the region revolts', 'SOA 26.112E');
    return china[region].conquered
      ? out(
          region,
          `It came in ${turn} and is conquered: out until after this draw and until the region revolts`,
          'SOA 26.112D, E',
        )
      : out(region, `It came in ${turn}: held out until after this draw`, 'SOA 26.112D');
  });
}

/** Why a card drawn on the table cannot be right; the table can override it. @rule SOA 26.112D, E */
export function checkDrawn(china: China, cards: WarlordCards, region: Region): Refusal | null {
  if (cardsInDeck(china, cards).includes(region)) return null;
  const conquered = china[region].conquered;
  return overridable({
    message: conquered
      ? `${region} is conquered: its card is not in the deck.`
      : `${region} came last turn: its card is held out.`,
    rule: conquered ? 'SOA 26.112E' : 'SOA 26.112D',
    allowed: `These can come now: ${cardsInDeck(china, cards).join(', ') || 'none'}.`,
  });
}

/** The order in which flags are replaced if a region is full. @rule SOA 26.112B */
const GIVE_WAY: readonly Flag[] = ['Nationalist', 'Japanese', 'Communist'];

/** What a region's card would do: the flag it replaces, or that it changes nothing. @rule SOA 26.112A, B */
export interface CardDoes {
  region: Region;
  /** The flag that is replaced; undefined if there is room. */
  replaces?: Flag;
  /** Four warlord flags: no flag can be replaced. */
  nothing?: true;
  rule: string;
}

/** What a region's card does, regardless of this turn's diplomacy. @rule SOA 26.112A to C */
export function cardDoes(china: China, region: Region): CardDoes {
  const state = china[region];
  if (state.flags.length < MOST_FLAGS) return { region, rule: 'SOA 26.112A' };
  const replaces = GIVE_WAY.find((flag) => countFlags(state, flag) > 0);
  return replaces
    ? { region, replaces, rule: 'SOA 26.112B' }
    : { region, nothing: true, rule: 'SOA 26.112B' };
}

/** The flags of a region as its card would leave them. @rule SOA 26.112 */
export function flagsAfterCard(china: China, region: Region): Flag[] {
  const after = { ...china, [region]: { ...china[region], flags: [...china[region].flags] } };
  playCard(after, { heldOut: null }, region, 0);
  return after[region].flags;
}

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Eight regions are", "All nine regions are". */
export function sayRegions(count: number): string {
  if (count === REGIONS.length) return 'All nine regions are';
  return count === 1 ? 'One region is' : `${COUNTS[count]} regions are`;
}

/** "Seven of nine can come now, one chance in seven each." @rule SOA 26.112D, E */
export function sayOdds(china: China, cards: WarlordCards): string {
  const count = cardsInDeck(china, cards).length;
  const all = (COUNTS[REGIONS.length] as string).toLowerCase();
  if (count === 0) return `None of ${all} can come now.`;
  if (count === 1) return `One of ${all} can come now: it will come.`;
  const chance = `one chance in ${COUNTS[count]?.toLowerCase()} each.`;
  return count === REGIONS.length
    ? `All ${all} can come now, ${chance}`
    : `${COUNTS[count]} of ${all} can come now, ${chance}`;
}

/** What one of the possible cards does, short enough to follow a count. */
function deedOf({ replaces, nothing }: CardDoes, many: boolean): string {
  if (nothing) return many ? 'change nothing' : 'changes nothing';
  const verb = replaces ? 'take' : 'add';
  return `${many ? verb : `${verb}s`} ${withArticle(`${replaces ?? 'warlord'} flag`)}`;
}

/** The possible outcomes of the next draw, counted: "5 of 8 take a Nationalist flag". @rule SOA 26.112A, B */
export function sayOutcomes(china: China, cards: WarlordCards): string[] {
  const deck = cardsInDeck(china, cards).map((region) => cardDoes(china, region));
  const kinds = [...new Set(deck.map((does) => deedOf(does, true)))];
  return (
    kinds
      .map((kind) => deck.filter((does) => deedOf(does, true) === kind))
      // Outcomes that change nothing are last.
      .sort(
        (one, other) =>
          Number(one[0]?.nothing ?? false) - Number(other[0]?.nothing ?? false) || other.length - one.length,
      )
      .map((same) => `${same.length} of ${deck.length} ${deedOf(same[0] as CardDoes, same.length > 1)}`)
  );
}

/** Since when a card is held out, and when it is back. @rule SOA 26.112D, E */
export function sayHeldOut(
  { turn, china, warlords }: { turn: number; china: China; warlords: WarlordCards },
  region: Region,
  printTurn: (turn: number) => string,
): { words: string; rule: string } {
  const came = warlords.heldOut?.turn ?? turn;
  const [when, draw] = came === turn ? ['next turn', 'that draw'] : ['now', 'this draw'];
  const held = `It came in ${printTurn(came)}, so it cannot come ${when}`;
  return china[region].conquered
    ? { words: `${held}; after ${draw} it stays out until the region revolts`, rule: 'SOA 26.112D, E' }
    : { words: `${held}; it is back after ${draw}`, rule: 'SOA 26.112D' };
}

/** Holds a card out until after the next draw, along with others drawn in the same turn. @rule SOA 26.112D */
export function holdOut(cards: WarlordCards, region: Region, turn: number): void {
  const others = cards.heldOut?.turn === turn ? heldOutOf(cards).filter((other) => other !== region) : [];
  cards.heldOut = { region, turn };
  if (others.length > 0) cards.besides = others;
  else delete cards.besides;
}

/** Carries a card out, and holds it out until after the next draw. @rule SOA 26.112 */
export function playCard(china: China, cards: WarlordCards, region: Region, turn: number): CardDoes {
  const does = cardDoes(china, region);
  if (does.replaces) takeFlag(china, region, does.replaces);
  if (!does.nothing) placeFlag(china, region, 'warlord');
  holdOut(cards, region, turn);
  return does;
}

/** A draw that brings no card is this turn's all the same: the card held out is back after it (assumed). @rule SOA 26.112D */
export function passDraw(cards: WarlordCards, turn: number): void {
  if (cards.heldOut?.turn !== turn) clearHeldOut(cards);
  cards.passed = turn;
}

/** No card is held out any more. */
export function clearHeldOut(cards: WarlordCards): void {
  cards.heldOut = null;
  delete cards.besides;
}

/**
 * Japan conquers a region, or it revolts; its card stays held out if it was drawn last.
 * @rule SOA 26.112D, E
 */
export function conquer(china: China, region: Region, conquered: boolean): void {
  china[region].conquered = conquered;
}

/** Older entries: a conquest or a revolt brought the card held out back at once. */
export function freeCard(cards: WarlordCards, region: Region): void {
  if (cards.heldOut?.region === region) cards.heldOut = null;
}
