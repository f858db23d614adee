import type { ReactNode } from 'react';
import { roundDue } from '@/games/storm-over-asia/rules/dues';
import { guideFor } from '@/games/storm-over-asia/rules/guide';
import type { Showing } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { stepIndex } from '@/games/storm-over-asia/rules/steps';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { asksLast, cardsHeld, hasCurtain } from '@/kernel/round';
import { appPowers, powersRead, seatAlone } from '@/kernel/seats';
import type { ExtraWays, GameUi, MapQuestion } from '@/table/game-ui';
import { Button } from '@/ui/form/button';

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

/** What else can be done besides the next step: with paper cards, show a power's card. */
export function extraFor(open: OpenState, { onOpen, onPapers }: ExtraWays): ReactNode {
  if (open.over) return null;
  // Asked every turn in the same words, so that it does not reveal what the app holds.
  if (open.step === 'draw' && appPowers(open.seats).length > 0)
    return <Button onClick={() => onOpen('map')}>New on the map?</Button>;
  if (roundDue(open) || stepIndex(open.step) < stepIndex('read')) return null;
  if (!hasCurtain(open)) return <Button onClick={() => onOpen('show')}>Show a card</Button>;
  const alone = seatAlone(open.seats);
  if (alone) {
    // While their papers hold a card: the tiles are on another page.
    const holds = powersRead(open.seats, alone.person).some((power) => open.hands[power].held > 0);
    return holds && <Button onClick={() => onPapers(alone.person)}>My papers</Button>;
  }
  return cardsHeld(open) > 0 ? (
    <Button onClick={() => onOpen('pass')}>{asksLast(open) ? 'Somebody’s papers' : 'Pass to…'}</Button>
  ) : null;
}
