import * as v from 'valibot';
import { asSaid, edition, STAYS, whole } from '@/kernel/command/define';
import { accept, refuse } from '@/kernel/result';
import { DECK_SIZE, entryShape, JAPANESE_LISTS, LISTS, type List, power } from '../cards/card';
import { fillEntry, readEntryOf } from '../filled';
import { notesOf, sayEvent, sayShowing } from '../say-event';
import { applyEvent, applyShowing, nothingOf, showingOf } from '../showing';
import { handOf } from '../state';
import type { Power } from '../vocabulary';
import { showing } from './came';
import { define, goesOn } from './define';
import { foldHand, handSecret, LIST_OF } from './hand-came';
import { flag } from './shapes';

const nothing = v.optional(v.array(flag));

/** A card comes out of the hand now. When it may is not in the sources: its owner says (assumed). */
export const show = define({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('show'), power, slot: whole(1, 99), edition }),
  asks: { power: null, slot: null },
  came: showing,
  secret: handSecret,
  reveals: true,
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
  say: (_, came) => ({ text: sayShowing(came), notes: notesOf(came), rule: 'SOA 9' }),
  short: asSaid,
  nature: 'event',
});

const listOf = (command: { power: Power; list?: List | undefined }): List | null =>
  command.list ?? (command.power === 'Japan' ? null : LIST_OF[command.power]);
const belongs = (owner: Power, from: List) =>
  owner === 'Japan' ? (JAPANESE_LISTS as readonly string[]).includes(from) : from === LIST_OF[owner];

/** Enters a paper card as it is shown: by its number, or by what it says. */
export const showEvent = define({
  shape: v.strictObject({
    type: v.literal('show-event'),
    power,
    list: v.optional(v.picklist(LISTS, 'Name one of the lists of a card.')),
    number: v.optional(whole(1, DECK_SIZE)),
    event: v.optional(entryShape),
    edition,
  }),
  asks: { power: 'Power', list: 'List of the card', number: 'Number of its card', event: 'Event' },
  came: v.strictObject({ event: v.nullable(entryShape), nothing }),
  reveals: false,
  decide({ open }, command, _, deck) {
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
    const known = command.number === undefined ? null : readEntryOf(open, deck, from, command.number, today);
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
  say(command, came) {
    const shown = { ...command, ...came };
    return { text: sayShowing(shown), notes: notesOf(shown), rule: 'SOA 9' };
  },
  short: asSaid,
  nature: 'event',
});

/** The table reads an open entry from the card and enters what it says; it is carried out at once. */
export const readEntry = define({
  shape: v.strictObject({
    type: v.literal('read-entry'),
    obligation: v.string(),
    event: entryShape,
    edition,
  }),
  asks: { obligation: null, event: 'Event' },
  came: v.optional(v.strictObject({ nothing })),
  reveals: false,
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
  say: ({ event }, came) => ({
    text: event.title ? `The card says: ${event.title}` : 'What the card says is entered',
    notes: sayEvent(event, came?.nothing),
    rule: 'SOA 9',
  }),
  short: asSaid,
  nature: 'event',
});
