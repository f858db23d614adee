import * as v from 'valibot';
import { STAYS, whole } from '@/kernel/define';
import { type Drawn, discardsOf, drawFrom } from '@/kernel/pile';
import { accept, firstOf, refuse, unlessTold } from '@/kernel/result';
import { DECK_SIZE, type Deck, type Event, entryShape, JAPANESE_LISTS, type List } from '../cards/card';
import { readEntryOf } from '../filled';
import { applyEvent, nothingOf, type Showing } from '../showing';
import { eachPower, type HeldCard, handOf, type OpenState, type Table } from '../state';
import { type Flag, POWERS, type Power } from '../vocabulary';
import { dealtCame, eventCame, handSecret, nothingCame, turnedCame } from './came';
import { anyway, at, checkAt, define, edition, goesOn, plain, type Stored } from './define';
import { foldHand, type HandCame, LIST_OF } from './hand-came';

const number = whole(1, DECK_SIZE);

const faceUp = (open: OpenState) => (open.card?.number === undefined ? [] : [open.card.number]);

const ON_PAPER = refuse('This table plays with paper cards.', { allowed: 'Enter what the card shows.' });

function drawCards(state: Table, chance: Parameters<typeof drawFrom>[1], count: number) {
  const { open } = state;
  if (!open.deck) return ON_PAPER;
  return drawFrom(open.deck, chance, {
    stream: 'deck',
    count,
    held: POWERS.flatMap((owner) => handOf(state, owner).hand.map((card) => card.number)),
    stays: faceUp(open),
    ask: open.readings.reshuffle === 'ask',
    rule: 'SOA 9',
  });
}

function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = faceUp(draft);
}

/**
 * Whether a general card may come now: as the turn begins, or a second one where the table stands, all the same.
 * @rule SOA 9
 */
function checkTurned(open: OpenState, what: string, told?: true) {
  const running = goesOn(open);
  if (!running.ok) return running;
  const other = checkAt(open, 'draw', what, 'SOA 9');
  if (!other) return accept(null);
  const { anyway: _, ...plainly } = other;
  // The card that lies there is carried out first.
  const refusal = firstOf([open.step === 'general' ? plainly : unlessTold(plainly)], told);
  return refusal ? { ok: false as const, refusal } : accept(null);
}

/** Lays a general card open; a second one of the turn is carried out at once. @rule SOA 9 */
function layOpen(draft: OpenState, card: { number?: number; event: Event | null }): void {
  if (draft.step === 'draw') {
    draft.card = { ...card, applied: false };
    draft.step = 'general';
    return;
  }
  const { number: of, event } = card;
  draft.card = { ...card, applied: true, ...nothingOf(draft, event) };
  applyEvent(draft, event, { power: null, list: 'general', ...(of === undefined ? {} : { number: of }) });
}

/** A second general card that turns nothing says so. */
const secondOf = (open: OpenState, event: Event | null) =>
  open.step === 'draw' ? {} : nothingOf(open, event);

const turnShape = v.strictObject({ type: v.literal('turn-card'), anyway });

/** Turns a card face up: its general entry is for all (assumed after the sister game). @rule SOA 9 */
export const turnCard = (deck: Deck | null) =>
  define<
    v.InferOutput<typeof turnShape>,
    { number: number; epoch: number } & Pick<Showing, 'event' | 'nothing'>
  >({
    ...STAYS,
    came: turnedCame,
    shape: turnShape,
    audience: () => 'public',
    decide(state, command, chance) {
      if (!state.open.deck) return ON_PAPER;
      const here = checkTurned(state.open, 'Turning the card', command.anyway);
      if (!here.ok) return here;
      const drawn = drawCards(state, chance, 1);
      if (!drawn.ok) return drawn;
      const first = drawn.value.numbers[0];
      if (first === undefined)
        return refuse('The pile is empty and no discard is left to shuffle.', {
          rule: 'SOA 9',
          allowed: 'Cards come back to the pile once they are shown.',
        });
      const event = readEntryOf(state.open, deck, 'general', first);
      return accept({
        open: { number: first, event, epoch: drawn.value.epoch, ...secondOf(state.open, event) },
      });
    },
    open(draft, _, came) {
      shuffleIn(draft, came.epoch);
      draft.deck?.gone.push(came.number);
      layOpen(draft, { number: came.number, event: came.event });
    },
  });

const enterShape = v.strictObject({
  type: v.literal('enter-card'),
  number: v.optional(number),
  event: v.optional(entryShape),
  anyway,
});

/** Enters a paper general card by its number or by what it says. @rule SOA 9 */
export const enterCard = (deck: Deck | null) =>
  define<v.InferOutput<typeof enterShape>, Pick<Showing, 'event' | 'nothing'>>({
    came: eventCame,
    shape: enterShape,
    audience: () => 'public',
    decide({ open }, command) {
      if (open.cards === 'app')
        return refuse('This table plays with the app’s deck.', { allowed: 'Turn the card instead.' });
      const here = checkTurned(open, 'Entering the general card', command.anyway);
      if (!here.ok) return here;
      if (command.number === undefined && !command.event)
        return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
      const known = command.number === undefined ? null : readEntryOf(open, deck, 'general', command.number);
      const event = command.event ?? known;
      return accept({ open: { event, ...secondOf(open, event) } });
    },
    open: (draft, command, came) =>
      layOpen(draft, {
        event: came.event,
        ...(command.number === undefined ? {} : { number: command.number }),
      }),
  });

/** No general card comes this turn, as the table says. @rule SOA 9 */
export const noCard = plain(
  v.strictObject({ type: v.literal('no-card') }),
  (open) =>
    open.step === 'draw'
      ? accept(null)
      : refuse('This turn has its general card.', { rule: 'SOA 9', allowed: 'Go on.' }),
  (draft) => {
    draft.step = 'deal';
  },
);

const applyShape = v.strictObject({ type: v.literal('apply-card'), edition, anyway });

/** Carries the general card out; where it turns nothing, it says so. @rule SOA 9, 26.111, 26.213 */
export const applyCard = define<Stored<typeof applyShape>, { nothing?: Flag[] } | undefined>({
  corrections: [],
  came: nothingCame,
  shape: applyShape,
  audience: () => 'public',
  decide({ open }, command) {
    const here = at(open, 'general', 'Applying the card', 'SOA 9', command.anyway);
    if (!here.ok) return here;
    if (!open.card)
      return refuse('No general card lies open.', { rule: 'SOA 9', allowed: 'Go on without one.' });
    return accept(command.edition ? { open: nothingOf(open, open.card?.event ?? null) } : {});
  },
  open(draft, _, came) {
    const { card } = draft;
    if (!card) return;
    card.applied = true;
    if (came?.nothing) card.nothing = [...came.nothing];
    applyEvent(draft, card.event, {
      power: null,
      list: 'general',
      ...(card.number === undefined ? {} : { number: card.number }),
    });
    draft.step = 'deal';
  },
});

interface Dealt {
  counts: Record<Power, number>;
  epoch?: number;
  short?: number;
}

const dealShape = v.strictObject({ type: v.literal('deal'), edition, anyway });

/** Deals every power its cards; a category card says which of Japan’s lists hers are read from (assumed). @rule SOA 9 */
export const deal = (deck: Deck | null) =>
  define<Stored<typeof dealShape>, Dealt, HandCame>({
    ...STAYS,
    came: dealtCame,
    secret: handSecret,
    shape: dealShape,
    audience: () => 'public',
    decide(state, command, chance) {
      const { open } = state;
      const here = at(open, 'deal', 'Dealing', 'SOA 9', command.anyway);
      if (!here.ok) return here;
      const counts = eachPower(() => open.cardsEach);
      if (open.cards === 'paper') return accept({ open: { counts } });
      const order = Array.from({ length: open.cardsEach }, () => [...POWERS]).flat();
      const drawn = drawCards(state, chance, order.length);
      if (!drawn.ok) return drawn;
      const category = chance?.order('category', open.turn, JAPANESE_LISTS.length)[0] ?? 0;
      const today = command.edition !== undefined;
      const read = (from: List, number: number) => readEntryOf(open, deck, from, number, today);
      const hidden = handsOf(read, order, drawn.value, JAPANESE_LISTS[category] as List);
      const dealt = eachPower((owner) => hidden[owner].dealt.length);
      return accept({ open: { counts: dealt, epoch: drawn.value.epoch, short: drawn.value.short }, hidden });
    },
    open(draft, _, came) {
      shuffleIn(draft, came.epoch);
      for (const owner of POWERS)
        draft.hands[owner] = { dealt: came.counts[owner], held: came.counts[owner] };
      draft.step = 'read';
      draft.visited = [];
    },
    hidden: foldHand,
  });

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

/** Shuffles the discards when the table's reading is to stop and ask. @rule SOA 9 */
export const reshuffle = plain(
  v.strictObject({ type: v.literal('reshuffle') }),
  (open) =>
    open.deck && discardsOf(open.deck, faceUp(open)).length > 0
      ? accept(null)
      : refuse('No discard is there to shuffle.', { rule: 'SOA 9', allowed: 'Go on drawing.' }),
  (draft) => shuffleIn(draft, (draft.deck?.epoch ?? 0) + 1),
  STAYS,
);
