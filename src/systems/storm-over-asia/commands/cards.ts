import * as v from 'valibot';
import { STAYS, whole } from '@/kernel/define';
import { type Drawn, discardsOf, drawFrom } from '@/kernel/pile';
import { accept, refuse } from '@/kernel/result';
import {
  DECK_SIZE,
  type Deck,
  type Event,
  entryShape,
  JAPANESE_LISTS,
  LISTS,
  type List,
  power,
} from '../cards/card';
import { duesOf } from '../dues';
import { fillEntry, readEntryOf } from '../filled';
import { applyEvent, applyShowing, type Showing } from '../showing';
import { eachPower, type Hand, type HeldCard, handOf, type OpenState, type Table } from '../state';
import { nextStep, STEP_IDS, stepAt, stepIndex } from '../steps';
import { measure } from '../totals';
import { POWERS, type Power } from '../vocabulary';
import { at, define, goesOn, plain } from './define';

const number = whole(1, DECK_SIZE);
const list = v.picklist(LISTS, 'Name one of the lists of a card.');

/** What a public command leaves in a hand. */
interface HandCame {
  dealt?: HeldCard[];
  slots?: readonly number[];
}

function foldHand(draft: Hand, came: HandCame): void {
  if (came.dealt) {
    draft.hand = came.dealt;
    draft.orders = {};
  }
  const slots = came.slots ?? [];
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}

const faceUp = (open: OpenState) => (open.card?.number === undefined ? [] : [open.card.number]);

function drawCards(state: Table, chance: Parameters<typeof drawFrom>[1], count: number) {
  const { open } = state;
  if (!open.deck)
    return refuse('This table plays with paper cards.', { allowed: 'Enter what the card shows.' });
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

/** Turns the first card of the turn face up: its general entry is for all (assumed after the sister game). @rule SOA 9 */
export const turnCard = (deck: Deck | null) =>
  define<{ type: 'turn-card' }, { number: number; event: Showing['event']; epoch: number }>({
    ...STAYS,
    shape: v.strictObject({ type: v.literal('turn-card') }),
    audience: () => 'public',
    decide(state, _, chance) {
      const here = at(state.open, 'draw', 'Turning the card', 'SOA 9');
      if (!here.ok) return here;
      const drawn = drawCards(state, chance, 1);
      if (!drawn.ok) return drawn;
      const first = drawn.value.numbers[0];
      if (first === undefined)
        return refuse('The pile is empty and no discard is left to shuffle.', { rule: 'SOA 9' });
      return accept({
        open: {
          number: first,
          event: readEntryOf(state.open, deck, 'general', first),
          epoch: drawn.value.epoch,
        },
      });
    },
    open(draft, _, came) {
      shuffleIn(draft, came.epoch);
      draft.deck?.gone.push(came.number);
      draft.card = { number: came.number, event: came.event, applied: false };
      draft.step = 'general';
    },
  });

/** Enters the paper general card by its number or by what it says. @rule SOA 9 */
export const enterCard = (deck: Deck | null) =>
  define<
    { type: 'enter-card'; number?: number | undefined; event?: v.InferOutput<typeof entryShape> | undefined },
    { event: Showing['event'] }
  >({
    shape: v.strictObject({
      type: v.literal('enter-card'),
      number: v.optional(number),
      event: v.optional(entryShape),
    }),
    audience: () => 'public',
    decide({ open }, command) {
      const here = at(open, 'draw', 'Entering the general card', 'SOA 9');
      if (!here.ok) return here;
      if (open.cards === 'app')
        return refuse('This table plays with the app’s deck.', { allowed: 'Turn the card instead.' });
      if (command.number === undefined && !command.event)
        return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
      const known = command.number === undefined ? null : readEntryOf(open, deck, 'general', command.number);
      return accept({ open: { event: command.event ?? known } });
    },
    open(draft, command, came) {
      draft.card = {
        event: came.event,
        applied: false,
        ...(command.number === undefined ? {} : { number: command.number }),
      };
      draft.step = 'general';
    },
  });

/** Carries the general card out. */
export const applyCard = plain(
  v.strictObject({ type: v.literal('apply-card') }),
  (open) => at(open, 'general', 'Applying the card', 'SOA 9'),
  (draft) => {
    const { card } = draft;
    if (!card) return;
    card.applied = true;
    applyEvent(draft, card.event, {
      power: null,
      list: 'general',
      ...(card.number === undefined ? {} : { number: card.number }),
    });
    draft.step = 'deal';
  },
  { corrections: [] },
);

interface Dealt {
  counts: Record<Power, number>;
  epoch?: number;
  short?: number;
}

const LIST_OF: Record<Exclude<Power, 'Japan'>, List> = {
  China: 'Chinese',
  Britain: 'British',
  Russia: 'Russian',
};

/** Deals every power its cards; a category card says which of Japan’s lists hers are read from (assumed). @rule SOA 9 */
export const deal = (deck: Deck | null) =>
  define<{ type: 'deal' }, Dealt, HandCame>({
    ...STAYS,
    shape: v.strictObject({ type: v.literal('deal') }),
    audience: () => 'public',
    decide(state, _, chance) {
      const { open } = state;
      const here = at(open, 'deal', 'Dealing', 'SOA 9');
      if (!here.ok) return here;
      const counts = eachPower(() => open.cardsEach);
      if (open.cards === 'paper') return accept({ open: { counts } });
      const order = Array.from({ length: open.cardsEach }, () => [...POWERS]).flat();
      const drawn = drawCards(state, chance, order.length);
      if (!drawn.ok) return drawn;
      const category = chance?.order('category', open.turn, JAPANESE_LISTS.length)[0] ?? 0;
      const read = (from: List, number: number) => readEntryOf(open, deck, from, number);
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

/** What the owner leaves for one card until its time. */
export const order = define<{ type: 'order'; power: Power; slot: number; do: 'play' | 'keep' }>({
  shape: v.strictObject({
    type: v.literal('order'),
    power,
    slot: whole(1, 99),
    do: v.picklist(['play', 'keep'], 'Say play or keep.'),
  }),
  audience: (command) => command.power,
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const held = handOf(state, command.power).hand.some((card) => card.slot === command.slot);
    return held
      ? accept({})
      : refuse(`${command.power} holds no card ${command.slot}.`, {
          rule: 'SOA 9',
          allowed: 'Name a card that it holds.',
        });
  },
  hidden(draft, _, command) {
    draft.orders[command.slot] = command.do;
  },
});

/** A card comes out of the hand now. When it may is not in the sources: its owner says (assumed). */
export const show = define<{ type: 'show'; power: Power; slot: number }, Showing, HandCame>({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('show'), power, slot: whole(1, 99) }),
  audience: () => 'public',
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = handOf(state, command.power).hand.find((item) => item.slot === command.slot);
    if (!card)
      return refuse(`${command.power} holds no card ${command.slot}.`, {
        rule: 'SOA 9',
        allowed: 'Name a card that it holds.',
      });
    return accept({
      open: { power: command.power, ...card },
      hidden: { [command.power]: { slots: [card.slot] } },
    });
  },
  open: (draft, _, came) => applyShowing(draft, came),
  hidden: foldHand,
});

/** Enters a paper card as it is shown: by its number, or by what it says. */
export const showEvent = (deck: Deck | null) =>
  define<
    {
      type: 'show-event';
      power: Power;
      list?: List | undefined;
      number?: number | undefined;
      event?: v.InferOutput<typeof entryShape> | undefined;
    },
    { event: Showing['event'] }
  >({
    shape: v.strictObject({
      type: v.literal('show-event'),
      power,
      list: v.optional(list),
      number: v.optional(number),
      event: v.optional(entryShape),
    }),
    audience: () => 'public',
    decide({ open }, command) {
      const running = goesOn(open);
      if (!running.ok) return running;
      if (open.cards === 'app')
        return refuse('This table plays with the app’s deck.', {
          allowed: 'Its cards are shown from the hands.',
        });
      const from = listOf(command);
      if (!from)
        return refuse('Which of Japan’s lists is it read from?', {
          rule: 'SOA 26.111',
          allowed: 'Name its category.',
        });
      if (!belongs(command.power, from))
        return refuse(`${command.power} does not read that list.`, {
          rule: 'SOA 26.111',
          allowed: 'Name a list of its own.',
        });
      const known = command.number === undefined ? null : readEntryOf(open, deck, from, command.number);
      if (command.number === undefined && !command.event)
        return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
      return accept({ open: { event: command.event ?? known } });
    },
    open(draft, command, came) {
      const from = listOf(command);
      applyShowing(draft, {
        power: command.power,
        event: came.event,
        ...(from ? { list: from } : {}),
        ...(command.number === undefined ? {} : { number: command.number }),
      });
    },
  });

const listOf = (command: { power: Power; list?: List | undefined }): List | null =>
  command.list ?? (command.power === 'Japan' ? null : LIST_OF[command.power]);
const belongs = (owner: Power, from: List) =>
  owner === 'Japan' ? (JAPANESE_LISTS as readonly string[]).includes(from) : from === LIST_OF[owner];

/** The table reads an open entry from the card and enters what it says; it is carried out at once. */
export const readEntry = plain(
  v.strictObject({ type: v.literal('read-entry'), obligation: v.string(), event: entryShape }),
  (open, { obligation }) =>
    open.obligations.some((item) => item.id === obligation && item.ask.type === 'entry')
      ? accept(null)
      : refuse('This card is no longer to be read.', { allowed: 'Settle what stands there.' }),
  (draft, { obligation: id, event }) => {
    const owed = draft.obligations.find((item) => item.id === id);
    if (owed?.ask.type !== 'entry') return;
    const { power: owner, list: from, number: card } = owed.ask;
    draft.obligations = draft.obligations.filter((item) => item.id !== id);
    fillEntry(draft, from, card, event);
    if (draft.card?.number === card && owner === null) draft.card.event = event;
    applyEvent(draft, event, { power: owner, list: from, number: card });
  },
);

const advanceShape = v.strictObject({
  type: v.literal('advance'),
  to: v.optional(v.picklist(STEP_IDS, 'There is no such step.')),
});

/** Cards shown as a step is left: those of its windows that are not kept; at the turn's end all that are left (assumed). */
function showingsAt(table: Table, step: string): Showing[] {
  const { shows } = stepAt(step);
  return POWERS.flatMap((owner) => {
    const { hand, orders } = handOf(table, owner);
    return hand
      .filter((card) => card.event && shows.includes(card.event.window) && orders[card.slot] !== 'keep')
      .map((card): Showing => ({ power: owner, ...card }));
  });
}

const slotsOf = (showings: readonly Showing[]) =>
  Object.fromEntries(
    POWERS.flatMap((owner) => {
      const slots = showings.flatMap((item) =>
        item.power === owner && item.slot !== undefined ? [item.slot] : [],
      );
      return slots.length > 0 ? [[owner, { slots }]] : [];
    }),
  );

/** Goes on by one step, or to a later one where nothing is due between. */
export const advance = define<
  v.InferOutput<typeof advanceShape>,
  { to: string; showings: Showing[] },
  HandCame
>({
  ...STAYS,
  shape: advanceShape,
  audience: () => 'public',
  decide(state, command) {
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    const target = command.to ?? nextStep(open.step)?.id;
    if (!target) return refuse('This is the last step of the turn.', { allowed: 'End the turn.' });
    if (stepIndex(target) <= stepIndex(open.step))
      return refuse('The table only goes on.', { allowed: 'Undo goes back.' });
    const [due] = duesOf(open);
    if (due)
      return refuse(`${due.words}.`, {
        rule: due.rule,
        allowed: 'Do it here, or mark it as done on the table.',
      });
    // A step that shows cards or owes one is never passed over.
    const stop = STEP_IDS.slice(stepIndex(open.step) + 1, stepIndex(target)).find(
      (id) => id === 'warlord' || stepAt(id).shows.length > 0,
    );
    return accept({
      open: { to: stop ?? target, showings: showingsAt(state, open.step) },
      hidden: slotsOf(showingsAt(state, open.step)),
    });
  },
  open(draft, _, came) {
    for (const showing of came.showings) applyShowing(draft, showing);
    draft.step = came.to;
    draft.visited = [];
    draft.round = false;
  },
  hidden: foldHand,
});

/** Ends the turn: cards still held are shown (assumed), this turn's lines go, and the next turn begins. */
export const endTurn = define<{ type: 'end-turn' }, { showings: Showing[] }, HandCame>({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('end-turn') }),
  audience: () => 'public',
  decide(state) {
    const here = at(state.open, 'end', 'Ending the turn', 'SOA 7');
    if (!here.ok) return here;
    const [due] = duesOf(state.open);
    if (due)
      return refuse(`${due.words}.`, {
        rule: due.rule,
        allowed: 'Do it here, or mark it as done on the table.',
      });
    const showings = POWERS.flatMap((owner) =>
      handOf(state, owner).hand.map((card): Showing => ({ power: owner, ...card })),
    );
    return accept({ open: { showings }, hidden: slotsOf(showings) });
  },
  open: (draft, _, came) => endOpen(draft, came.showings),
  hidden: foldHand,
});

function endOpen(draft: OpenState, showings: readonly Showing[]): void {
  for (const { number: card } of showings) if (card !== undefined) draft.deck?.gone.push(card);
  draft.past.push({ turn: draft.turn, values: measure(draft) });
  draft.lines = draft.lines.filter(({ until }) => until !== 'turn');
  draft.turn += 1;
  draft.step = 'draw';
  draft.card = null;
  draft.shown = [];
  draft.waived = [];
  draft.visited = [];
  draft.round = false;
  draft.hands = eachPower(() => ({ dealt: 0, held: 0 }));
}
