import { printTurn } from '@/games/storm-over-asia/rules/calendar';
import { appPowers, isForOne } from '@/kernel/seats';
import type { Seat } from '@/table/game-ui';
import { countOfEntries } from './cards/use-saved-entries';

interface SetUp {
  seats: readonly Seat[];
  cards: 'app' | 'paper';
  /** How many flags are placed at the start. */
  placed: number;
  /** The turn in which it begins. */
  turn?: number;
  /** Saved entries that the table starts with; null if all are open. */
  begun: { name: string; count: number } | null;
}

/** The set-up in whole sentences. */
export function summarize({ seats, cards, placed, begun, turn = 1 }: SetUp): string[] {
  return [
    `${isForOne(seats) ? 'One person, four powers' : 'Four powers'}, Storm Over Asia from ${printTurn(turn)}.`,
    ...sayApp(seats, cards),
    placed === 0
      ? 'There are no flags yet: they can be placed on the map at any time.'
      : `${placed} ${placed === 1 ? 'flag is placed' : 'flags are placed'} at the start.`,
    cards === 'app'
      ? 'One card is face up and each power has its own (assumed). Where the app does not know what a card does, you read it from your own card.'
      : 'No hand is in the app: only cards that are shown are entered.',
    ...(begun
      ? [`${countOfEntries(begun.count)} of the deck, “${begun.name}”, the table knows from the start.`]
      : []),
    'Assumed from the sister game: turns are seasons, with their phases in this order.',
  ];
}

/** What the app holds at a solo table, and what it cannot hold. */
function sayApp(seats: readonly Seat[], cards: SetUp['cards']): string[] {
  const count = appPowers(seats).length;
  if (count > 0 && cards === 'paper')
    return ['With paper cards the app can hold no hand: choose the open deck, or take every power.'];
  const holds = `The app holds ${count} of them and plays ${count === 1 ? 'it' : 'them'} by a policy that you can read and change.`;
  const opens = `Your papers open with a tap${count > 0 ? '; the app’s cards stay hidden until they are shown' : ''}.`;
  return [...(count > 0 ? [holds] : []), ...(isForOne(seats) && cards === 'app' ? [opens] : [])];
}
