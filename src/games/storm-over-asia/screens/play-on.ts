import { guideFor } from '@/games/storm-over-asia/rules/guide';
import type { Showing } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { appPowers } from '@/kernel/seats';
import type { GameUi, MapQuestion } from '@/table/game-ui';

/** Steps that are played on the board, or ask of it: who plays alone has something to do there. @rule SOA 7 */
const AT_THE_BOARD = ['draw', 'income', 'economic', 'diplomacy', 'attacks'];

/** The next command of a solo table that needs no decision; a mandatory action is run in any step. */
function nextAlone(open: OpenState, begun: boolean) {
  const { action } = guideFor(open);
  if (!('command' in action)) return null;
  return begun && AT_THE_BOARD.includes(open.step) ? null : action.command;
}

/** The powers whose cards an entry revealed. */
function whoShowed({ open }: Entry): readonly string[] {
  switch (open?.command.type) {
    case 'advance':
    case 'end-turn':
      return (outcomeIn(open) as { showings: Showing[] }).showings.map(({ power }) => power);
    case 'show':
      return [(outcomeIn(open) as Showing).power];
    default:
      return [];
  }
}

/** Whether the app made a public choice: only the app's choices state their reason. */
function choseByPolicy({ open }: Entry): boolean {
  const command = open?.command;
  return (command?.type === 'pick-flag' || command?.type === 'convert-warlord') && command.why !== undefined;
}

/** How a solo table advances to the next decision. */
export const PLAY_ON: NonNullable<GameUi<OpenState>['playOn']> = {
  next: nextAlone,
  stops: (entry, { seats }) =>
    choseByPolicy(entry) || whoShowed(entry).some((power) => appPowers<string>(seats).includes(power)),
  asksMap: ({ step }) => step === 'draw',
};

/** What only the board knows, the same every turn. @rule SOA 26, 28 to 30, 32, 37, transition */
export const MAP_QUESTIONS: readonly MapQuestion[] = [
  {
    words: 'Has a region been conquered, or is one in revolt?',
    note: 'On the map: choose the region, then Change flags',
    to: 'page',
    id: 'table',
  },
  {
    words: 'The United Front: its level, its surplus, have all Communist flags joined?',
    note: 'Whether a warlord flag may be turned',
    to: 'sheet',
    id: 'front',
  },
  {
    words: 'Has a cohesion changed?',
    note: 'China, Britain, Russia; the purge card',
    to: 'sheet',
    id: 'facts',
  },
  {
    words: 'Flags abroad, or British research?',
    note: 'What goes on to A World at War',
    to: 'page',
    id: 'passage',
  },
];
