import * as v from 'valibot';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import { whyShape } from '@/kernel/command/policy';
import { accept, type Result, refuse } from '@/kernel/result';
import { takesAnswer, windowOf } from '../../effects';
import { answersShape } from '../../effects/shapes';
import { hasPassed, WINDOW_WORDS } from '../../guide/phases';
import { type Hand, type HeldCard, handOf, type OpenState, type Order, type Table } from '../../state/state';
import { POWERS, type Power } from '../../vocabulary';
import { defineOwn, goesOn, whole } from '../define';

/** Returns the card in a slot of a hand; refused if the game has ended. */
export function findHeld(table: Table, owner: Power, wanted: number): Result<HeldCard> {
  const running = goesOn(table.open);
  if (!running.ok) return running;
  const card = handOf(table, owner).hand.find(({ slot }) => slot === wanted);
  return card
    ? accept(card)
    : refuse(`${owner} holds no card ${wanted}.`, { rule: 'GS 9.12', allowed: 'Name a card of its hand.' });
}

/**
 * Why a card may not be declined: each power plays at least one of its cards each turn.
 * @rule GS 9.13
 */
export function checkDecline(open: OpenState, own: Hand, owner: Power, wanted: number): string | null {
  const { dealt, played } = open.hands[owner];
  if (dealt < 2) return `${owner} has one card and must play it.`;
  const left = own.hand.filter(
    (card) => card.slot !== wanted && own.orders[card.slot]?.do !== 'decline',
  ).length;
  return played + left > 0 ? null : `${owner} must play at least one of its cards.`;
}

/** What the owner leaves in advance for one card; it can be changed until its time. @rule GS 9.13, 9.41 */
export const order = defineOwn({
  shape: v.strictObject({
    type: v.literal('order'),
    power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
    slot: whole(1, 99),
    do: v.picklist(['play', 'keep', 'decline'], 'Say play, keep or decline.'),
    answers: v.optional(answersShape, {}),
    why: v.optional(whyShape),
  }),
  asks: { power: 'Power', slot: 'Slot', do: 'Do', answers: null, why: null },
  owner: (command) => command.power,
  decide(state, command) {
    const held = findHeld(state, command.power, command.slot);
    if (!held.ok) return held;
    const card = held.value;
    const window = windowOf(card.event, state.open);
    if (hasPassed(window, state.open.step)) {
      return refuse('The time of this card has passed.', {
        rule: WINDOW_WORDS[window].rule,
        allowed: 'It is shown and discarded when its phase ends.',
      });
    }
    const own = handOf(state, command.power);
    if (own.orders[command.slot]?.brought && command.do !== 'play')
      return refuse('Its event is on the research sheet.', {
        rule: 'GS 9.41B',
        allowed: 'Take that back first.',
      });
    const refusal =
      command.do === 'decline' ? checkDecline(state.open, own, command.power, command.slot) : null;
    if (refusal) return refuse(refusal, { rule: 'GS 9.13', allowed: 'Play it, or play another.' });
    for (const [at, answer] of Object.entries(command.answers)) {
      if (!takesAnswer(state.open, card.event, Number(at), answer, command.power))
        return refuse(`"${answer}" is not offered.`, {
          rule: 'GS Guide',
          allowed: 'Choose what the card offers.',
        });
    }
    return accept({});
  },
  hidden(draft, _, command) {
    if (isBoard(draft)) return;
    const brought = draft.orders[command.slot]?.brought;
    draft.orders[command.slot] = {
      do: command.do,
      answers: command.answers,
      ...(brought ? { brought } : {}),
      ...(command.why ? { why: command.why } : {}),
    } satisfies Order;
    for (const card of draft.hand) if (card.slot === command.slot) delete card.lost;
  },
});
