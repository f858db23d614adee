import { produce } from 'immer';
import type { By, Chosen } from '@/kernel/command/choosing';
import { boundWhy, thoughtBefore } from '@/kernel/command/policy';
import { checkDecline } from '../commands/cards/order';
import { kindOf, windowOf } from '../effects';
import type { Answers, Effect } from '../effects/shapes';
import { hasPassed, stepAt } from '../guide/phases';
import type { Hand, HeldCard, OpenState, Order } from '../state/state';
import type { Power } from '../vocabulary';
import { choose, chooseOption } from './choosing';
import type { Eyes } from './eyes';
import { factsOfCard, isLast, weigh } from './facts';

/** The steps at which a power of the app’s thinks of its cards: as they are dealt, and of what it kept later on. */
export const POLICY_STEPS = ['read', 'placement', 'end'] as const;

/** Whether to decide a card now: once only, but again for a kept card whose next moment has come. */
function isOpen(open: OpenState, card: HeldCard, order: Order | undefined): boolean {
  const window = windowOf(card.event, open);
  if (hasPassed(window, open.step) || order?.brought) return false;
  if (!order || card.lost) return true;
  const later = open.step === 'placement' || open.step === 'end';
  return window === 'any-time' && order.do === 'keep' && later;
}

/** The target is chosen when shown: after all other events, and with subversion. @rule GS Guide, Diplomacy */
const LATER: readonly Effect['kind'][] = ['flexible', 'subversion'];

/** Returns the answers that the owner of an event may give in advance, one for each effect that asks. */
function chooseAnswers(
  open: OpenState,
  power: Power,
  { event }: HeldCard,
  by: By,
): { answers: Answers; lines: string[] } {
  const answers: Answers = {};
  const lines: string[] = [];
  for (const [at, effect] of event.effects.entries()) {
    const question = kindOf(effect).ask(open, effect, undefined, power, event);
    if (!question || question.whose === 'table' || LATER.includes(effect.kind)) continue;
    const { answer, lines: newLines } = chooseOption(open, { power, effect, question }, by);
    answers[at] = answer;
    lines.push(...newLines);
  }
  return { answers, lines };
}

/** One of its cards is played each turn: the one that is worth most, while none is played or to be played. @rule GS 9.13 */
function mostWorth({ power, view: { open } }: Eyes, own: Hand): number | null {
  const willing = own.hand.some(({ slot }) => own.orders[slot]?.do === 'play');
  if (willing || open.hands[power].played > 0) return null;
  const cards = own.hand
    .filter((card) => isOpen(open, card, own.orders[card.slot]))
    .map(({ slot, event }) => ({ slot, worth: weigh(open, power, event).now }));
  return cards.sort((one, other) => other.worth - one.worth || one.slot - other.slot)[0]?.slot ?? null;
}

const NOT_DECLINED = 'One of its cards is played each turn (GS 9.13), so it is not declined';

/**
 * Plays, keeps or declines a card. Uses only the card and public counts, so that the reasons shown later
 * reveal nothing about the other cards. If the last card would be declined, only that is given as the reason.
 */
function chooseWhat(eyes: Eyes, own: Hand, card: HeldCard, by: By): { what: Order['do']; lines: string[] } {
  const { power } = eyes;
  const { open } = eyes.view;
  const secret = windowOf(card.event, open) === 'any-time';
  const mayKeep = secret && !isLast(open);
  const several = open.hands[power].dealt > 1;
  const allowed = ['play', ...(mayKeep ? ['keep'] : []), ...(several ? ['decline'] : [])];
  const facts = factsOfCard(open, power, card.event);
  const { option, lines } = choose(by, secret ? 'support' : 'decline', { facts, allowed });
  const barred = card.slot === mostWorth(eyes, own) || checkDecline(open, own, power, card.slot) !== null;
  if (option === 'decline' && barred) return { what: mayKeep ? 'keep' : 'play', lines: [NOT_DECLINED] };
  return { what: option as Order['do'], lines };
}

function chooseOrder(eyes: Eyes, own: Hand, card: HeldCard, by: By): { order: Order; why: string[] } {
  const { power } = eyes;
  const { open } = eyes.view;
  const { what: option, lines } = chooseWhat(eyes, own, card, by);
  const decision = option === 'decline' ? { answers: {}, lines: [] } : chooseAnswers(open, power, card, by);
  const before = thoughtBefore(own.orders[card.slot]?.why, stepAt(open.step).phase);
  return {
    order: { do: option, answers: decision.answers },
    why: boundWhy([...before, ...lines, ...decision.lines]),
  };
}

/** An order for each card of the hand that is to be decided now, in the order of the deal. @rule GS 9.13, 9.41 */
export function chooseOrders(eyes: Eyes, by: By): { chosen: Chosen[]; own: Hand } {
  const { power, view } = eyes;
  let own = view.hidden as Hand;
  const chosen: Chosen[] = [];
  for (const card of own.hand) {
    if (!isOpen(view.open, card, own.orders[card.slot])) continue;
    const { order, why } = chooseOrder(eyes, own, card, by);
    chosen.push({ command: { type: 'order', power, slot: card.slot, ...order, why }, why });
    own = produce(own, (draft) => {
      draft.orders[card.slot] = { ...order, why };
    });
  }
  return { chosen, own };
}
