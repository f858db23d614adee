import { appPowers } from '@/kernel/seats';
import { hasCurtain, nextVisitor } from '@/systems/gathering-storm/dues';
import { guideFor } from '@/systems/gathering-storm/guide';
import { shownIn } from '@/systems/gathering-storm/history/shown-in';
import { nameTotal } from '@/systems/gathering-storm/names';
import { stepOfPhase } from '@/systems/gathering-storm/phase-marks';
import { stepAt } from '@/systems/gathering-storm/phases';
import { nameEntry, sayEntry, sayRow } from '@/systems/gathering-storm/sentences';
import type { OpenState } from '@/systems/gathering-storm/state';
import { POWERS, printTurn } from '@/systems/gathering-storm/vocabulary';
import { createFace, type MapQuestion } from '@/table/face';
import { extraFor } from './guide-extra';
import { EVENTS, RULINGS } from './journal/journal-kinds';
import { MARKS } from './marks';
import { boardOfStep, PAGES } from './pages';
import { sayHand } from './say-hand';
import { TableSheet } from './table-sheet';

/** What only the board knows, in the order of the rulebook’s parts. @rule GS 4.16, 9.14, 24 */
const MAP_QUESTIONS: MapQuestion[] = [
  {
    words: 'Has a country been conquered, or a flag come or gone?',
    note: 'Countries and counters',
    to: 'page',
    id: 'diplomacy',
  },
  {
    words: 'An aggression, or the Nazi-Soviet Pact?',
    note: 'Extra cards follow from them',
    to: 'sheet',
    id: 'calendar',
  },
  {
    words: 'Trade pacts, the Balance of Power, results shown?',
    note: 'What conditional events read',
    to: 'sheet',
    id: 'facts',
  },
];

/** What Gathering Storm tells the screens that all tables share. */
export const FACE = createFace<OpenState>({
  name: 'Gathering Storm',
  powers: POWERS,
  marks: MARKS,
  mostPeople: 5,
  forOne: true,
  handRule: 'GS 9.12',
  pages: PAGES,
  printTurn,
  whenOf: ({ turn }) => ({ title: printTurn(turn), note: `Turn ${turn}` }),
  phaseOf: (step) => stepAt(step).phase,
  stepOf: stepOfPhase,
  boardNow: boardOfStep,
  guideFor,
  extraFor,
  playOn: {
    next: nextAlone,
    stops: (entry, { seats }) => shownIn(entry).some(({ power }) => appPowers(seats).includes(power)),
    why: (open) => (holdsThen(open) ? 'Your cards may still be shown before that.' : null),
    asksMap: ({ step }) => step === 'draw',
  },
  sayHand,
  mapQuestions: MAP_QUESTIONS,
  hasCurtain,
  nextVisitor,
  sayEntry,
  sayRow,
  nameEntry,
  nameTotal,
  events: EVENTS,
  rulings: RULINGS,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});

/** Steps that are played on the board, or ask of it: who plays alone decides there. */
const AT_THE_BOARD = ['draw', 'research', 'placement', 'resolution', 'crisis'];
/** Steps in which she decides only where a power of hers holds a card. */
const AT_THE_HAND = ['industrial', 'construction', 'diplomacy'];

const holds = ({ seats, hands }: OpenState) =>
  POWERS.some((power) => hands[power].held > 0 && !appPowers(seats).includes(power));

/** Whether a card of hers may still come before this step is done; income is fixed once it is taken. */
const holdsThen = (open: OpenState) =>
  (open.step === 'income' ? !open.incomeTaken : AT_THE_HAND.includes(open.step)) && holds(open);

/** Whether whoever plays alone decides in this step. */
const decides = (open: OpenState) => AT_THE_BOARD.includes(open.step) || holdsThen(open);

/** What a table for one does next by itself; what is asked for first is done in any step. */
function nextAlone(open: OpenState, begun: boolean) {
  const { action } = guideFor(open);
  if (!('command' in action)) return null;
  return begun && decides(open) ? null : action.command;
}
