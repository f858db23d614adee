import * as v from 'valibot';
import { edition, editionUpTo, NOT_CORRECTABLE, noShortForm, override, whole } from '@/kernel/command/define';
import { accept, firstOf, overridable, refuse } from '@/kernel/result';
import { DECK_SIZE, type Event, listEntryShape } from '../cards/card';
import { readListEntryOf } from '../list-entries';
import { sayEvent, sayNothing } from '../say-event';
import { applyEvent, nothingOf } from '../showing';
import type { OpenState } from '../state';
import { checkPairs } from '../warlords/flag-events';
import { drawCards, ON_PAPER, shuffleIn } from './deal';
import { at, checkAt, checkPicked, define, goesOn, plain } from './define';
import { flag } from './outcome-shapes';

const number = whole(1, DECK_SIZE);
const event = v.nullable(listEntryShape);
const nothing = v.optional(v.array(flag));

/**
 * Checks whether a general card may come now: at the start of the turn, or in a later step as a second one if
 * the table overrules.
 * @rule SOA 9
 */
function checkTurned(
  open: OpenState,
  what: string,
  { anyway: overruled, edition: today }: { anyway?: true | undefined; edition?: number | undefined },
) {
  const running = goesOn(open);
  if (!running.ok) return running;
  const owed = firstOf([today ? checkPicked(open) : null], overruled);
  if (owed) return { ok: false as const, refusal: owed };
  const other = checkAt(open, 'draw', what, 'SOA 9');
  if (!other) return accept(null);
  const { anyway: _, ...plainly } = other;
  // The card already shown must be applied first.
  const refusal = firstOf([open.step === 'general' ? plainly : overridable(plainly)], overruled);
  return refusal ? { ok: false as const, refusal } : accept(null);
}

/** Shows a general card; a second one in the turn is applied at once. @rule SOA 9 */
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

/** Records which flags a second general card could not turn. */
const secondOf = (open: OpenState, event: Event | null) =>
  open.step === 'draw' ? {} : nothingOf(open, event);

/** Turns a card face up: its general entry is for all (assumed after the sister game). @rule SOA 9 */
export const turnCard = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('turn-card'), edition: editionUpTo(3), anyway: override }),
  asks: { anyway: null },
  outcome: v.strictObject({ number, epoch: whole(0, 9999), event, nothing }),
  keepsOutcome: (open, { open: { nothing: _, ...turned } }) => ({
    open: { ...turned, ...secondOf(open, turned.event) },
  }),
  reveals: true,
  decide(state, command, chance, deck) {
    if (!state.open.deck) return ON_PAPER;
    const here = checkTurned(state.open, 'Turning the card', command);
    if (!here.ok) return here;
    // A second card of the turn comes from the end of the pile, so that the hands are the same as without it.
    const second = (command.edition ?? 1) > 2 && state.open.card !== null;
    const drawn = drawCards(state, chance, { count: 1, places: second ? [-1] : [] });
    if (!drawn.ok) return drawn;
    const first = drawn.value.numbers[0];
    if (first === undefined)
      return refuse('The pile is empty and no discard is left to shuffle.', {
        rule: 'SOA 9',
        allowed: 'Cards come back to the pile once they are shown.',
      });
    const turned = readListEntryOf(state.open, deck, 'general', first);
    return accept({
      open: { number: first, event: turned, epoch: drawn.value.epoch, ...secondOf(state.open, turned) },
    });
  },
  open(draft, _, outcome) {
    shuffleIn(draft, outcome.epoch);
    draft.deck?.gone.push(outcome.number);
    layOpen(draft, { number: outcome.number, event: outcome.event });
  },
  say: (_, outcome) => ({
    text: `Card ${outcome.number} is face up`,
    notes: outcome.event
      ? sayEvent(outcome.event, outcome.nothing)
      : ['What it does is not entered: read it from the card'],
    rule: 'SOA 9',
  }),
  short: noShortForm,
  nature: 'event',
});

/** Enters a paper general card by its number or its text. @rule SOA 9 */
export const enterCard = define({
  shape: v.strictObject({
    type: v.literal('enter-card'),
    number: v.optional(number),
    event: v.optional(listEntryShape),
    edition: editionUpTo(3),
    anyway: override,
  }),
  asks: { number: 'Number of its card', event: 'Event', anyway: null },
  outcome: v.strictObject({ event, nothing }),
  reveals: false,
  decide({ open }, command, _, deck) {
    if (open.cards === 'app')
      return refuse('This table plays with the app’s deck.', { allowed: 'Turn the card instead.' });
    const here = checkTurned(open, 'Entering the general card', command);
    if (!here.ok) return here;
    if (command.number === undefined && !command.event)
      return refuse('Nothing is entered.', { allowed: 'Give its number, or what it says.' });
    const refusal = (command.edition ?? 1) > 2 ? checkPairs(command.event) : null;
    if (refusal) return { ok: false, refusal };
    const known =
      command.number === undefined ? null : readListEntryOf(open, deck, 'general', command.number);
    const entered = command.event ?? known;
    return accept({ open: { event: entered, ...secondOf(open, entered) } });
  },
  open: (draft, command, outcome) =>
    layOpen(draft, {
      event: outcome.event,
      ...(command.number === undefined ? {} : { number: command.number }),
    }),
  say: (command, outcome) => ({
    text:
      command.number === undefined
        ? 'The general card is entered'
        : `General card ${command.number} is entered`,
    notes: outcome.event ? sayEvent(outcome.event, outcome.nothing) : [],
    rule: 'SOA 9',
  }),
  short: noShortForm,
  nature: 'event',
});

/** Records that no general card comes this turn, as the table says. @rule SOA 9 */
export const noCard = plain({
  shape: v.strictObject({ type: v.literal('no-card') }),
  asks: {},
  check: (open) =>
    open.step === 'draw'
      ? accept(null)
      : refuse('This turn has its general card.', { rule: 'SOA 9', allowed: 'Go on.' }),
  open(draft) {
    draft.step = 'deal';
  },
  say: () => ({ text: 'No general card this turn', rule: 'SOA 9' }),
  short: noShortForm,
  nature: 'event',
});

/** Applies the general card; says so if it turns no flag. @rule SOA 9, 26.111, 26.213 */
export const applyCard = define({
  shape: v.strictObject({ type: v.literal('apply-card'), edition, anyway: override }),
  asks: { anyway: null },
  outcome: v.optional(v.strictObject({ nothing })),
  reveals: false,
  corrections: [],
  decide({ open }, command) {
    const here = at(open, 'general', 'Applying the card', 'SOA 9', command.anyway);
    if (!here.ok) return here;
    if (!open.card)
      return refuse('No general card is face up.', { rule: 'SOA 9', allowed: 'Go on without one.' });
    return accept(command.edition ? { open: nothingOf(open, open.card?.event ?? null) } : {});
  },
  open(draft, _, outcome) {
    const { card } = draft;
    if (!card) return;
    card.applied = true;
    if (outcome?.nothing) card.nothing = [...outcome.nothing];
    applyEvent(draft, card.event, {
      power: null,
      list: 'general',
      ...(card.number === undefined ? {} : { number: card.number }),
    });
    draft.step = 'deal';
  },
  say: (_, outcome) => ({
    text: 'The general card is carried out',
    notes: (outcome?.nothing ?? []).map(sayNothing),
    rule: 'SOA 9',
  }),
  short: noShortForm,
  nature: 'event',
});
