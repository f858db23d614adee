import type { Commands } from '@/kernel/command/command';
import type { Entry } from '@/kernel/journal/entry';
import type { Deck } from '../cards/card';
import type { HiddenState, OpenState } from '../state';
import { advance } from './advance';
import { amend, amendOwn } from './amend';
import { bring } from './bring';
import { aggression, completeAggression, endPact, signPact } from './calendar';
import { buildUnit, convertFactory, layShip } from './construction';
import { countPile } from './count-pile';
import { enterCounted } from './counted';
import { deal, reshuffle } from './deal';
import { placeCounter } from './diplomacy';
import { endTurn } from './end-turn';
import { setFact } from './facts';
import { applyCard, enterCard, turnCard } from './general-card';
import { layOpen } from './lay-open';
import { order } from './order';
import { PAPERS } from './papers';
import { purseLine, purseTiles, removePurseLine, setPurse } from './purse';
import { chooseReading } from './readings';
import { assign, place, setSheet } from './research-sheet';
import { reveal } from './reveal';
import { LINES, setCivilWar, takeIncome } from './rulings';
import { setProject } from './set-project';
import { accelerateShip, advanceShip, correctShip, launchShip } from './ships';
import { show, showEvent } from './show';
import { answer, keep, TABLE, war } from './table';
import { drawRandomTiles } from './tiles';

/** Every command of Gathering Storm by its type; undo and redo are the kernel's. */
export const COMMANDS: Commands<OpenState, HiddenState, Entry, Deck> = {
  'turn-card': turnCard,
  'enter-card': enterCard,
  'apply-card': applyCard,
  deal,
  reshuffle,
  'amend-card': amend,
  'amend-held': amendOwn,
  'count-pile': countPile,
  ...PAPERS,
  order,
  show,
  'show-event': showEvent,
  advance,
  'take-income': takeIncome,
  'end-turn': endTurn,
  aggression,
  'complete-aggression': completeAggression,
  'sign-pact': signPact,
  'end-pact': endPact,
  'civil-war': setCivilWar,
  ...LINES,
  'set-fact': setFact,
  'enter-counted': enterCounted,
  'set-purse': setPurse,
  'purse-line': purseLine,
  'purse-tiles': purseTiles,
  'remove-purse-line': removePurseLine,
  'draw-tiles': drawRandomTiles,
  place,
  assign,
  bring,
  reveal,
  'set-sheet': setSheet,
  'set-project': setProject,
  'convert-factory': convertFactory,
  'build-unit': buildUnit,
  'lay-ship': layShip,
  'advance-ship': advanceShip,
  'accelerate-ship': accelerateShip,
  'correct-ship': correctShip,
  'launch-ship': launchShip,
  'place-counter': placeCounter,
  ...TABLE,
  answer,
  'choose-reading': chooseReading,
  keep,
  war,
  'lay-open': layOpen,
};
