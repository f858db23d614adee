import type { Commands } from '@/kernel/command/command';
import { createFields } from '@/kernel/command/fields';
import { type Deck, listEntryShape } from '../cards/card';
import type { Hand, OpenState } from '../state';
import { conquest, japaneseResult } from './conquest';
import { deal, reshuffle } from './deal';
import { fillEntries, fillEntryCommand } from './entries';
import { nameCategories, setCohesion } from './facts';
import { drawPurge, enterPurge, setFront } from './front';
import { applyCard, enterCard, noCard, turnCard } from './general-card';
import { order } from './order';
import { moveFlag, placeFlagCommand, setRegion, takeFlagCommand } from './regions';
import { readListEntry, show, showEvent } from './show';
import { advance, endTurn } from './steps';
import { TABLE } from './table';
import { setAbroad, setResearch, setTransition, tickTransition } from './transition';
import { convertWarlord, pickFlag, turnFlagCommand } from './turning';
import { drawWarlord, enterWarlord, noWarlord } from './warlords';

/** Every command of Storm Over Asia by its type; undo and redo are the kernel's. */
export const COMMANDS: Commands<OpenState, Hand, unknown, Deck> = {
  'turn-card': turnCard,
  'enter-card': enterCard,
  'no-card': noCard,
  'apply-card': applyCard,
  deal,
  reshuffle,
  order,
  show,
  'show-event': showEvent,
  'read-entry': readListEntry,
  'fill-entry': fillEntryCommand,
  'fill-entries': fillEntries,
  advance,
  'end-turn': endTurn,
  'set-region': setRegion,
  'place-flag': placeFlagCommand,
  'take-flag': takeFlagCommand,
  'move-flag': moveFlag,
  'turn-flag': turnFlagCommand,
  'pick-flag': pickFlag,
  'convert-warlord': convertWarlord,
  'japanese-result': japaneseResult,
  conquest,
  'draw-warlord': drawWarlord,
  'enter-warlord': enterWarlord,
  'no-warlord': noWarlord,
  'set-front': setFront,
  'draw-purge': drawPurge,
  'enter-purge': enterPurge,
  'set-cohesion': setCohesion,
  'set-abroad': setAbroad,
  'set-research': setResearch,
  'set-passage': setTransition,
  'tick-passage': tickTransition,
  ...TABLE,
  'name-categories': nameCategories,
};

/** How the entries of Storm Over Asia are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({
  commands: COMMANDS,
  event: listEntryShape,
});
