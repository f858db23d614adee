import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { dealtCard, readDealt, readGeneral, saysTheSame } from '../amended';
import { applyOrAsk } from '../asking';
import { type Card, type Deck, type Event, eventShape } from '../cards/card';
import { MOST_CARDS } from '../cards/own-deck';
import { discards, drawCards, goneAfterShuffle, pileSize } from '../draws';
import { checkEvent } from '../effects';
import { placeAt } from '../effects/place';
import { foldHidden, isBoard } from '../hidden';
import type { HiddenCame } from '../outcomes';
import { cardsWanted, checkNumber, paperCounts, shufflePile, takeFromPile } from '../paper-pile';
import { reachBoards } from '../research/reach';
import { oweVisits } from '../showing';
import { eachPower, type HeldCard, type OpenState } from '../state';
import { readCards } from '../totals/cards';
import { moveClimate } from '../totals/tracks';
import { POWERS, type Power } from '../vocabulary';
import { dealtCame, faceUpCame, handSecret, hiddenSecret } from './came';
import { anyway, at, define, type Edition, edition, fine, plain, STAYS, whole } from './define';

interface FaceUp {
  number?: number;
  trend: number;
  general: Event;
  epoch?: number;
  /** As its deck has it, where it was amended. */
  printed?: { trend: number; general: Event };
}

/** The first card as the table reads it, with what is printed beside it. */
function faceUp(open: OpenState, { printed, ...card }: FaceUp): FaceUp {
  const deck = printed ?? { trend: card.trend, general: card.general };
  const now = readGeneral(open, card.number, deck);
  return { ...card, ...now, ...(saysTheSame(now, deck) ? {} : { printed: deck }) };
}

function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = goneAfterShuffle(draft);
}

/** Lays the card open. Only its trend and general event count; its national events do nothing. @rule GS 9.12, 9.21 */
function layOpen(draft: OpenState, { number, trend, general, epoch }: FaceUp): void {
  shuffleIn(draft, epoch);
  takeFromPile(draft, 1);
  if (number !== undefined) (draft.deck ?? draft.pile)?.gone.push(number);
  draft.card = { trend, general, applied: false, ...(number === undefined ? {} : { number }) };
  draft.step = 'general';
}

/** Turns the first card of the turn face up from the app's deck. @rule GS 9.12 */
export const turnCard = (deck: Deck | null) =>
  define<{ type: 'turn-card' }, FaceUp>({
    corrections: [],
    came: faceUpCame,
    kept: (open, { open: came }) => ({ open: faceUp(open, came) }),
    shape: v.strictObject({ type: v.literal('turn-card') }),
    audience: () => 'public',
    decide(state, _, chance) {
      const here = at(state.open, 'draw', 'Turning the card', 'GS 9.12');
      if (!here.ok) return here;
      const drawn = drawCards(state, chance, 1);
      if (!drawn.ok) return drawn;
      const card = findCard(deck, drawn.value.numbers[0]);
      if (!card)
        return refuse('The pile is empty and no discard is left to shuffle.', {
          rule: 'GS 9.11',
          allowed: 'Cards come back as they are shown and discarded.',
        });
      const { number, trend, general } = card;
      return accept({ open: faceUp(state.open, { number, trend, general, epoch: drawn.value.epoch }) });
    },
    open: (draft, _, came) => layOpen(draft, came),
  });

const enterShape = v.strictObject({
  type: v.literal('enter-card'),
  number: v.optional(whole(1, MOST_CARDS)),
  trend: whole(-9, 9),
  general: eventShape,
  anyway,
});

/** Enters what the paper general card shows. @rule GS 9.12, 9.21 */
export const enterCard = plain(
  enterShape,
  (open, { number, general, anyway: told = false }) => {
    const here = at(open, 'draw', 'Entering the general card', 'GS 9.12');
    if (!here.ok) return here;
    if (open.cards === 'app')
      return refuse('This table plays with the app’s deck.', { allowed: 'Turn the card instead.' });
    const refusal = checkEvent(general, { ...placeAt(open), anyway: told }) ?? checkNumber(open, number);
    return refusal ? { ok: false, refusal } : accept(null);
  },
  (draft, { number, trend, general }) =>
    layOpen(draft, { trend, general, ...(number === undefined ? {} : { number }) }),
  { corrections: ['change'] },
);

/** The trend moves the climate, then the general event applies: one entry, one undo. @rule GS 9.21, 9.31 */
export const applyCard = define<{ type: 'apply-card' } & Edition, undefined, HiddenCame>({
  secret: hiddenSecret,
  shape: v.strictObject({ type: v.literal('apply-card'), edition }),
  audience: () => 'public',
  corrections: [],
  decide({ open }) {
    const here = at(open, 'general', 'Applying the card', 'GS 9.31');
    if (!here.ok) return here;
    const event = open.card?.general;
    return accept({ hidden: event ? reachBoards(open, [{ event, title: event.title }], {}) : {} });
  },
  open(draft, command) {
    applyFaceUp(draft, command);
    draft.step = 'deal';
  },
  hidden: foldHidden,
});

/** What the face-up card does to a table; also used for its preview. */
export function applyFaceUp(draft: OpenState, command: Edition = { edition: 2 }): void {
  const card = draft.card;
  if (!card) return;
  card.applied = true;
  const words = card.general.title || 'General event';
  if (card.trend !== 0)
    moveClimate(draft, card.trend, { words: `${words}, economic trend`, basis: 'event', rule: 'GS 9.21' });
  applyOrAsk(draft, card.general, {
    title: words,
    secret: false,
    answers: {},
    ...(command.edition ? { edition: command.edition } : {}),
  });
  oweVisits(draft, card.general, {});
}

interface Dealt {
  counts: Record<Power, number>;
  epoch?: number;
  short?: number;
}

/** Deals to each power what rule 9.1 gives it, a card at a time in playing order. @rule GS 9.12 to 9.15 */
export const deal = (deck: Deck | null) =>
  define<{ type: 'deal' }, Dealt, { cards: HeldCard[] }>({
    corrections: [],
    came: dealtCame,
    secret: handSecret,
    kept: (open, { open: came, hidden = {} }) => ({
      open: came,
      hidden: Object.fromEntries(
        Object.entries(hidden).map(([power, { cards }]) => [
          power,
          { cards: readDealt(open, power as Power, cards) },
        ]),
      ),
    }),
    shape: v.strictObject({ type: v.literal('deal') }),
    audience: () => 'public',
    decide(state, _, chance) {
      const here = at(state.open, 'deal', 'Dealing', 'GS 9.12');
      if (!here.ok) return here;
      const counts = eachPower((power) => readCards(state.open, power).value);
      if (state.open.cards === 'paper') return accept({ open: { counts } });
      const order = dealingOrder(counts);
      const drawn = drawCards(state, chance, order.length);
      if (!drawn.ok) return drawn;
      const hidden: Record<string, { cards: HeldCard[] }> = {};
      const dealt = eachPower(() => 0);
      for (const [index, number] of drawn.value.numbers.entries()) {
        const power = order[index] as Power;
        const card = findCard(deck, number);
        if (!card)
          return refuse(`Card ${number} is not in this table’s deck.`, {
            allowed: 'Open another copy of this table.',
          });
        dealt[power] += 1;
        hidden[power] ??= { cards: [] };
        const held = { slot: dealt[power], number, event: card.national[power] };
        hidden[power].cards.push(dealtCard(state.open, power, held));
      }
      return accept({ open: { counts: dealt, epoch: drawn.value.epoch, short: drawn.value.short }, hidden });
    },
    open(draft, _, came) {
      shuffleIn(draft, came.epoch);
      takeFromPile(
        draft,
        POWERS.reduce((sum, power) => sum + came.counts[power], 0),
      );
      for (const power of POWERS)
        draft.hands[power] = { dealt: came.counts[power], held: came.counts[power], played: 0 };
      draft.step = 'read';
      draft.visited = [];
    },
    hidden(draft, secret) {
      if (isBoard(draft)) return;
      draft.hand = secret.cards;
      draft.orders = {};
    },
  });

/** One card each in playing order, then the extra ones the same way. */
function dealingOrder(counts: Record<Power, number>): Power[] {
  const most = Math.max(...Object.values(counts));
  return Array.from({ length: most }, (_, round) => POWERS.filter((power) => counts[power] > round)).flat();
}

/** With paper cards the table shuffles when it must, and says so. */
function checkPaperShuffle(open: OpenState) {
  return paperCounts(open)?.discarded === 0
    ? refuse('No card is discarded.', { rule: 'GS 9.11', allowed: 'Say how many cards the pile holds.' })
    : fine();
}

/** Shuffles the discards: when the table's reading is to stop and ask, and with paper cards. @rule GS 9.11 */
export const reshuffle = plain(
  v.strictObject({ type: v.literal('reshuffle') }),
  (open) => {
    if (!open.deck) return checkPaperShuffle(open);
    const short = pileSize(open) < cardsWanted(open) && discards(open).length > 0;
    return short
      ? fine()
      : refuse('The pile has cards enough.', {
          rule: 'GS 9.11',
          allowed: 'The discards are shuffled when a draw needs more cards than it has.',
        });
  },
  (draft) => {
    shuffleIn(draft, (draft.deck?.epoch ?? 0) + 1);
    shufflePile(draft);
  },
  STAYS,
);

function findCard(deck: Deck | null, number: number | undefined): Card | undefined {
  return deck?.cards.find((card) => card.number === number);
}
