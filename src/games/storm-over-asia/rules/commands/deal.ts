import * as v from 'valibot';
import { edition, editionUpTo, NOT_CORRECTABLE, noShortForm, override, whole } from '@/kernel/command/define';
import { countLeft, type Drawn, discardsOf, drawFrom, type Pile } from '@/kernel/pile';
import { accept, firstOf, refuse } from '@/kernel/result';
import { type Event, JAPANESE_LISTS, type List } from '../cards/card';
import { readListEntryOf } from '../list-entries';
import { eachPower, type HeldCard, handOf, type OpenState, type Table } from '../state';
import { POWERS, type Power } from '../vocabulary';
import { at, checkPicked, define, plain } from './define';
import { foldHand, handSecret, LIST_OF } from './hand-outcome';

/** Cards from the app’s deck. @rule SOA 9 */

const faceUp = (open: OpenState) => (open.card?.number === undefined ? [] : [open.card.number]);

export const ON_PAPER = refuse('This table plays with paper cards.', {
  allowed: 'Enter what the card shows.',
});

export function drawCards(
  state: Table,
  chance: Parameters<typeof drawFrom>[1],
  { count, places = [] }: { count: number; places?: readonly number[] },
) {
  const { open } = state;
  if (!open.deck) return ON_PAPER;
  return drawFrom(open.deck, chance, {
    stream: 'deck',
    count,
    places,
    held: POWERS.flatMap((owner) => handOf(state, owner).hand.map((card) => card.number)),
    stays: faceUp(open),
    ask: open.readings.reshuffle === 'ask',
    rule: 'SOA 9',
  });
}

export function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = faceUp(draft);
}

const count = whole(0, 99);

function handsOf(
  read: (list: List, number: number) => Event | null,
  order: readonly Power[],
  { numbers }: Drawn,
  japanese: List,
) {
  const hands = eachPower(() => ({ dealt: [] as HeldCard[] }));
  for (const [index, drawn] of numbers.entries()) {
    const owner = order[index] as Power;
    const from = owner === 'Japan' ? japanese : LIST_OF[owner];
    const { dealt } = hands[owner];
    dealt.push({ slot: dealt.length + 1, number: drawn, list: from, event: read(from, drawn) });
  }
  return hands;
}

/**
 * Deals cards to every power; a category card says which of Japan’s lists its cards are read from (assumed).
 * @rule SOA 9
 */
export const deal = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('deal'), edition: editionUpTo(4), anyway: override }),
  asks: { anyway: null },
  outcome: v.strictObject({
    counts: v.strictObject({ Japan: count, China: count, Britain: count, Russia: count }),
    epoch: v.optional(whole(0, 9999)),
    short: v.optional(whole(0, 9999)),
  }),
  secret: handSecret,
  reveals: true,
  decide(state, command, chance, deck) {
    const { open } = state;
    const here = at(open, 'deal', 'Dealing', 'SOA 9', command.anyway);
    if (!here.ok) return here;
    const owed = firstOf([(command.edition ?? 1) > 2 ? checkPicked(open) : null], command.anyway);
    if (owed) return { ok: false, refusal: owed };
    const counts = eachPower(() => open.cardsEach);
    if (open.cards === 'paper') return accept({ open: { counts } });
    const order = Array.from({ length: open.cardsEach }, () => [...POWERS]).flat();
    // Without a general card its place stays in the pile, so that every power has the cards that it has with one.
    const first = (command.edition ?? 1) > 3 && !open.card ? 1 : 0;
    const drawn = drawCards(state, chance, { count: order.length, places: order.map((_, at) => first + at) });
    if (!drawn.ok) return drawn;
    const category = chance?.order('category', open.turn, JAPANESE_LISTS.length)[0] ?? 0;
    const today = command.edition !== undefined;
    const read = (from: List, number: number) => readListEntryOf(open, deck, from, number, today);
    const hidden = handsOf(read, order, drawn.value, JAPANESE_LISTS[category] as List);
    const dealt = eachPower((owner) => hidden[owner].dealt.length);
    return accept({ open: { counts: dealt, epoch: drawn.value.epoch, short: drawn.value.short }, hidden });
  },
  open(draft, _, outcome) {
    shuffleIn(draft, outcome.epoch);
    for (const owner of POWERS)
      draft.hands[owner] = { dealt: outcome.counts[owner], held: outcome.counts[owner] };
    draft.step = 'read';
    draft.visited = [];
  },
  hidden: foldHand,
  say: () => ({ text: 'Each power has its cards', rule: 'SOA 9' }),
  short: noShortForm,
  nature: 'step',
});

const BY_ITSELF = refuse('At this table the app shuffles by itself.', {
  rule: 'SOA 9',
  allowed: 'Draw: the discards are shuffled in on the way.',
});

/** A shuffle that no draw needs would draw other cards than those that an undo took back. */
function checkShort(open: OpenState, pile: Pile) {
  const held = POWERS.reduce((sum, power) => sum + open.hands[power].held, 0);
  const wanted = open.step === 'draw' ? 1 : open.cardsEach * POWERS.length;
  if (countLeft(pile, held) >= wanted)
    return refuse('The pile has cards enough.', {
      rule: 'SOA 9',
      allowed: 'The discards are shuffled when a draw needs more cards than it has.',
    });
  return open.readings.reshuffle === 'ask' ? accept(null) : BY_ITSELF;
}

/** Shuffles the discards if the table's reading is to stop and ask. @rule SOA 9 */
export const reshuffle = plain({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('reshuffle'), edition }),
  asks: {},
  check(open, command) {
    if (!open.deck || discardsOf(open.deck, faceUp(open)).length === 0)
      return refuse('No discard is there to shuffle.', { rule: 'SOA 9', allowed: 'Go on drawing.' });
    return command.edition ? checkShort(open, open.deck) : accept(null);
  },
  open: (draft) => shuffleIn(draft, (draft.deck?.epoch ?? 0) + 1),
  say: () => ({ text: 'The discards are shuffled into the pile', rule: 'SOA 9' }),
  short: noShortForm,
  nature: 'step',
});
