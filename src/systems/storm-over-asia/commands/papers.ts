import * as v from 'valibot';
import { STAYS, whole } from '@/kernel/define';
import { whyShape } from '@/kernel/policy';
import { accept, refuse } from '@/kernel/result';
import { DECK_SIZE, type Deck, entryShape, JAPANESE_LISTS, LISTS, type List, power } from '../cards/card';
import { fillEntry, readEntryOf } from '../filled';
import { applyEvent, applyShowing, nothingOf, type Showing, showingOf } from '../showing';
import { handOf } from '../state';
import type { Power } from '../vocabulary';
import { eventCame, handSecret, nothingCame, showingCame } from './came';
import { define, edition, goesOn, type Stored } from './define';
import { foldHand, type HandCame, LIST_OF } from './hand-came';

const number = whole(1, DECK_SIZE);
const list = v.picklist(LISTS, 'Name one of the lists of a card.');

/** What the owner leaves for one card until its time. */
export const order = define<{
  type: 'order';
  power: Power;
  slot: number;
  do: 'play' | 'keep';
  why?: string[] | undefined;
}>({
  shape: v.strictObject({
    type: v.literal('order'),
    power,
    slot: whole(1, 99),
    do: v.picklist(['play', 'keep'], 'Say play or keep.'),
    /** Where the app plays the power: by which rules of its policy. It is told when the card is shown. */
    why: v.optional(whyShape),
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
    if (command.why) draft.why = { ...draft.why, [command.slot]: command.why };
    else delete draft.why?.[command.slot];
  },
});

const showShape = v.strictObject({ type: v.literal('show'), power, slot: whole(1, 99), edition });

/** A card comes out of the hand now. When it may is not in the sources: its owner says (assumed). */
export const show = define<Stored<typeof showShape>, Showing, HandCame>({
  ...STAYS,
  came: showingCame,
  secret: handSecret,
  shape: showShape,
  audience: () => 'public',
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const own = handOf(state, command.power);
    const card = own.hand.find((item) => item.slot === command.slot);
    if (!card)
      return refuse(`${command.power} holds no card ${command.slot}.`, {
        rule: 'SOA 9',
        allowed: 'Name a card that it holds.',
      });
    return accept({
      open: {
        ...showingOf(command.power, own, card),
        ...(command.edition ? nothingOf(state.open, card.event) : {}),
      },
      hidden: { [command.power]: { slots: [card.slot] } },
    });
  },
  open: (draft, _, came) => applyShowing(draft, came),
  hidden: foldHand,
});

const showEventShape = v.strictObject({
  type: v.literal('show-event'),
  power,
  list: v.optional(list),
  number: v.optional(number),
  event: v.optional(entryShape),
  edition,
});

/** Enters a paper card as it is shown: by its number, or by what it says. */
export const showEvent = (deck: Deck | null) =>
  define<Stored<typeof showEventShape>, Pick<Showing, 'event' | 'nothing'>>({
    came: eventCame,
    shape: showEventShape,
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
      const today = command.edition !== undefined;
      const known =
        command.number === undefined ? null : readEntryOf(open, deck, from, command.number, today);
      if (command.number === undefined && !command.event)
        return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
      const event = command.event ?? known;
      return accept({ open: { event, ...(today ? nothingOf(open, event) : {}) } });
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

const readShape = v.strictObject({
  type: v.literal('read-entry'),
  obligation: v.string(),
  event: entryShape,
  edition,
});

/** The table reads an open entry from the card and enters what it says; it is carried out at once. */
export const readEntry = define<Stored<typeof readShape>, Pick<Showing, 'nothing'> | undefined>({
  came: nothingCame,
  shape: readShape,
  audience: () => 'public',
  decide({ open }, { obligation, event, edition: today }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    if (!open.obligations.some((item) => item.id === obligation && item.ask.type === 'entry'))
      return refuse('This card is no longer waiting to be read.', { allowed: 'Settle what is due now.' });
    return accept(today ? { open: nothingOf(open, event) } : {});
  },
  open(draft, { obligation: id, event }, came) {
    const owed = draft.obligations.find((item) => item.id === id);
    if (owed?.ask.type !== 'entry') return;
    const { power: owner, list: from, number: card } = owed.ask;
    draft.obligations = draft.obligations.filter((item) => item.id !== id);
    fillEntry(draft, from, card, event);
    if (draft.card?.number === card && owner === null)
      Object.assign(draft.card, { event, ...(came?.nothing ? { nothing: [...came.nothing] } : {}) });
    applyEvent(draft, event, { power: owner, list: from, number: card });
  },
});
