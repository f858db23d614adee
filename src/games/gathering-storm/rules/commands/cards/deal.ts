import * as v from 'valibot';
import { dealtCard, readDealt } from '@/games/gathering-storm/rules/amend/amended';
import { type Card, type Deck, eventShape } from '@/games/gathering-storm/rules/cards/card';
import { discards, drawCards, goneAfterShuffle, pileSize } from '@/games/gathering-storm/rules/hands/draws';
import {
  addDealt,
  cardsMissing,
  cardsWanted,
  countedPile,
  paperCounts,
  powersMissing,
  shufflePile,
  takeFromPile,
} from '@/games/gathering-storm/rules/hands/paper-pile';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import { eachPower, type HeldCard, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { readCards } from '@/games/gathering-storm/rules/totals/cards';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { accept, refuse } from '@/kernel/result';
import { at, define, edition, fine, goesOn, plain, STAYS, whole } from '../define';
import { describeByChange } from '../describe-by-change';
import { count, number, eachPower as shapeOfEach, slot, yes } from '../outcome-shapes';

/** Reshuffles the pile if a draw did so. */
export function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = goneAfterShuffle(draft);
}

export function findCard(deck: Deck | null, number: number | undefined): Card | undefined {
  return deck?.cards.find((card) => card.number === number);
}

/** The table has counted its paper cards: how many the pile holds, or how many the whole deck has. @rule GS 9.11 */
export const countPile = plain({
  shape: v.strictObject({
    type: v.literal('count-pile'),
    left: v.optional(whole(0, 999)),
    size: v.optional(whole(6, 999)),
  }),
  asks: { left: 'Cards in the pile', size: 'Cards of the deck' },
  check: countedPile,
  open(draft, counted) {
    const after = countedPile(draft, counted);
    if (draft.pile && after.ok) Object.assign(draft.pile, after.value);
  },
  say: ({ left, size }) => ({
    text: [
      ...(left === undefined ? [] : [`The pile holds ${left} ${left === 1 ? 'card' : 'cards'}`]),
      ...(size === undefined ? [] : [`${left === undefined ? 'The' : 'the'} deck has ${size}`]),
    ].join(', '),
    rule: 'GS 9.11',
  }),
  short: describeByChange,
  nature: 'record',
});

const handSecret = v.strictObject({
  cards: v.array(
    v.strictObject({
      slot,
      number,
      event: eventShape,
      printed: v.optional(eventShape),
      own: v.optional(yes),
      lost: v.optional(yes),
    }),
  ),
});

/**
 * One card each in playing order, then the extra ones the same way. The place of a card is the one it has where every
 * power draws in every round, so that no power's count moves the cards of another.
 */
function dealingOrder(counts: Record<Power, number>): { power: Power; place: number }[] {
  const most = Math.max(...Object.values(counts));
  return Array.from({ length: most }, (_, round) =>
    POWERS.map((power, at) => ({ power, place: round * POWERS.length + at })).filter(
      ({ power }) => counts[power] > round,
    ),
  ).flat();
}

/** Deals to each power what rule 9.1 gives it, a card at a time in playing order. @rule GS 9.12 to 9.15 */
export const deal = define({
  shape: v.strictObject({ type: v.literal('deal'), edition }),
  asks: {},
  outcome: v.strictObject({
    counts: shapeOfEach(whole(0, 99)),
    epoch: v.optional(count),
    short: v.optional(count),
  }),
  secret: handSecret,
  reveals: true,
  corrections: [],
  keepsOutcome: (open, { open: outcome, hidden = {} }) => ({
    open: outcome,
    hidden: Object.fromEntries(
      Object.entries(hidden).map(([power, { cards }]) => [
        power,
        { cards: readDealt(open, power as Power, cards) },
      ]),
    ),
  }),
  decide(state, command, chance, deck) {
    const late = powersMissing(state.open).length > 0;
    const here = late ? goesOn(state.open) : at(state.open, 'deal', 'Dealing', 'GS 9.12');
    if (!here.ok) return here;
    const counts = late ? cardsMissing(state.open) : eachPower((power) => readCards(state.open, power).value);
    if (state.open.cards === 'paper') return accept({ open: { counts } });
    const order = dealingOrder(counts);
    const places = command.edition ? order.map(({ place }) => place) : [];
    const drawn = drawCards(state, chance, { count: order.length, places });
    if (!drawn.ok) return drawn;
    const hidden: Record<string, { cards: HeldCard[] }> = {};
    const dealt = eachPower(() => 0);
    for (const [index, drawnNumber] of drawn.value.numbers.entries()) {
      const { power } = order[index] as (typeof order)[number];
      const card = findCard(deck, drawnNumber);
      if (!card)
        return refuse(`Card ${drawnNumber} is not in this table’s deck.`, {
          allowed: 'Open another copy of this table.',
        });
      dealt[power] += 1;
      hidden[power] ??= { cards: [] };
      const before = late ? state.open.hands[power].dealt : 0;
      const held = { slot: before + dealt[power], number: drawnNumber, event: card.national[power] };
      hidden[power].cards.push(dealtCard(state.open, power, held));
    }
    return accept({ open: { counts: dealt, epoch: drawn.value.epoch, short: drawn.value.short }, hidden });
  },
  open(draft, _, outcome) {
    shuffleIn(draft, outcome.epoch);
    // After the deal it only completes the hands.
    if (draft.step !== 'deal') return addDealt(draft, outcome.counts);
    takeFromPile(
      draft,
      POWERS.reduce((sum, power) => sum + outcome.counts[power], 0),
    );
    for (const power of POWERS)
      draft.hands[power] = { dealt: outcome.counts[power], held: outcome.counts[power], played: 0 };
    draft.step = 'read';
    draft.visited = [];
  },
  hidden(draft, secret) {
    if (isBoard(draft)) return;
    const [first] = secret.cards;
    if (first && first.slot > 1) {
      draft.hand.push(...secret.cards);
      return;
    }
    draft.hand = secret.cards;
    draft.orders = {};
  },
  say(_, { counts, short }, { at: { step } }) {
    const most = POWERS.filter((power) => counts[power] > 1).map((power) => `${power} ${counts[power]}`);
    const text =
      step !== 'deal'
        ? `The missing cards are dealt: ${POWERS.filter((power) => counts[power] > 0)
            .map((power) => `${power} ${counts[power]}`)
            .join(', ')}`
        : most.length === 0
          ? 'One card is dealt to each power'
          : `Cards dealt: ${most.join(', ')}${most.length < 5 ? ', the others 1 each' : ''}`;
    return {
      text,
      notes: short ? [`The pile was ${short} short`] : [],
      rule: step !== 'deal' || most.length > 0 ? 'GS 9.13' : 'GS 9.12',
    };
  },
  short: () => 'cards dealt',
  nature: 'step',
});

/** With paper cards, the table must shuffle first when it is due, and enter it. */
function checkPaperShuffle(open: OpenState) {
  return paperCounts(open)?.discarded === 0
    ? refuse('No card is discarded.', { rule: 'GS 9.11', allowed: 'Say how many cards the pile holds.' })
    : fine();
}

/** Another shuffle than that of the draw would give other cards than those that an undo took back. */
const BY_ITSELF = refuse('At this table the app shuffles by itself.', {
  rule: 'GS 9.11',
  allowed: 'Draw: the discards are shuffled in on the way.',
});

/** Shuffles the discards: when the table's reading is to stop and ask, and with paper cards. @rule GS 9.11 */
export const reshuffle = plain({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('reshuffle'), edition }),
  asks: {},
  check(open, command) {
    if (!open.deck) return checkPaperShuffle(open);
    const short = pileSize(open) < cardsWanted(open) && discards(open).length > 0;
    if (!short)
      return refuse('The pile has cards enough.', {
        rule: 'GS 9.11',
        allowed: 'The discards are shuffled when a draw needs more cards than it has.',
      });
    return command.edition && open.readings.reshuffle !== 'ask' ? BY_ITSELF : fine();
  },
  open(draft) {
    shuffleIn(draft, (draft.deck?.epoch ?? 0) + 1);
    shufflePile(draft);
  },
  say: () => ({ text: 'The discards are shuffled', rule: 'GS 9.11' }),
  short: describeByChange,
  nature: 'step',
});
