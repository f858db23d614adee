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
  playOn: { next: nextAlone, stops: (entry) => shownIn(entry).length > 0 },
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

/** Steps in which nobody who plays alone decides anything; the others are played on the board. */
const ALONE = ['draw', 'general', 'deal', 'read', 'income-events', 'income', 'end'];

/** What a table for one does next by itself. */
function nextAlone(open: OpenState) {
  const { action } = guideFor(open);
  return ALONE.includes(open.step) && 'command' in action ? action.command : null;
}
