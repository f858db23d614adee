import type { CommandKind } from '@/kernel/game';
import type { Hand, OpenState } from '../state';
import { assault, doubles, saySide } from './assaults';
import { advance, setClock } from './clock';
import { named } from './define';
import { negate, typeDie } from './events';
import { dropLeader, nameSides, placeMarker, removeMarker, setGrid, setLeader, setResults } from './facts';
import { result, unitsDone } from './results';
import { TABLE } from './table';

type Kind = CommandKind<OpenState, Hand, never, never, never>;

const KINDS = {
  assault,
  doubles,
  'say-side': saySide,
  'type-die': typeDie,
  negate,
  result,
  'units-done': unitsDone,
  advance,
  'place-marker': placeMarker,
  'remove-marker': removeMarker,
  'set-leader': setLeader,
  'drop-leader': dropLeader,
  'set-results': setResults,
  'name-sides': nameSides,
  'set-grid': setGrid,
  'set-clock': setClock,
  ...TABLE,
} as unknown as Record<string, Kind>;

/** Every command of GOSS by its type; undo, redo and correct are the kernel's. */
export const COMMANDS: Record<string, Kind> = Object.fromEntries(
  Object.entries(KINDS).map(([type, kind]) => [type, named(kind)]),
);
