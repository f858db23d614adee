import * as v from 'valibot';
import { createPapers } from '@/kernel/papers-commands';
import { whyShape } from '@/kernel/policy';
import { accept, firstOf, type Refusal, refuse, unlessTold } from '@/kernel/result';
import { readShowing } from '../amended';
import { type Event, eventShape } from '../cards/card';
import { MOST_CARDS } from '../cards/own-deck';
import { cardsHeld } from '../dues';
import { checkEvent, takesAnswer, windowOf } from '../effects';
import { placeAt } from '../effects/place';
import { answersShape } from '../effects/shapes';
import { foldHidden, isBoard } from '../hidden';
import type { HiddenCame, Showing } from '../outcomes';
import { checkNumber } from '../paper-pile';
import { hasPassed, mayShowNow, WINDOW_WORDS } from '../phases';
import { moneyInPapers } from '../purse';
import { applyShowing, hiddenAgain, hiddenOf, showingOf, type Told, told, withTold } from '../showing';
import { type Hand, handOf, keeps, type OpenState, type Order, type Table } from '../state';
import { POWERS, type Power } from '../vocabulary';
import { hiddenSecret, showingCame, toldCame } from './came';
import { anyway, define, defining, edition, goesOn, type Stored, whole } from './define';

const power = v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.');
const slot = whole(1, 99);

/** What papers hold whatever the cards are. */
const keptInPapers = (open: OpenState) => keeps(open, 'research') || moneyInPapers(open);

/** A person opens the papers, or the table calls for another round of the curtain. */
export const PAPERS = createPapers(defining, {
  sayOpened: (person) => `${person} opens the papers`,
  toldBy: 'GS 9.12',
  hasPapers: (open) => open.cards === 'app' || keptInPapers(open),
  filled: (open) => keptInPapers(open) || cardsHeld(open) > 0,
  rule: 'GS 9.12',
  opened(draft, person) {
    for (const { ask } of draft.obligations)
      if (ask.type === 'visits') ask.people = ask.people.filter((name) => name !== person);
    draft.obligations = draft.obligations.filter(({ ask }) => ask.type !== 'visits' || ask.people.length > 0);
  },
});

const orderShape = v.strictObject({
  type: v.literal('order'),
  power,
  slot,
  do: v.picklist(['play', 'keep', 'decline'], 'Say play, keep or decline.'),
  answers: v.optional(answersShape, {}),
  why: v.optional(whyShape),
});

function findHeld(table: Table, owner: Power, wanted: number) {
  return handOf(table, owner).hand.find((card) => card.slot === wanted);
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
export const order = define<v.InferOutput<typeof orderShape>, undefined, undefined>({
  shape: orderShape,
  audience: (command) => command.power,
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = findHeld(state, command.power, command.slot);
    if (!card)
      return refuse(`${command.power} holds no card ${command.slot}.`, {
        rule: 'GS 9.12',
        allowed: 'Name a card of its hand.',
      });
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

const showShape = v.strictObject({ type: v.literal('show'), power, slot, edition, anyway });

/** Why a card may not be shown now, or nothing; one that is not secret may where all agree. @rule GS 9.41, 10.41B */
export function checkShow(open: OpenState, event: Event): Refusal | null {
  const window = windowOf(event, open);
  if (mayShowNow(window, open.step)) return null;
  const { rule, why } = WINDOW_WORDS[window];
  const refusal = { message: 'This card cannot be shown yet.', rule, allowed: why };
  return event.secret || hasPassed(window, open.step) ? refusal : unlessTold(refusal);
}

/** Shows a secret support event from the hand, at any time; or what lets a counter be placed. @rule GS 10.41B; Guide, Diplomacy */
export const show = define<Stored<typeof showShape>, Showing, HiddenCame>({
  corrections: [],
  kept(open, outcome) {
    const showing = readShowing(open, outcome.open);
    if (showing === outcome.open) return outcome;
    return {
      open: showing,
      ...(outcome.hidden ? { hidden: hiddenAgain(open, [showing], outcome.hidden) } : {}),
    };
  },
  came: showingCame,
  secret: hiddenSecret,
  shape: showShape,
  audience: () => 'public',
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const card = findHeld(state, command.power, command.slot);
    if (!card)
      return refuse(`${command.power} holds no card ${command.slot}.`, {
        rule: 'GS 9.12',
        allowed: 'Name a card of its hand.',
      });
    const refusal = firstOf([checkShow(state.open, card.event)], command.anyway);
    if (refusal) return { ok: false, refusal };
    const showing = withTold(state, showingOf(state, command.power, card, 'played'), command);
    return accept({ open: showing, hidden: hiddenOf(state.open, [showing], command) });
  },
  open: (draft, command, came) => applyShowing(draft, came, command),
  hidden: foldHidden,
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
  number: v.optional(whole(1, MOST_CARDS)),
  event: eventShape,
  how: v.optional(v.picklist(['played', 'declined']), 'played'),
  answers: v.optional(answersShape, {}),
  edition,
  anyway,
});

/** Enters a paper card's event when it is shown on the table. @rule GS 9.41 */
export const showEvent = define<Stored<typeof showEventShape>, Told, HiddenCame>({
  // What it told of a research sheet then is not read again.
  kept: 'checked',
  came: toldCame,
  secret: hiddenSecret,
  shape: showEventShape,
  audience: () => 'public',
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
    const came = told(state, { event, how }, command);
    return accept({
      ...(Object.keys(came).length > 0 ? { open: came } : {}),
      hidden: hiddenOf(open, [{ power: owner, event, how, answers }], command),
    });
  },
  open(draft, command, came) {
    const { power: owner, number, event, how, answers } = command;
    if (number !== undefined) draft.pile?.gone.push(number);
    const card = number === undefined ? {} : { number };
    applyShowing(draft, { power: owner, event, how, answers, ...card, ...came }, command);
  },
  hidden: foldHidden,
});
