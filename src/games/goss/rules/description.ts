import { type Description, endGame } from '@/kernel/description';
import { capitalize } from '@/kernel/print';
import { boardMoves } from './board-moves';
import { correctionsFor, fieldsOf, hasCommand } from './commands/index';
import { game } from './game';
import { duesOf, guideFor } from './guide';
import { markersOtherwise, printWhose } from './markers';
import { describer } from './sentences';
import type { OpenState } from './state';
import { printClock, printTurn, stepAt } from './steps';
import { nameTotal, readTotal, TOTALS } from './totals';
import { namesOf } from './vocabulary';

/** The description of GOSS tables. */
export const description: Description<OpenState> = {
  ...describer,
  name: game.name,
  // There are no hands: the table itself names the two sides.
  powers: [],
  mostPeople: game.mostPeople,
  forOne: game.forOne,
  handRule: null,
  viewersOf: () => [],
  printTurn,
  whenOf: (open) => ({ title: capitalize(printClock(open)), note: printWhose(open) }),
  phaseOf: (step) => stepAt(step).name,
  stepOf: ({ step, sides }) => {
    const { side } = stepAt(step);
    return side ? `${sides[side].name} turn` : 'before the player turns';
  },
  // "Day 3, PM: Combat, Western turn".
  sectionOf({ turn, step }, { sides }) {
    const { side, name } = stepAt(step);
    const clock = capitalize(printClock({ turn, step }));
    return side ? `${clock}: ${name}, ${sides[side].name} turn` : `${clock}: ${name}`;
  },
  guideFor,
  duesOf,
  hasCurtain: () => false,
  nextVisitor: () => null,
  ending: endGame,
  boardActs: boardMoves,
  totals: () => TOTALS,
  readTotal,
  nameTotal: (key, { sides }) => nameTotal(key, namesOf(sides)),
  printTotal: (_, value) => String(value),
  hasCommand,
  correctionsFor,
  fieldsOf,
  valueNames: ({ sides }) => namesOf(sides),
  seenOtherwise: markersOtherwise,
};
