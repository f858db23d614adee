import type { CommandKind } from '@/kernel/command';
import type { Deck } from '../cards/card';
import type { HiddenState, OpenState } from '../state';
import { amend, amendOwn } from './amend';
import { aggression, completeAggression, endPact, signPact } from './calendar';
import {
  accelerateShip,
  advanceShip,
  buildUnit,
  convertFactory,
  correctShip,
  launchShip,
  layShip,
} from './construction';
import { countPile } from './count-pile';
import { enterCounted } from './counted';
import { applyCard, deal, enterCard, reshuffle, turnCard } from './deal';
import { placeCounter } from './diplomacy';
import { setFact } from './facts';
import { layOpen } from './lay-open';
import { order, PAPERS, show, showEvent } from './papers';
import { purseLine, purseTiles, removePurseLine, setPurse } from './purse';
import { chooseReading } from './readings';
import { bring, reveal } from './research';
import { assign, place, setSheet } from './research-sheet';
import { LINES, setCivilWar, takeIncome } from './rulings';
import { setProject } from './set-project';
import { advance, endTurn } from './steps';
import { answer, keep, TABLE, war } from './table';
import { drawRandomTiles } from './tiles';

/** Commands whose result must not be seen before earlier entries are stored. */
const REVEALS = ['turn-card', 'deal', 'advance', 'show', 'end-turn', 'draw-tiles', 'choose-reading'];

/** Every command of Gathering Storm by its type; undo and redo are the kernel's. */
export function createCommands(deck: Deck | null): Record<string, CommandKind<OpenState, HiddenState>> {
  const kinds = {
    'turn-card': turnCard(deck),
    'enter-card': enterCard,
    'apply-card': applyCard,
    deal: deal(deck),
    reshuffle,
    'amend-card': amend(deck),
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
  } as unknown as Record<string, CommandKind<OpenState, HiddenState>>;
  for (const type of REVEALS)
    kinds[type] = { ...kinds[type], reveals: true } as CommandKind<OpenState, HiddenState>;
  return kinds;
}
