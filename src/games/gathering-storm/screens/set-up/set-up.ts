import type { Season } from '@/games/gathering-storm/rules/vocabulary';
import { appPowers, isForOne } from '@/kernel/seats';
import type { Seat } from '@/table/game-ui';

interface SetUp {
  seats: readonly Seat[];
  /** How a sentence names the cards: "the house deck, 144 cards"; null with paper cards. */
  deck: string | null;
  running: boolean;
  season: Season;
  year: number | null;
}

const COUNTS = ['Nobody', 'One person', 'Two people', 'Three people', 'Four people', 'Five people'];

/** The set-up in whole sentences. */
export function summarize({ seats, deck, running, season, year }: SetUp): string[] {
  const people = seats.filter(({ by }) => by === undefined).length;
  const apps = appPowers(seats).length;
  const begins = running ? `from ${season} ${year ?? '…'}, already running` : 'from Spring 1935';
  return [
    `${COUNTS[people] ?? people}, five powers, Gathering Storm ${begins}, with ${deck ?? 'your paper deck'}.`,
    ...(apps > 0 && deck ? [`The app plays ${apps} of them by a policy that you can read and change.`] : []),
    deck
      ? isForOne(seats)
        ? 'Your papers open with a tap; the app’s cards stay hidden until they are shown.'
        : 'Each hand opens when its person presses and holds, and closes by itself.'
      : 'Hands stay out of the app: you enter only events that are shown.',
    running
      ? 'There is nothing else to set up: the app asks once what happened so far, and for a number when an event first needs it.'
      : 'Unclear rules: the usual readings. You can change them in the menu.',
  ];
}
