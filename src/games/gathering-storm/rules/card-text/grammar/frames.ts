import type { Frame } from './frames-construction';
import { acceleration, freeOf } from './frames-construction';
import {
  civilWar,
  diplomacy,
  diplomaticCounter,
  dispute,
  purge,
  researchCounter,
  russianDoor,
  subversion,
} from './frames-diplomacy';
import { atomic, doubling, espionage, researchAny, researchLevel, researchSteps } from './frames-research';
import {
  factoryPrice,
  following,
  income,
  index,
  ofOwnSide,
  support,
  supportPacts,
  supportProgress,
  supportResults,
  tileDraw,
} from './frames-totals';

/** All frames. Orders to the table have none: their words have no meaning to the rules. */
export const FRAMES: readonly Frame[] = [
  income,
  support,
  index,
  factoryPrice,
  tileDraw,
  following('support-index', 'index'),
  following('support-climate', 'climate'),
  following('support-balance', 'balance'),
  supportResults,
  ofOwnSide(supportProgress),
  ofOwnSide(supportPacts),
  diplomacy,
  civilWar,
  dispute,
  diplomaticCounter,
  researchCounter,
  russianDoor,
  subversion,
  purge,
  doubling,
  atomic,
  espionage,
  researchLevel,
  researchSteps,
  researchAny('research-level-any'),
  researchAny('research-steps-any'),
  freeOf('free-unit', 'unit'),
  freeOf('free-ship', 'ship'),
  acceleration,
];
