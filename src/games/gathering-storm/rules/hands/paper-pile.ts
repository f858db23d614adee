import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { DECK_SIZE, MOST_CARDS } from '../cards/own-deck';
import { stepIndex } from '../guide/phases';
import { eachPower, type OpenState, type PaperPile } from '../state/state';
import { readCards } from '../totals/cards';
import { POWERS, type Power } from '../vocabulary';

/** The number of paper cards in each place. */
export interface PaperCounts {
  left: number;
  discarded: number;
  faceUp: number;
  inHands: number;
  size: number;
  assumed: boolean;
}

/** The table's own count. */
export interface Counted {
  left?: number;
  size?: number;
}

/**
 * Creates the pile before the first card. For a game already in progress, the number of cards left is
 * unknown.
 */
export function createPile(running: boolean): PaperPile {
  return { size: DECK_SIZE, assumed: true, left: running ? null : DECK_SIZE, gone: [] };
}

const inHands = (open: OpenState) => POWERS.reduce((sum, power) => sum + open.hands[power].held, 0);
const faceUp = (open: OpenState) => (open.card ? 1 : 0);

/** Where every paper card is, from public facts alone; nothing where it was never counted. @rule GS 9.11, 9.12 */
export function paperCounts(open: OpenState): PaperCounts | null {
  const { pile } = open;
  if (!pile || pile.left === null) return null;
  const held = inHands(open);
  return {
    left: pile.left,
    discarded: Math.max(0, pile.size - pile.left - held - faceUp(open)),
    faceUp: faceUp(open),
    inHands: held,
    size: pile.size,
    assumed: pile.assumed,
  };
}

/** Cards that became due after this turn’s deal, by power; what earlier turns owed stays as it was. @rule GS 9.14B, 9.15 */
export const cardsMissing = (open: OpenState): Record<Power, number> =>
  eachPower((power) =>
    stepIndex(open.step) > stepIndex('deal')
      ? Math.max(0, readCards(open, power).value - open.hands[power].dealt)
      : 0,
  );

/** The powers that are due a card after the deal. */
export function powersMissing(open: OpenState): Power[] {
  const missing = cardsMissing(open);
  return POWERS.filter((power) => missing[power] > 0);
}

/** Counts cards as dealt after the deal. */
export function addDealt(draft: OpenState, counts: Record<Power, number>): void {
  takeFromPile(
    draft,
    POWERS.reduce((sum, power) => sum + counts[power], 0),
  );
  for (const power of POWERS) {
    draft.hands[power].dealt += counts[power];
    draft.hands[power].held += counts[power];
  }
}

/** Paper cards are on the table whoever counts them: what has become due is counted as dealt. @rule GS 9.13 */
export function dealMissingPaper(draft: OpenState): void {
  if (draft.cards === 'paper') addDealt(draft, cardsMissing(draft));
}

/** Returns how many cards this step takes from the pile. @rule GS 9.12 to 9.15 */
export function cardsWanted(open: OpenState): number {
  if (open.step === 'draw') return 1;
  return open.step === 'deal' ? POWERS.reduce((sum, power) => sum + readCards(open, power).value, 0) : 0;
}

/** What this step’s draw needs and the pile does not hold; nothing where it holds enough. @rule GS 9.11 */
export function shortOf(open: OpenState): { left: number; wanted: number } | null {
  const left = open.pile?.left ?? null;
  const wanted = cardsWanted(open);
  return left !== null && left < wanted ? { left, wanted } : null;
}

/** Shuffles the discards back into the pile: all cards except those in hands and face up. @rule GS 9.11 */
export function shufflePile(draft: OpenState): void {
  const { pile } = draft;
  if (!pile) return;
  pile.left = Math.max(0, pile.size - inHands(draft) - faceUp(draft));
  pile.gone = draft.card?.number === undefined ? [] : [draft.card.number];
}

/** Takes cards from the pile; if it has too few, shuffles in the discards. @rule GS 9.11 */
export function takeFromPile(draft: OpenState, count: number): void {
  const { pile } = draft;
  if (!pile || pile.left === null) return;
  if (pile.left < count) shufflePile(draft);
  pile.left = Math.max(0, pile.left - count);
}

/** Returns the pile after a count. A difference changes the size while it is assumed, then the discards. */
export function countedPile(open: OpenState, { left, size }: Counted): Result<Omit<PaperPile, 'gone'>> {
  const { pile } = open;
  if (!pile)
    return refuse('The app counts its own deck.', {
      rule: 'GS 9.11',
      allowed: 'Only a paper pile is counted by the table.',
    });
  if (left === undefined && size === undefined)
    return refuse('No count is given.', { allowed: 'Say how many cards the pile holds.' });
  const known = pile.left !== null;
  const moved = left === undefined || pile.left === null ? 0 : left - pile.left;
  const whole = size ?? (pile.assumed ? pile.size + moved : pile.size);
  const rest = left ?? (pile.left === null || size === undefined ? pile.left : pile.left + size - pile.size);
  const out = inHands(open) + faceUp(open);
  const refusal = checkCount(whole, rest, out);
  if (refusal) return { ok: false, refusal };
  return accept({ size: whole, assumed: pile.assumed && size === undefined && !known, left: rest });
}

const SIZES = `Count the whole deck: 6 to ${MOST_CARDS} cards.`;

function checkCount(size: number, left: number | null, out: number): Refusal | null {
  if (size > MOST_CARDS)
    return { message: `A deck has at most ${MOST_CARDS} cards.`, at: 'size', allowed: SIZES };
  if (size < 6)
    return { message: 'A deck has at least six cards.', rule: 'GS 9.12', at: 'size', allowed: SIZES };
  if (left === null || (left >= 0 && left + out <= size)) return null;
  return {
    message:
      left < 0
        ? `More cards than ${size} are out of the pile already.`
        : `${left} in the pile and ${out} on the table are more than the deck’s ${size}.`,
    allowed: 'Count again, or say how many cards the whole deck has.',
  };
}

/** Why a number cannot be this card’s. @rule GS 9.11, 9.12 */
export function checkNumber(open: OpenState, number: number | undefined): Refusal | null {
  const { pile, card, shown } = open;
  if (number === undefined || !pile) return null;
  if (number > pile.size)
    return {
      message: `The deck has ${pile.size} cards.`,
      rule: 'GS 9.11',
      allowed: 'Look at its number again, or say how many cards the deck has.',
      at: 'number',
    };
  // A shuffle brings a number back.
  if (!pile.gone.includes(number)) return null;
  const power = shown.find((event) => event.number === number)?.power;
  const where = card?.number === number ? 'lies face up' : power && `was shown by ${power} this turn`;
  if (!where) return null;
  return {
    message: `Card ${number} ${where}.`,
    rule: 'GS 9.12',
    allowed: 'Look at its number again, or leave it out.',
    at: 'number',
  };
}
