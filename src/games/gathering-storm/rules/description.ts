import type { Description, Ending } from '@/kernel/description';
import { hasCurtain } from '@/kernel/round';
import { boardMoves } from './board-moves';
import { correctionsFor, fieldsOf, hasCommand } from './commands/index';
import { placeOf } from './construction/ships';
import { countriesOtherwise } from './diplomacy/standing';
import { game } from './game';
import { duesOf, nextVisitor, owedLaterInFull, roundDue } from './guide/dues';
import { guideFor } from './guide/guide';
import { stepAt, stepOfPhase } from './guide/phases';
import { pointsLeft } from './research/stacks';
import { nameTotal, printTotal } from './say/names';
import { describer } from './say/sentences';
import { totalOf } from './state/lines';
import { type OpenState, sheetViewer } from './state/state';
import { readTotal, totalKeys } from './totals';
import { totalKey } from './totals/kinds';
import { displayKey, readTilePoints } from './totals/known-money';
import { POWERS, printTurn, SIDES, sideOf } from './vocabulary';

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

/** How Gathering Storm describes its tables. */
export const description: Description<OpenState> = {
  ...describer,
  name: game.name,
  powers: POWERS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
  handRule: 'GS 9.12',
  viewersOf(name) {
    const power = POWERS.find((item) => item === name);
    return power ? [power, sheetViewer(sideOf(power))] : [];
  },
  nameViewer(viewer) {
    const side = SIDES.find((item) => viewer === sheetViewer(item));
    return side ? `the ${side} research sheet` : null;
  },
  printTurn,
  whenOf: ({ turn }) => ({ title: printTurn(turn), note: `Turn ${turn}` }),
  phaseOf: (step) => stepAt(step).phase,
  stepOf: stepOfPhase,
  guideFor: (open, own) => guideFor(open, pointsLeft(open, own)),
  duesOf,
  owedLater: owedLaterInFull,
  hasCurtain,
  nextVisitor,
  roundDue,
  ending: warOf,
  boardActs: boardMoves,
  totals: totalKeys,
  // Tile points read as on the table: never below 0 (GS 10.41C).
  readTotal(open, key) {
    const power = POWERS.find((item) => key === totalOf.tiles(item));
    return power ? readTilePoints(open, power) : readTotal(open, totalKey(key));
  },
  nameTotal: (key, open) => nameTotal(displayKey(open, key)),
  printTotal: (key, value, open) => printTotal(displayKey(open, key), value),
  hasCommand,
  correctionsFor,
  fieldsOf,
  // A choice whose value is no word.
  valueNames: () => ({ 'going-on': 'Going on' }),
  seenOtherwise: countriesOtherwise,
  // Ships with this turn’s moves made; `began` is where they stood before these (GS Guide, Construction).
  printOpen: (open) => ({
    ...open,
    ships: open.ships.map((ship) => ({
      ...ship,
      ...placeOf(ship),
      began: { row: ship.row, space: ship.space },
    })),
  }),
};
