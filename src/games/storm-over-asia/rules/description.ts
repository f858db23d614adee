import { type Description, endGame } from '@/kernel/description';
import { hasCurtain } from '@/kernel/round';
import { boardMoves } from './board-moves';
import { regionsOtherwise } from './china/regions-otherwise';
import { correctionsFor, fieldsOf, hasCommand } from './commands/index';
import { duesOf, nextVisitor, roundDue } from './dues';
import { game } from './game';
import { guideFor } from './guide';
import { describer } from './sentences';
import type { OpenState } from './state';
import { stepAt, stepOf } from './steps';
import { kindNow, nameTotal, printTotal, readTotal, TOTALS, totalKey } from './totals';
import { printTransition } from './transition/print';
import { POWERS, printTurn } from './vocabulary';

/** Labels of choices whose value is not a word. */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  'chinese-result': 'By a Chinese result',
  surplus: 'From the surplus',
  other: 'For another reason',
  event: 'By a random event',
  'any-time': 'At any time',
  'Japanese 1': 'Japan, first category',
  'Japanese 2': 'Japan, second category',
  'Japanese 3': 'Japan, third category',
  'Japanese 4': 'Japan, fourth category',
};

/** The description of Storm Over Asia tables. */
export const description: Description<OpenState> = {
  ...describer,
  name: game.name,
  powers: POWERS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
  handRule: 'SOA 9',
  viewersOf: (power) => [power],
  printTurn,
  whenOf: ({ turn }) => ({ title: printTurn(turn), note: `Turn ${turn}` }),
  phaseOf: (step) => stepAt(step).phase,
  stepOf,
  guideFor,
  duesOf,
  hasCurtain,
  nextVisitor,
  roundDue,
  ending: endGame,
  boardActs: boardMoves,
  totals: () => TOTALS,
  readTotal: (open, key) => readTotal(open, totalKey(key)),
  nameTotal,
  printTotal: (key, value, open) => printTotal(key, value, kindNow(open, totalKey(key)).sign),
  hasCommand,
  correctionsFor,
  fieldsOf,
  valueNames: () => VALUE_NAMES,
  seenOtherwise: regionsOtherwise,
  printSheets: (open) => ({ passage: printTransition(open).trimEnd().split('\n') }),
};
