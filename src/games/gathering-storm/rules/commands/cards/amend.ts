import * as v from 'valibot';
import { sayEvent } from '@/games/gathering-storm/rules/say/say-showing';
import { foldHidden, isBoard } from '@/games/gathering-storm/rules/state/start';
import { accept, type Refusal, refuse } from '@/kernel/result';
import { amendCard, amendHeld, type Half, readGeneral, readNational, saysTheSame } from '../../amend/amended';
import { type Deck, type Event, eventShape } from '../../cards/card';
import { checkEvent } from '../../effects';
import { placeAt } from '../../effects/place';
import type { HiddenOutcome } from '../../state/outcomes';
import { handOf, type OpenState, type Table } from '../../state/state';
import { ADJECTIVES, POWERS, printSigned } from '../../vocabulary';
import { define, defineOwn, goesOn, whole } from '../define';
import { describeByChange } from '../describe-by-change';
import { hiddenSecret } from '../outcome-shapes';
import { findHeld } from './order';

const head = { type: v.literal('amend-card'), number: whole(1, 999) };

const amendShape = v.variant(
  'half',
  [
    v.strictObject({
      ...head,
      half: v.literal('general'),
      /** As it was when left out. */
      trend: v.optional(whole(-3, 3)),
      event: eventShape,
    }),
    v.strictObject({ ...head, half: v.picklist(POWERS), event: eventShape }),
  ],
  'Say general, or one of Germany, Italy, Britain, France, Russia; only the general half has a trend.',
);
type Amend = v.InferOutput<typeof amendShape>;

const trendOf = (command: Amend) => (command.half === 'general' ? command.trend : undefined);

/** Returns why an event is not allowed on this half of a card. */
function checkHalf(open: OpenState, event: Event, half: Half): Refusal | null {
  if (half === 'general') return checkEvent(event, placeAt(open));
  return event.effects.length === 0
    ? { message: 'The event does nothing.', rule: 'GS 9.12', allowed: 'Add at least one effect.' }
    : checkEvent(event, placeAt(open, half));
}

const SAME: Refusal = { message: 'The card says so already.', allowed: 'Change its trend or its event.' };

/** Whether the card already reads so, by the deck and the table; a public copy contains no deck. */
function changesNothing(open: OpenState, deck: Deck | null, command: Amend): boolean {
  const { number, half, event } = command;
  const card = deck?.cards.find((item) => item.number === number);
  if (!card) return false;
  if (half !== 'general') return saysTheSame(readNational(open, half, number, card.national[half]), event);
  const now = readGeneral(open, number, { trend: card.trend, general: card.general });
  return saysTheSame(now, { trend: trendOf(command) ?? now.trend, general: event });
}

/** The amended event as stored in its holder's hidden part. */
function heldPart(table: Table, { number, half, event }: Amend): Record<string, HiddenOutcome> {
  if (half === 'general') return {};
  const card = handOf(table, half).hand.find((held) => held.number === number);
  return card ? { [half]: { amend: { power: half, slot: card.slot, event } } } : {};
}

/**
 * A misprint met in play: from now on this half of a card reads so, in this table only; its deck stays as it is.
 * The card face up changes at once if it was not applied, and so does a held one.
 * @rule GS 9.12
 */
export const amend = define({
  shape: amendShape,
  asks: { number: 'Number of its card', half: 'Whose event', trend: 'Economic trend', event: 'Event' },
  secret: hiddenSecret,
  reveals: false,
  decide(state, command, _, deck) {
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    if (open.cards === 'paper' || !open.deck)
      return refuse('This table plays with paper cards.', {
        rule: 'GS 9.12',
        allowed: 'Correct the entry of the card instead.',
      });
    const { numbers } = open.deck;
    if (!numbers.includes(command.number))
      return refuse(`Card ${command.number} is not in this table’s deck.`, {
        rule: 'GS 9.12',
        allowed: `Its cards have numbers from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`,
      });
    const refusal = checkHalf(open, command.event, command.half);
    if (refusal) return { ok: false, refusal };
    if (changesNothing(open, deck, command)) return { ok: false, refusal: SAME };
    return accept({ hidden: heldPart(state, command) });
  },
  open(draft, command) {
    amendCard(draft, command.number, { ...command, trend: trendOf(command) });
    const { card } = draft;
    if (card?.number === command.number && !card.applied)
      draft.card = readGeneral(draft, command.number, card);
  },
  hidden: foldHidden,
  say(command) {
    const { number, half, event } = command;
    const whose = half === 'general' ? 'general' : ADJECTIVES[half];
    const trend = trendOf(command);
    return {
      text: `Card ${number} is amended: the ${whose} event${event.title ? ` reads ${event.title}` : ''}`,
      notes: [...(trend === undefined ? [] : [`Economic trend ${printSigned(trend)}`]), ...sayEvent(event)],
      rule: 'GS 9.12',
    };
  },
  short: describeByChange,
  nature: 'ruling',
});

/**
 * The owner of a held card finds a misprint on it. The table learns of it when the card is shown.
 * @rule GS 9.12
 */
export const amendOwn = defineOwn({
  shape: v.strictObject({
    type: v.literal('amend-held'),
    power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
    slot: whole(1, 99),
    event: eventShape,
  }),
  asks: { power: 'Power', slot: 'Slot', event: 'Event' },
  owner: ({ power }) => power,
  decide(state, { power, slot, event }) {
    const held = findHeld(state, power, slot);
    if (!held.ok) return held;
    const card = held.value;
    const own = handOf(state, power);
    if (own.orders[slot]?.brought)
      return refuse('Its event is on the research sheet.', {
        rule: 'GS 9.41B',
        allowed: 'Take that back first.',
      });
    const refusal = checkHalf(state.open, event, power);
    if (refusal) return { ok: false, refusal };
    return saysTheSame(card.event, event)
      ? refuse('The card says so already.', { allowed: 'Change its event.' })
      : accept({});
  },
  hidden(draft, _, command, open) {
    if (!isBoard(draft)) amendHeld(draft, command, open, true);
  },
});
