import type { CommandKind } from '@/kernel/command';
import type { Deck } from '../cards/card';
import type { Hand, OpenState } from '../state';
import { applyCard, deal, enterCard, noCard, reshuffle, turnCard } from './cards';
import {
  conquest,
  convertWarlord,
  japaneseResult,
  moveFlag,
  pickFlag,
  placeFlagCommand,
  setRegion,
  takeFlagCommand,
  turnFlagCommand,
} from './china';
import { fillEntries, fillEntryCommand } from './entries';
import { nameCategories, setAbroad, setCohesion, setPassage, setResearch, tickPassage } from './facts';
import { drawPurge, enterPurge, setFront } from './front';
import { order, readEntry, show, showEvent } from './papers';
import { advance, endTurn } from './steps';
import { TABLE } from './table';
import { drawWarlord, enterWarlord, noWarlord } from './warlords';

/** Commands whose result must not be seen before earlier entries are stored. */
const REVEALS = ['turn-card', 'deal', 'advance', 'show', 'end-turn', 'draw-warlord', 'draw-purge'];

/** Every command of Storm Over Asia by its type; undo and redo are the kernel's. */
export function createCommands(deck: Deck | null): Record<string, CommandKind<OpenState, Hand>> {
  const kinds = {
    'turn-card': turnCard(deck),
    'enter-card': enterCard(deck),
    'no-card': noCard,
    'apply-card': applyCard,
    deal: deal(deck),
    reshuffle,
    order,
    show,
    'show-event': showEvent(deck),
    'read-entry': readEntry,
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
    'set-passage': setPassage,
    'tick-passage': tickPassage,
    ...TABLE,
    'name-categories': nameCategories,
  } as unknown as Record<string, CommandKind<OpenState, Hand>>;
  for (const type of REVEALS) kinds[type] = { ...kinds[type], reveals: true } as CommandKind<OpenState, Hand>;
  return kinds;
}
