import { canonicalJson } from '@/kernel/file/canonical';
import type { Command } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/views';
import type { Event } from '../cards/card';
import { takesAnswer } from '../effects/index';
import { shownIn } from '../history/shown-in';
import { toCount } from '../state/counted';
import type { AmendHeld, Showing } from '../state/outcomes';
import type { Hand, HeldCard, OpenState, Order } from '../state/state';
import type { Power } from '../vocabulary';

/** The initial form of an amendment: a card of the app's deck with its event. */
export interface Amendment extends Command {
  type: 'amend-card';
  number: number;
  half: 'general' | Showing['power'];
  event: Event;
  trend?: number;
}

/**
 * The halves of cards that an entry turned, applied or revealed, as initial amendments.
 * @param rows the line that contains the entry
 */
export function amendmentsOf({ no, entry }: StandingRow, rows: readonly StandingRow[]): Amendment[] {
  const type = entry.open?.command.type;
  if (type === 'turn-card') return ofTurned(entry);
  if (type === 'apply-card') {
    const before = rows.slice(
      0,
      rows.findIndex((row) => row.no === no),
    );
    const turned = before.findLast((row) => row.entry.open?.command.type === 'turn-card');
    return turned ? ofTurned(turned.entry) : [];
  }
  return shownIn(entry).flatMap(({ slot, number, power, event }) =>
    slot === undefined || number === undefined ? [] : [{ type: 'amend-card', number, half: power, event }],
  );
}

function ofTurned({ open }: Entry): Amendment[] {
  if (!open) return [];
  const { number, trend, general } = outcomeIn(open) as { number: number; trend: number; general: Event };
  return [{ type: 'amend-card', number, half: 'general', trend, event: general }];
}

/** Half of a card: the general event, or the event of one power. */
export type Half = 'general' | Power;

/** Whether two events, or two cards, are equal. */
export const saysTheSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** From now on this half of a card reads so, in this table only. */
export function amendCard(
  draft: OpenState,
  number: number,
  { half, event, trend }: { half: Half; event: Event; trend?: number | undefined },
): void {
  draft.amended ??= {};
  const now = draft.amended[number] ?? {};
  draft.amended[number] =
    half === 'general'
      ? { ...now, general: event, ...(trend === undefined ? {} : { trend }) }
      : { ...now, national: { ...now.national, [half]: event } };
}

/** A power's event at this table: as amended for all, otherwise as printed. */
export function readNational(
  open: OpenState,
  power: Power,
  number: number | undefined,
  printed: Event,
): Event {
  return (number === undefined ? undefined : open.amended?.[number]?.national?.[power]) ?? printed;
}

/** The general half as the table reads it. */
export function readGeneral<C extends { trend: number; general: Event }>(
  open: OpenState,
  number: number | undefined,
  printed: C,
): C {
  const { trend = printed.trend, general = printed.general } =
    (number === undefined ? undefined : open.amended?.[number]) ?? {};
  return { ...printed, trend, general };
}

/** A card as dealt: amended, with the printed event kept. */
export function dealtCard(open: OpenState, power: Power, card: Pick<HeldCard, 'slot' | 'number' | 'event'>) {
  const event = readNational(open, power, card.number, card.event);
  return (saysTheSame(event, card.event) ? card : { ...card, event, printed: card.event }) satisfies HeldCard;
}

/** The same cards dealt again after a correction, with their events read again. */
export function readDealt(open: OpenState, power: Power, cards: readonly HeldCard[]): HeldCard[] {
  return cards.map(({ slot, number, event, printed = event }) =>
    dealtCard(open, power, { slot, number, event: printed }),
  );
}

/** The fields of a showing that record how its card is printed. */
export function printedOf({ printed, own }: HeldCard): Pick<Showing, 'printed' | 'own'> {
  return { ...(printed ? { printed } : {}), ...(own ? { own } : {}) };
}

/** A showing after a correction: the same card and manner, with the event as the table now reads it. */
export function readShowing(open: OpenState, showing: Showing): Showing {
  if (showing.own || showing.slot === undefined) return showing;
  const { printed = showing.event, counted: _, ...shown } = showing;
  const event = readNational(open, showing.power, showing.number, printed);
  if (saysTheSame(event, showing.event)) return showing;
  const counted = showing.how === 'played' ? toCount(open, event, showing) : [];
  return {
    ...shown,
    event,
    ...(counted.length > 0 ? { counted } : {}),
    ...(saysTheSame(event, printed) ? {} : { printed }),
  };
}

/**
 * Amends a held card. Answers that no longer fit its event are removed; projects on a research sheet stay
 * there.
 * @param own amended by its owner, unknown to everyone else
 */
export function amendHeld(
  draft: Hand,
  { power, slot, event }: AmendHeld,
  open: OpenState,
  own: boolean,
): void {
  const card = draft.hand.find((held) => held.slot === slot);
  if (!card) return;
  const { own: _, lost: __, printed = card.event, ...rest } = card;
  const known = readNational(open, power, card.number, printed);
  const order = draft.orders[slot];
  const fitting = order && fitAnswers(open, event, order, power);
  if (fitting) draft.orders[slot] = fitting;
  const lost = order && fitting && Object.keys(fitting.answers).length < Object.keys(order.answers).length;
  const now: HeldCard = {
    ...rest,
    event,
    ...(saysTheSame(event, printed) && !own ? {} : { printed }),
    ...(own && !saysTheSame(event, known) ? { own } : {}),
    ...(lost ? { lost } : {}),
  };
  draft.hand = draft.hand.map((held) => (held.slot === slot ? now : held));
}

function fitAnswers(open: OpenState, event: Event, order: Order, power: Power): Order {
  const answers = Object.entries(order.answers).filter(([at, answer]) =>
    takesAnswer(open, event, Number(at), answer, power),
  );
  return { ...order, answers: Object.fromEntries(answers) };
}
