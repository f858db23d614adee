import type { Commands } from '@/kernel/command/command';
import { createFields } from '@/kernel/command/fields';
import type { Entry } from '@/kernel/journal/entry';
import { type Deck, eventShape } from '../cards/card';
import type { HiddenState, OpenState } from '../state/state';
import { aggression, completeAggression, endPact, signPact } from './board/calendar';
import { enterCounted } from './board/counted';
import { placeCounter } from './board/diplomacy';
import { setFact } from './board/facts';
import { LINES, setCivilWar, takeIncome } from './board/rulings';
import { advance } from './cards/advance';
import { amend, amendOwn } from './cards/amend';
import { bring } from './cards/bring';
import { countPile, deal, reshuffle } from './cards/deal';
import { applyCard, enterCard, turnCard } from './cards/general-card';
import { order } from './cards/order';
import { PAPERS } from './cards/papers';
import { reveal, revealHand } from './cards/reveal-hand';
import { show, showEvent } from './cards/show';
import { endTurn } from './end-turn';
import { buildUnit, convertFactory, layShip } from './sheets/construction';
import { purseLine, purseTiles, removePurseLine, setPurse } from './sheets/purse';
import { assign, place, setSheet } from './sheets/research-sheet';
import { chooseRuleOption } from './sheets/rule-options';
import { setProject } from './sheets/set-project';
import { accelerateShip, advanceShip, correctShip, launchShip } from './sheets/ships';
import { drawRandomTiles } from './sheets/tiles';
import { answer, keep, TABLE, war } from './table';

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
  'choose-reading': chooseRuleOption,
  keep,
  war,
  'lay-open': revealHand,
};

/** How entries of Gathering Storm are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({
  commands: COMMANDS,
  event: eventShape,
});
