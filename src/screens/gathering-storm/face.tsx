import { boardActs } from '@/systems/gathering-storm/board-moves';
import { duesOf, hasCurtain, nextVisitor, roundDue } from '@/systems/gathering-storm/dues';
import { guideFor } from '@/systems/gathering-storm/guide';
import { nameTotal } from '@/systems/gathering-storm/names';
import { stepOfPhase } from '@/systems/gathering-storm/phase-marks';
import { stepAt } from '@/systems/gathering-storm/phases';
import { nameEntry, natureOf, sayCards, sayEntry, sayRow } from '@/systems/gathering-storm/sentences';
import type { OpenState } from '@/systems/gathering-storm/state';
import { toldKey } from '@/systems/gathering-storm/totals/known-money';
import { printTurn } from '@/systems/gathering-storm/vocabulary';
import { createFace, type Ending } from '@/table/face';
import { BLANK } from './blank';
import { cardsShown } from './events/cards-shown';
import { extraFor } from './guide-extra';
import { boardOfStep, PAGES } from './pages';
import { pendingOf } from './pending';
import { MAP_QUESTIONS, PLAY_ON } from './play-on';
import { sayHand } from './say-hand';
import { SEATING } from './seating';
import { TableSheet } from './table-sheet';

/** War is declared in the Crisis phase. @rule GS 26.13 */
const warOf = ({ step, over }: OpenState): Ending | null =>
  step === 'crisis' && !over
    ? {
        title: 'War: end the game',
        note: 'Between major powers; nothing more is played',
        words:
          'War between major powers ends the game (GS 26.13). The journal stays, and Undo takes it back.',
        command: { type: 'war' },
      }
    : null;

/** What Gathering Storm tells the screens that all tables share. */
export const FACE = createFace<OpenState>({
  name: 'Gathering Storm',
  ...SEATING,
  handRule: 'GS 9.12',
  pages: PAGES,
  papers: [{ title: 'Cards of a deck', note: 'Nine to a page; choose the deck first', path: '/decks' }],
  blank: BLANK,
  printTurn,
  whenOf: ({ turn }) => ({ title: printTurn(turn), note: `Turn ${turn}` }),
  phaseOf: (step) => stepAt(step).phase,
  stepOf: stepOfPhase,
  boardNow: boardOfStep,
  guideFor,
  extraFor,
  boardActs,
  pendingOf,
  playOn: PLAY_ON,
  sayHand,
  cardsShown,
  mapQuestions: MAP_QUESTIONS,
  ending: warOf,
  hasCurtain,
  nextVisitor,
  roundDue,
  owes: (open) => duesOf(open).find(({ owes }) => owes !== 'table')?.owes ?? null,
  sayEntry,
  sayRow,
  sayCards,
  nameEntry,
  nameTotal: (key, open) => nameTotal(toldKey(open, key)),
  natureOf,
  sheet: (name, tools) => <TableSheet sheet={name} {...tools} />,
});
