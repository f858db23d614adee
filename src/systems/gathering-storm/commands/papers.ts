import * as v from 'valibot';
import { accept, type Refusal, refuse } from '@/kernel/result';
import { eventShape } from '../cards/card';
import { cardsHeld } from '../dues';
import { checkEvent, kindOf, windowOf } from '../effects';
import { answersShape } from '../effects/shapes';
import { hasPassed, WINDOW_WORDS } from '../phases';
import { applyShowing, removals, removeSlots, type Showing } from '../showing';
import type { HiddenState, OpenState, Order, Table } from '../state';
import { POWERS, type Power } from '../vocabulary';
import { define, goesOn, plain, whole } from './define';

const power = v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.');
const slot = whole(1, 99);

/** A person opens the papers: one public line, whatever is decided behind the curtain. */
export const openPapers = plain(
  v.strictObject({ type: v.literal('open-papers'), person: v.string() }),
  (open, { person }) => {
    if (open.cards === 'paper')
      return refuse('With paper cards there is no hand in the app.', {
        allowed: 'Enter an event when its card is shown.',
      });
    return open.seats.some((seat) => seat.person === person)
      ? accept(null)
      : refuse(`Nobody called ${person} sits here.`, {
          allowed: `Name ${open.seats.map((seat) => seat.person).join(', ')}.`,
        });
  },
  (draft, { person }) => {
    if (!draft.visited.includes(person)) draft.visited.push(person);
  },
);

/** Calls another round of the curtain: it visits everyone, in the same order, so that a visit tells nothing. */
export const callRound = plain(
  v.strictObject({ type: v.literal('call-round') }),
  (open) => {
    if (open.cards === 'paper') return refuse('With paper cards there is no hand in the app.');
    return cardsHeld(open) > 0 ? accept(null) : refuse('Nobody holds a card.', { rule: 'GS 9.12' });
  },
  (draft) => {
    draft.round = true;
    draft.visited = [];
  },
);

const orderShape = v.strictObject({
  type: v.literal('order'),
  power,
  slot,
  do: v.picklist(['play', 'keep', 'decline'], 'Say play, keep or decline.'),
  answers: v.optional(answersShape, {}),
});

function findHeld(table: Table, owner: Power, wanted: number) {
  return table.hidden[owner]?.hand.find((card) => card.slot === wanted);
}

/**
 * Why a card may not be declined: each power plays at least one of its cards each turn.
 * @rule GS 9.13
 */
export function checkDecline(open: OpenState, own: HiddenState, owner: Power, wanted: number): string | null {
  const { dealt, played } = open.hands[owner];
  if (dealt < 2) return `${owner} has one card and must play it.`;
  const left = own.hand.filter(
    (card) => card.slot !== wanted && own.orders[card.slot]?.do !== 'decline',
  ).length;
  return played + left > 0 ? null : `${owner} must play at least one of its cards.`;
}

/** What the owner leaves in advance for one card; it can be changed until its time. @rule GS 9.13, 9.41 */
export const order = define<v.InferOutput<typeof orderShape>, undefined, undefined>({
  shape: orderShape,
  audience: (command) => command.power,
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = findHeld(state, command.power, command.slot);
    if (!card) return refuse(`${command.power} holds no card ${command.slot}.`, { rule: 'GS 9.12' });
    const window = windowOf(card.event, state.open.readings);
    if (hasPassed(window, state.open.step)) {
      return refuse('The time of this card has passed.', {
        rule: WINDOW_WORDS[window].rule,
        allowed: 'It is shown and discarded when its phase ends.',
      });
    }
    const own = state.hidden[command.power] as HiddenState;
    const refusal =
      command.do === 'decline' ? checkDecline(state.open, own, command.power, command.slot) : null;
    if (refusal) return refuse(refusal, { rule: 'GS 9.13', allowed: 'Play it, or play another.' });
    for (const [at, answer] of Object.entries(command.answers)) {
      const effect = card.event.effects[Number(at)];
      if (!effect || kindOf(effect).ask(state.open, effect, answer))
        return refuse(`"${answer}" is not offered.`, { rule: 'GS Guide' });
    }
    return accept({});
  },
  hidden(draft, _, command) {
    draft.orders[command.slot] = { do: command.do, answers: command.answers } satisfies Order;
  },
});

const showShape = v.strictObject({ type: v.literal('show'), power, slot });

/** Shows a secret support event from the hand, at any time. @rule GS 10.41B */
export const show = define<v.InferOutput<typeof showShape>, Showing, { slots: number[] }>({
  shape: showShape,
  audience: () => 'public',
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = findHeld(state, command.power, command.slot);
    if (!card) return refuse(`${command.power} holds no card ${command.slot}.`, { rule: 'GS 9.12' });
    const window = windowOf(card.event, state.open.readings);
    if (window !== 'any-time')
      return refuse('This card cannot be shown yet.', {
        rule: WINDOW_WORDS[window].rule,
        allowed: WINDOW_WORDS[window].why,
      });
    const answers = state.hidden[command.power]?.orders[command.slot]?.answers ?? {};
    const showing: Showing = {
      power: command.power,
      slot: card.slot,
      number: card.number,
      event: card.event,
      how: 'played',
      answers,
    };
    return accept({ open: showing, hidden: removals([showing]) });
  },
  open: (draft, _, came) => applyShowing(draft, came),
  hidden: (draft, secret) => removeSlots(draft, secret.slots),
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

const showEventShape = v.strictObject({
  type: v.literal('show-event'),
  power,
  event: eventShape,
  how: v.optional(v.picklist(['played', 'declined']), 'played'),
  answers: v.optional(answersShape, {}),
});

/** Enters a paper card's event when it is shown on the table. @rule GS 9.41 */
export const showEvent = plain(
  showEventShape,
  (open, { power: owner, event, how }) => {
    if (open.cards === 'app')
      return refuse('This table plays with the app’s deck.', {
        allowed: 'Its cards are shown from the hands.',
      });
    if (event.effects.length === 0)
      return refuse('The event does nothing.', { allowed: 'Add at least one effect.' });
    const refusal =
      how === 'played'
        ? checkEvent(event, { general: false, power: owner })
        : checkPaperDecline(open.hands[owner], owner);
    return refusal ? { ok: false, refusal } : accept(null);
  },
  (draft, { power: owner, event, how, answers }) =>
    applyShowing(draft, { power: owner, event, how, answers }),
);
