import * as v from 'valibot';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import type { Stored } from '@/kernel/command/command';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { countCards } from '@/kernel/seats';
import { type Event, eventShape } from '../../cards/card';
import { MOST_CARDS } from '../../cards/own-deck';
import { checkEvent } from '../../effects';
import { placeAt } from '../../effects/place';
import { stepIndex } from '../../guide/phases';
import { checkNumber } from '../../hands/paper-pile';
import { cardKey } from '../../hands/showing';
import { applyReached, applyUnshown } from '../../research/apply-deeds';
import { broughtBy, deedsOn, paperKey, touchesSheets } from '../../research/deeds-on-sheets';
import { handOf, researchSheetOf, sheetViewer, type Table } from '../../state/state';
import { POWERS, type Power, sideOf } from '../../vocabulary';
import { defineOwn, thirdEdition, whole } from '../define';
import { name, reached, slot as slotCame } from '../outcome-shapes';
import { checkTracked } from '../sheets/research-sheet';

const bringShape = v.strictObject({
  type: v.literal('bring'),
  power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
  /** With the app's cards: the card's place in the hand. */
  slot: v.optional(whole(1, 99)),
  /** With paper cards: the card's event. */
  event: v.optional(eventShape),
  /** With paper cards: the number on the card, revealed when the card is shown. */
  number: v.optional(whole(1, MOST_CARDS)),
  edition: thirdEdition,
});
type Bring = Stored<v.InferOutput<typeof bringShape>>;

/** The event that is brought, and how its card is known on the sheet; or why there is none. */
function findBrought(table: Table, { power, slot, event }: Bring): Result<{ event: Event; card: string }> {
  const { open } = table;
  if (open.cards === 'app') {
    const card = handOf(table, power).hand.find((item) => item.slot === slot);
    return card && slot !== undefined
      ? accept({ event: card.event, card: cardKey(power, slot) })
      : refuse(`${power} holds no card ${slot ?? 'without a number'}.`, {
          rule: 'GS 9.12',
          allowed: 'Name a card of its hand.',
        });
  }
  if (!event || slot !== undefined)
    return refuse('Which event is brought?', {
      rule: 'GS 9.41B',
      allowed: 'Enter what the paper card says.',
    });
  const refusal = checkEvent(event, placeAt(open, power));
  return refusal ? { ok: false, refusal } : accept({ event, card: paperKey(power, event) });
}

const isBrought = (table: Table, { power, slot }: Bring, card: string) =>
  slot === undefined
    ? researchSheetOf(table, sideOf(power)).brought.includes(card)
    : handOf(table, power).orders[slot]?.brought === true;

/** Why a power can put no other paper card on its sheet: it holds no more than were dealt. @rule GS 9.12, 9.13 */
function checkHeld(table: Table, power: Power): Refusal | null {
  const { held } = table.open.hands[power];
  if (broughtBy(researchSheetOf(table, sideOf(power)), power) < held) return null;
  return {
    message: `${power} holds ${countCards(held)}${held > 0 ? ', and its research sheet has as many already' : ''}.`,
    rule: 'GS 9.13',
    allowed: held > 0 ? '“Take back” returns one that is not shown.' : 'Deal the cards first.',
  };
}

/** Why this number cannot be the card's: of another card that lies open, or on the same sheet. @rule GS 9.12 */
function checkBroughtNumber(table: Table, { power, number }: Bring): Refusal | null {
  const { unshown = [] } = researchSheetOf(table, sideOf(power));
  if (number === undefined || !unshown.some((card) => card.number === number))
    return checkNumber(table.open, number);
  return {
    message: `Card ${number} is on the research sheet already.`,
    rule: 'GS 9.12',
    allowed: 'Look at its number again, or leave it out.',
    at: 'number',
  };
}

/**
 * Brings a research event to its alliance's sheet before it is shown, before or after points are placed as its owner
 * likes: out of a hand, or as a paper card says it. The card itself is shown at the end of the Economic phase.
 * @rule GS Guide, Research; 9.41B
 */
export const bring = defineOwn({
  shape: bringShape,
  asks: { power: 'Power', slot: 'Slot', event: 'Event', number: 'Number of its card' },
  // Stored on the research sheet and in the hand that holds the card.
  secret: v.optional(v.union([v.strictObject({ reached, card: name }), v.strictObject({ slot: slotCame })])),
  // A paper card is in no hand of the app: only the sheet stores it.
  owner: ({ power, slot }) => (slot === undefined ? sheetViewer(sideOf(power)) : power),
  decide(state, command) {
    const untracked = checkTracked(state.open);
    if (untracked) return { ok: false, refusal: untracked };
    const found = findBrought(state, command);
    if (!found.ok) return found;
    const { event, card } = found.value;
    const { power, slot } = command;
    if (!touchesSheets(event))
      return refuse('This event does nothing on a research sheet.', {
        rule: 'GS 9.41B',
        allowed: slot === undefined ? 'Enter it as it is shown.' : 'Leave an order for it instead.',
      });
    if (isBrought(state, command, card))
      return refuse('It is on the research sheet already.', {
        rule: 'GS Guide, Research',
        allowed: `“Take back” returns it${slot === undefined ? '' : ' to your hand'}.`,
      });
    const none = command.edition === 3 && slot === undefined ? checkHeld(state, power) : null;
    const refusal = none ?? (slot === undefined ? checkBroughtNumber(state, command) : null);
    if (refusal) return { ok: false, refusal };
    if (stepIndex(state.open.step) > stepIndex('construction'))
      return refuse('Research is done for this turn.', {
        rule: 'GS 9.41B',
        allowed:
          slot === undefined
            ? 'What is shown reaches the sheet as it is entered.'
            : 'What is still held was declined; its phase has ended.',
      });
    const side = sideOf(power);
    const title = event.title || `${power}’s event`;
    const reached = deedsOn(side, { event, title }, command);
    return accept({
      hidden: {
        ...(slot === undefined ? {} : { [power]: { slot } }),
        [sheetViewer(side)]: { reached, card },
      },
    });
  },
  hidden(draft, secret, { edition, slot, event, number }, open) {
    if (isBoard(draft)) {
      if (!secret || !('card' in secret)) return;
      const { reached, card } = secret;
      if (edition === 3 && slot === undefined) applyUnshown(draft, open, { reached, card, event, number });
      else applyReached(draft, open, reached);
      draft.brought.push(secret.card);
    } else if (secret && 'slot' in secret) {
      const order = draft.orders[secret.slot];
      draft.orders[secret.slot] = {
        do: 'play',
        answers: order?.answers ?? {},
        brought: true,
        ...(order?.why ? { why: order.why } : {}),
      };
    }
  },
});
