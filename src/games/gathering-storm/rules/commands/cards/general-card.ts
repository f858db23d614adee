import * as v from 'valibot';
import { sayEvent } from '@/games/gathering-storm/rules/say/say-showing';
import { foldHidden } from '@/games/gathering-storm/rules/state/start';
import { accept, refuse } from '@/kernel/result';
import { readGeneral, saysTheSame } from '../../amend/amended';
import { eventShape } from '../../cards/card';
import { MOST_CARDS } from '../../cards/own-deck';
import { checkEvent } from '../../effects';
import { placeAt } from '../../effects/place';
import { applyOrAsk } from '../../guide/asking';
import { drawCards } from '../../hands/draws';
import { checkNumber, takeFromPile } from '../../hands/paper-pile';
import { oweVisits } from '../../hands/showing';
import { reachSheets } from '../../research/deeds-on-sheets';
import type { OpenState } from '../../state/state';
import { moveClimate } from '../../totals/tracks';
import { printSigned } from '../../vocabulary';
import { anyway, asSaid, at, define, type Edition, plain, thirdEdition, whole } from '../define';
import { count, hiddenSecret, number } from '../outcome-shapes';
import { findCard, shuffleIn } from './deal';

const printed = v.strictObject({ trend: whole(-9, 9), general: eventShape });
const faceUpOutcome = v.strictObject({
  ...printed.entries,
  number: v.optional(number),
  epoch: v.optional(count),
  /** The printed text, if the card was amended. */
  printed: v.optional(printed),
});
type FaceUp = v.InferOutput<typeof faceUpOutcome>;

/** Returns the first card as the table reads it, with the printed text if that differs. */
function faceUp(open: OpenState, { printed: before, ...card }: FaceUp): FaceUp {
  const deck = before ?? { trend: card.trend, general: card.general };
  const now = readGeneral(open, card.number, deck);
  return { ...card, ...now, ...(saysTheSame(now, deck) ? {} : { printed: deck }) };
}

/**
 * Turns the card up. Only its trend and general event count; its national events are ignored.
 * @rule GS 9.12, 9.21
 */
function layOpen(draft: OpenState, { number: of, trend, general, epoch }: FaceUp): void {
  shuffleIn(draft, epoch);
  takeFromPile(draft, 1);
  if (of !== undefined) (draft.deck ?? draft.pile)?.gone.push(of);
  draft.card = { trend, general, applied: false, ...(of === undefined ? {} : { number: of }) };
  draft.step = 'general';
}

/** Turns the first card of the turn face up from the app's deck. @rule GS 9.12 */
export const turnCard = define({
  shape: v.strictObject({ type: v.literal('turn-card') }),
  asks: {},
  outcome: faceUpOutcome,
  reveals: true,
  corrections: [],
  keepsOutcome: (open, { open: outcome }) => ({ open: faceUp(open, outcome) }),
  decide(state, _, chance, deck) {
    const here = at(state.open, 'draw', 'Turning the card', 'GS 9.12');
    if (!here.ok) return here;
    const drawn = drawCards(state, chance, { count: 1 });
    if (!drawn.ok) return drawn;
    const card = findCard(deck, drawn.value.numbers[0]);
    if (!card)
      return refuse('The pile is empty and no discard is left to shuffle.', {
        rule: 'GS 9.11',
        allowed: 'Cards come back as they are shown and discarded.',
      });
    const { number: of, trend, general } = card;
    return accept({ open: faceUp(state.open, { number: of, trend, general, epoch: drawn.value.epoch }) });
  },
  open: (draft, _, outcome) => layOpen(draft, outcome),
  say: (_, { general, trend }) => ({
    text: `The card is turned: ${general.title}`,
    notes: [`Economic trend ${printSigned(trend)}`, ...sayEvent(general)],
    rule: 'GS 9.12',
  }),
  short: () => 'the card is turned',
  nature: 'event',
});

/** Enters the text of the paper general card. @rule GS 9.12, 9.21 */
export const enterCard = plain({
  shape: v.strictObject({
    type: v.literal('enter-card'),
    number: v.optional(whole(1, MOST_CARDS)),
    trend: whole(-9, 9),
    general: eventShape,
    anyway,
  }),
  asks: { number: 'Number of its card', trend: 'Economic trend', general: 'General event', anyway: null },
  corrections: ['change'],
  check(open, { number: of, general, anyway: force = false }) {
    const here = at(open, 'draw', 'Entering the general card', 'GS 9.12');
    if (!here.ok) return here;
    if (open.cards === 'app')
      return refuse('This table plays with the app’s deck.', { allowed: 'Turn the card instead.' });
    const refusal = checkEvent(general, { ...placeAt(open), anyway: force }) ?? checkNumber(open, of);
    return refusal ? { ok: false, refusal } : accept(null);
  },
  open: (draft, { number: of, trend, general }) =>
    layOpen(draft, { trend, general, ...(of === undefined ? {} : { number: of }) }),
  say: ({ number: of, trend, general }) => ({
    text: `The general card: ${general.title || 'no title entered'}`,
    notes: [
      ...(of === undefined ? [] : [`Card ${of}`]),
      `Economic trend ${printSigned(trend)}`,
      ...sayEvent(general),
    ],
    rule: 'GS 9.12',
  }),
  short: () => 'the card is turned',
  nature: 'event',
});

/** The trend moves the climate, then the general event applies: one entry, one undo. @rule GS 9.21, 9.31 */
export const applyCard = define({
  shape: v.strictObject({ type: v.literal('apply-card'), edition: thirdEdition }),
  asks: {},
  secret: hiddenSecret,
  reveals: false,
  corrections: [],
  decide({ open }) {
    const here = at(open, 'general', 'Applying the card', 'GS 9.31');
    if (!here.ok) return here;
    const event = open.card?.general;
    return accept({ hidden: event ? reachSheets(open, [{ event, title: event.title }], {}) : {} });
  },
  open(draft, command) {
    applyFaceUp(draft, command);
    draft.step = 'deal';
  },
  hidden: foldHidden,
  say: () => ({ text: 'The general card is applied', rule: 'GS 9.31' }),
  short: asSaid,
  nature: 'event',
});

/** Applies the face-up card to a table; also used for its preview. */
export function applyFaceUp(draft: OpenState, command: Edition = { edition: 3 }): void {
  const card = draft.card;
  if (!card) return;
  card.applied = true;
  const words = card.general.title || 'General event';
  if (card.trend !== 0)
    moveClimate(draft, card.trend, { words: `${words}, economic trend`, basis: 'event', rule: 'GS 9.21' });
  applyOrAsk(draft, card.general, {
    title: words,
    secret: false,
    answers: {},
    ...(command.edition ? { edition: command.edition } : {}),
  });
  oweVisits(draft, card.general, command.edition === 3 ? command : {});
}
