import * as v from 'valibot';
import { edition, editionUpTo, NOT_CORRECTABLE, noShortForm, whole } from '@/kernel/command/define';
import { accept, refuse } from '@/kernel/result';
import { DECK_SIZE, JAPANESE_LISTS, LISTS, type List, listEntryShape, power } from '../cards/card';
import { fillListEntry, readListEntryOf } from '../list-entries';
import { notesOf, sayEvent, sayShowing } from '../say-event';
import { applyEvent, applyShowing, nothingOf, readAgain, showingOf } from '../showing';
import { handOf } from '../state';
import type { Power } from '../vocabulary';
import { checkPairs } from '../warlords/flag-events';
import { define, goesOn } from './define';
import { foldHand, handSecret, LIST_OF } from './hand-outcome';
import { flag, showing } from './outcome-shapes';

const nothing = v.optional(v.array(flag));

/** Shows a card from the hand now. The sources do not say when it may be: its owner decides (assumed). */
export const show = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('show'), power, slot: whole(1, 99), edition }),
  asks: { power: null, slot: null },
  outcome: showing,
  secret: handSecret,
  keepsOutcome: (open, outcome) => ({ ...outcome, open: readAgain(open, outcome.open) }),
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
  open: (draft, _, outcome) => applyShowing(draft, outcome),
  hidden: foldHand,
  say: (_, outcome) => ({ text: sayShowing(outcome), notes: notesOf(outcome), rule: 'SOA 9' }),
  short: noShortForm,
  nature: 'event',
});

const listOf = (command: { power: Power; list?: List | undefined }): List | null =>
  command.list ?? (command.power === 'Japan' ? null : LIST_OF[command.power]);
const belongs = (owner: Power, from: List) =>
  owner === 'Japan' ? (JAPANESE_LISTS as readonly string[]).includes(from) : from === LIST_OF[owner];

/** Enters a paper card as it is shown: by its number, or by its text. */
export const showEvent = define({
  shape: v.strictObject({
    type: v.literal('show-event'),
    power,
    list: v.optional(v.picklist(LISTS, 'Name one of the lists of a card.')),
    number: v.optional(whole(1, DECK_SIZE)),
    event: v.optional(listEntryShape),
    edition: editionUpTo(3),
  }),
  asks: { power: 'Power', list: 'List of the card', number: 'Number of its card', event: 'Event' },
  outcome: v.strictObject({ event: v.nullable(listEntryShape), nothing }),
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
    const known =
      command.number === undefined ? null : readListEntryOf(open, deck, from, command.number, today);
    if (command.number === undefined && !command.event)
      return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
    const refusal = (command.edition ?? 1) > 2 ? checkPairs(command.event) : null;
    if (refusal) return { ok: false, refusal };
    const event = command.event ?? known;
    return accept({ open: { event, ...(today ? nothingOf(open, event) : {}) } });
  },
  open(draft, command, outcome) {
    const from = listOf(command);
    applyShowing(draft, {
      power: command.power,
      event: outcome.event,
      ...(from ? { list: from } : {}),
      ...(command.number === undefined ? {} : { number: command.number }),
    });
  },
  say(command, outcome) {
    const shown = { ...command, ...outcome };
    return { text: sayShowing(shown), notes: notesOf(shown), rule: 'SOA 9' };
  },
  short: noShortForm,
  nature: 'event',
});

/** The table reads an open entry from the card and enters what it says; it is carried out at once. */
export const readListEntry = define({
  shape: v.strictObject({
    type: v.literal('read-entry'),
    obligation: v.string(),
    event: listEntryShape,
    edition: editionUpTo(3),
  }),
  asks: { obligation: null, event: 'Event' },
  outcome: v.optional(v.strictObject({ nothing })),
  reveals: false,
  decide({ open }, { obligation, event, edition: today }) {
    const running = goesOn(open);
    if (!running.ok) return running;
    if (!open.obligations.some((item) => item.id === obligation && item.ask.type === 'entry'))
      return refuse('This card is no longer waiting to be read.', { allowed: 'Settle what is due now.' });
    const refusal = (today ?? 1) > 2 ? checkPairs(event) : null;
    if (refusal) return { ok: false, refusal };
    return accept(today ? { open: nothingOf(open, event) } : {});
  },
  open(draft, { obligation: id, event }, outcome) {
    const owed = draft.obligations.find((item) => item.id === id);
    if (owed?.ask.type !== 'entry') return;
    const { power: owner, list: from, number: card } = owed.ask;
    draft.obligations = draft.obligations.filter((item) => item.id !== id);
    fillListEntry(draft, from, card, event);
    if (draft.card?.number === card && owner === null)
      Object.assign(draft.card, { event, ...(outcome?.nothing ? { nothing: [...outcome.nothing] } : {}) });
    applyEvent(draft, event, { power: owner, list: from, number: card });
  },
  say: ({ event }, outcome) => ({
    text: event.title ? `The card says: ${event.title}` : 'What the card says is entered',
    notes: sayEvent(event, outcome?.nothing),
    rule: 'SOA 9',
  }),
  short: noShortForm,
  nature: 'event',
});
