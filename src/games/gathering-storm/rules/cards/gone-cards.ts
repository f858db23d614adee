import { outcomeIn } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/views';
import type { Effect } from '../effects/shapes';
import type { Showing } from '../state/outcomes';
import type { OpenState } from '../state/state';
import { type Power, printTurn } from '../vocabulary';
import type { Card, Event } from './card';
import { eventAt, PLACES } from './find-cards';
import { DECK_SIZE, type PartCard } from './own-deck';

/** Public information about a card: where it was seen, oldest first, and whether it is out of the pile. */
export interface SeenCard {
  number: number;
  /** Face up this turn, discarded, or seen and shuffled in again since. */
  lies: 'face up' | 'discarded' | 'shuffled in';
  seen: string[];
}

/**
 * Returns the cards of the table's deck that everyone has seen. Reads only public entries and the open part,
 * so it cannot leak a hand: a card that was never shown is not included.
 * @rule GS 9.11, 9.12
 */
export function seenCards(open: OpenState, rows: readonly StandingRow[]): Map<number, SeenCard> {
  const cards = new Map<number, SeenCard>();
  for (const { number, words } of rows.flatMap(sightingsIn)) {
    const before = cards.get(number);
    if (before) before.seen.push(words);
    else cards.set(number, { number, lies: liesNow(open, number), seen: [words] });
  }
  return cards;
}

function liesNow({ card, deck }: OpenState, number: number): SeenCard['lies'] {
  if (card?.number === number) return 'face up';
  return deck?.gone.includes(number) ? 'discarded' : 'shuffled in';
}

interface Sighting {
  number: number;
  words: string;
}

function sightingsIn({ entry: { at, open } }: StandingRow): Sighting[] {
  const turn = printTurn(at.turn);
  const outcome = outcomeIn(open) as ShowingOutcome | undefined;
  switch (open?.command.type) {
    case 'turn-card':
      return outcome?.number === undefined
        ? []
        : [{ number: outcome.number, words: `General card, ${turn}` }];
    case 'show':
      return shownIn([outcome as Showing], turn);
    case 'advance':
      return shownIn(outcome?.left?.flatMap(({ showings }) => showings) ?? [], turn);
    case 'end-turn':
      return shownIn(outcome?.showings ?? [], turn);
    default:
      return [];
  }
}

/** The outcome of entries that show cards. */
interface ShowingOutcome {
  number?: number;
  left?: { showings: Showing[] }[];
  showings?: Showing[];
}

function shownIn(showings: readonly Showing[], turn: string): Sighting[] {
  return showings.flatMap(({ number, power, how }) =>
    number === undefined ? [] : [{ number, words: sayShown(power, how, turn) }],
  );
}

const sayShown = (power: Power, how: Showing['how'], turn: string) =>
  `${how === 'played' ? 'Shown' : 'Declined'} by ${power}, ${turn}`;

/** Kinds of cards that appear once and change what a side may do: experts count them. */
const COUNTED: readonly { kind: Effect['kind']; name: string; rule: string }[] = [
  { kind: 'atomic', name: 'Atomic research', rule: 'GS 15.24' },
  { kind: 'purge', name: 'Purges', rule: 'GS 21.23A' },
  { kind: 'russian-door', name: 'Doors for Russia', rule: 'GS Guide, Diplomacy' },
];

/** The cards of the printed deck that permit atomic research. @rule GS 15.24 */
const ATOMIC_NUMBERS = [72, 144];

/** The cards of one kind that are out of the pile, by public information. */
export interface GoneCards {
  name: string;
  rule: string;
  /** Their numbers: face up or discarded since the last shuffle. */
  gone: number[];
  /** Numbers of the cards that may still appear, from the pile or a hand; null if the deck is unknown. */
  left: number[] | null;
}

const has = (event: Event | undefined, kind: Effect['kind']) =>
  event?.effects.some((effect) => effect.kind === kind) ?? false;

/** Returns the numbers of the cards that have an effect of this kind, on any part. */
const numbersOf = (cards: readonly PartCard[], kind: Effect['kind']): number[] =>
  cards.flatMap((card) => (PLACES.some((place) => has(eventAt(card, place), kind)) ? [card.number] : []));

const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((one, other) => one - other);

/**
 * Returns the atomic, purge and door cards of the app's deck. Reads only the deck, which everyone may look
 * through, and the cards that everyone has seen: a card in a hand counts as one that may still appear.
 * @rule GS 9.11, 9.12
 */
export function goneCards(open: OpenState, rows: readonly StandingRow[], deck: readonly Card[]): GoneCards[] {
  const seen = seenCards(open, rows);
  const isGone = (number: number) => {
    const lies = seen.get(number)?.lies;
    return lies === 'face up' || lies === 'discarded';
  };
  return COUNTED.flatMap(({ kind, name, rule }) => {
    const numbers = ascending(numbersOf(deck, kind));
    if (numbers.length === 0) return [];
    return { name, rule, gone: numbers.filter(isGone), left: numbers.filter((number) => !isGone(number)) };
  });
}

/**
 * The same for paper cards, as far as their numbers were entered. Reads the entries and this device's own
 * deck; for atomic cards also the numbers that the rule gives.
 * @param known cards of the deck in which this device stores the text of paper cards
 */
export function goneOnPaper(
  open: OpenState,
  rows: readonly StandingRow[],
  known: readonly PartCard[],
): GoneCards[] {
  const { gone = [], size } = open.pile ?? {};
  const entered = rows.flatMap(({ entry }) => enteredIn(entry.open?.command ?? {}));
  return COUNTED.map(({ kind, name, rule }) => {
    const numbers = [
      ...entered.flatMap(({ number, event }) => (has(event, kind) ? [number] : [])),
      ...numbersOf(known, kind),
      ...(kind === 'atomic' && size === DECK_SIZE ? ATOMIC_NUMBERS : []),
    ];
    return { name, rule, gone: ascending(numbers).filter((number) => gone.includes(number)), left: null };
  });
}

function enteredIn(command: { type?: unknown; number?: unknown; event?: unknown; general?: unknown }) {
  const event = command.type === 'enter-card' ? command.general : command.event;
  const shown = command.type === 'enter-card' || command.type === 'show-event';
  return shown && typeof command.number === 'number' && event
    ? [{ number: command.number, event: event as Event }]
    : [];
}
