import type { Commands } from '@/kernel/command/command';
import { createFields } from '@/kernel/command/fields';
import type { Hand, OpenState } from '../state';
import { advance } from './advance';
import { assault } from './assault';
import { named } from './define';
import { doubles, saySide } from './doubles';
import { nameSides, setGrid, setResults } from './facts';
import { dropLeader, setLeader } from './leaders';
import { placeMarker, removeMarker, unitsDone } from './markers';
import { negate } from './negate';
import { result } from './result';
import { setClock } from './set-clock';
import { TABLE } from './table';
import type { SentenceContext } from './told';
import { typeDie } from './type-die';

const KINDS: Commands<OpenState, Hand, SentenceContext> = {
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
};

/** Every command of GOSS by its type; undo, redo and correct are the kernel's. */
export const COMMANDS: Commands<OpenState, Hand, SentenceContext> = Object.fromEntries(
  Object.entries(KINDS).map(([type, kind]) => [type, named(kind)]),
);

/** How the entries of GOSS are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({ commands: COMMANDS, event: null });
