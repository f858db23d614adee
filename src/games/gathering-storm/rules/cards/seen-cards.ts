import { outcomeIn } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/standing-rows';
import type { Showing } from '../state/outcomes';
import type { OpenState } from '../state/state';
import { type Power, printTurn } from '../vocabulary';

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
