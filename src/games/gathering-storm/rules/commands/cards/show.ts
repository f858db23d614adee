import * as v from 'valibot';
import { foldHidden } from '@/games/gathering-storm/rules/state/start';
import type { Stored } from '@/kernel/command/command';
import { accept, firstOf, overridable, type Refusal, type Result, refuse } from '@/kernel/result';
import { readShowing } from '../../amend/amended';
import { type Event, eventShape } from '../../cards/card';
import { MOST_CARDS } from '../../cards/own-deck';
import { checkEvent, windowOf } from '../../effects';
import { placeAt } from '../../effects/place';
import { answersShape } from '../../effects/shapes';
import { hasPassed, mayShowNow, WINDOW_WORDS } from '../../guide/phases';
import { checkNumber } from '../../hands/paper-pile';
import {
  applyShowing,
  hiddenAgain,
  hiddenOf,
  revealedBy,
  showingOf,
  withRevealed,
} from '../../hands/showing';
import { findUnshown, leavesSteps, paperKey } from '../../research/deeds-on-sheets';
import { nameShown, sayDetail, sayShowing } from '../../say/say-showing';
import type { Showing } from '../../state/outcomes';
import { type OpenState, researchSheetOf, type Table } from '../../state/state';
import { POWERS, type Power, sideOf } from '../../vocabulary';
import { anyway, define, edition, goesOn, thirdEdition, whole } from '../define';
import { hiddenSecret, revealedOutcome, showingOutcome } from '../outcome-shapes';
import { findHeld } from './order';

const power = v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.');

/**
 * Returns why a card may not be shown now, or null. A card that is not secret may be shown if all agree.
 * @rule GS 9.41, 10.41B
 */
export function checkShow(open: OpenState, event: Event): Refusal | null {
  const window = windowOf(event, open);
  if (mayShowNow(window, open.step)) return null;
  const { rule, why } = WINDOW_WORDS[window];
  const refusal = { message: 'This card cannot be shown yet.', rule, allowed: why };
  return event.secret || hasPassed(window, open.step) ? refusal : overridable(refusal);
}

/** Whether a paper card's event is on its research sheet, with nothing left to place. */
function isSettled(table: Table, owner: Power, event: Event): boolean {
  const sheet = researchSheetOf(table, sideOf(owner));
  const unshown = findUnshown(sheet, owner, paperKey(owner, event));
  return unshown !== undefined && !leavesSteps(sheet, unshown);
}

/** A paper card's number, if it was entered. */
const sayNumber = ({ number }: { number?: number | undefined }) =>
  number === undefined ? [] : [`Card ${number}`];

/** A paper card as it was put on its research sheet, shown as it was entered there. @rule GS 9.41B */
function showingOnSheet(table: Table, owner: Power): Result<Showing> {
  const running = goesOn(table.open);
  if (!running.ok) return running;
  const { event, number } = findUnshown(researchSheetOf(table, sideOf(owner)), owner) ?? {};
  if (table.open.cards !== 'paper' || !event)
    return refuse(`No paper card of ${owner} waits on its research sheet.`, {
      rule: 'GS 9.41B',
      allowed:
        table.open.cards === 'paper'
          ? 'Enter what its card says.'
          : 'Name the card by its place in the hand.',
    });
  const refusal = checkNumber(table.open, number);
  if (refusal)
    return {
      ok: false,
      refusal: { ...refusal, allowed: 'Enter what its card says, with another number or none.' },
    };
  const brought = isSettled(table, owner, event) ? ({ brought: true } as const) : {};
  const card = number === undefined ? {} : { number };
  return accept({ power: owner, ...card, event, how: 'played', answers: {}, ...brought });
}

/** Returns the showing of a card in the hand that may be shown now. */
function showingOfHand(
  table: Table,
  { power: owner, slot, anyway: force }: Show & { slot: number },
): Result<Showing> {
  const held = findHeld(table, owner, slot);
  if (!held.ok) return held;
  const refusal = firstOf([checkShow(table.open, held.value.event)], force);
  return refusal ? { ok: false, refusal } : accept(showingOf(table, owner, held.value, 'played'));
}

const showShape = v.strictObject({
  type: v.literal('show'),
  power,
  /** With the app's cards: the card's place in the hand. Left out, it is the paper card on the research sheet. */
  slot: v.optional(whole(1, 99)),
  edition,
  anyway,
});
type Show = Stored<v.InferOutput<typeof showShape>>;

/**
 * Shows a secret support event from the hand, at any time; what lets a counter be placed; or the paper card that
 * was put on a research sheet.
 * @rule GS 10.41B, 9.41B; Guide, Diplomacy
 */
export const show = define({
  shape: showShape,
  asks: { power: null, slot: null, anyway: null },
  outcome: showingOutcome,
  secret: hiddenSecret,
  reveals: true,
  corrections: [],
  keepsOutcome(open, outcome) {
    const showing = readShowing(open, outcome.open);
    if (showing === outcome.open) return outcome;
    return {
      open: showing,
      ...(outcome.hidden ? { hidden: hiddenAgain(open, [showing], outcome.hidden) } : {}),
    };
  },
  decide(state, command) {
    const { slot } = command;
    const found =
      slot === undefined ? showingOnSheet(state, command.power) : showingOfHand(state, { ...command, slot });
    if (!found.ok) return found;
    const showing = withRevealed(state, found.value, command);
    return accept({ open: showing, hidden: hiddenOf(state.open, [showing], command) });
  },
  open: (draft, command, outcome) => applyShowing(draft, outcome, command),
  hidden: foldHidden,
  say: ({ slot }, outcome, entry) => ({
    text: sayShowing(outcome),
    notes: [...(slot === undefined ? sayNumber(outcome) : []), ...sayDetail(outcome, entry)],
    rule: slot === undefined ? 'GS 9.41B' : 'GS 10.41B',
  }),
  short: (_, outcome) => nameShown([outcome]),
  nature: 'event',
});

/** With paper cards the same by what was dealt and shown: the last card of a silent power is played. @rule GS 9.13 */
function checkPaperDecline({ held, played }: OpenState['hands'][Power], owner: Power): Refusal | null {
  if (held + played >= 2) return null;
  return {
    message: `${owner} must play at least one of its cards.`,
    rule: 'GS 9.13',
    allowed: 'Enter it as played.',
  };
}

/** Enters a paper card's event when it is shown on the table. @rule GS 9.41 */
export const showEvent = define({
  shape: v.strictObject({
    type: v.literal('show-event'),
    power,
    number: v.optional(whole(1, MOST_CARDS)),
    event: eventShape,
    how: v.optional(v.picklist(['played', 'declined']), 'played'),
    answers: v.optional(answersShape, {}),
    edition: thirdEdition,
    anyway,
  }),
  asks: {
    power: 'Power',
    number: 'Number of its card',
    event: 'Event',
    how: 'Played or discarded',
    answers: null,
    anyway: null,
  },
  outcome: revealedOutcome,
  secret: hiddenSecret,
  reveals: false,
  // The revealed parts of a research sheet are not read again.
  keepsOutcome: 'checked',
  decide(state, command) {
    const { power: owner, number, event, how, answers, anyway: overruled = false } = command;
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    if (open.cards === 'app')
      return refuse('This table plays with the app’s deck.', {
        allowed: 'Its cards are shown from the hands.',
      });
    if (event.effects.length === 0)
      return refuse('The event does nothing.', { allowed: 'Add at least one effect.' });
    const refusal =
      checkNumber(open, number) ??
      (how === 'played'
        ? checkEvent(event, { ...placeAt(open, owner), anyway: overruled })
        : checkPaperDecline(open.hands[owner], owner));
    if (refusal) return { ok: false, refusal };
    const settled = command.edition === 3 && how === 'played' && isSettled(state, owner, event);
    const outcome = {
      ...revealedBy(state, { event, how }, command),
      ...(settled ? { brought: true as const } : {}),
    };
    return accept({
      ...(Object.keys(outcome).length > 0 ? { open: outcome } : {}),
      hidden: hiddenOf(open, [{ power: owner, event, how, answers }], command),
    });
  },
  open(draft, command, outcome) {
    const { power: owner, number, event, how, answers } = command;
    const card = number === undefined ? {} : { number };
    applyShowing(draft, { power: owner, event, how, answers, ...card, ...outcome }, command);
  },
  hidden: foldHidden,
  say(command, outcome, entry) {
    const showing = { ...command, ...outcome };
    const lines = sayDetail(showing, entry);
    const card = sayNumber(command);
    return command.event.title || command.how === 'declined'
      ? { text: sayShowing(showing), notes: [...card, ...lines], rule: 'GS 9.41' }
      : {
          text: `${command.power}: ${lines[0] ?? 'an event'}`,
          notes: [...card, ...lines.slice(1)],
          rule: 'GS 9.41',
        };
  },
  short: (command) => nameShown([command]),
  nature: 'event',
});
