import type { CommandKind } from '@/kernel/command/command';
import { createDefine } from '@/kernel/command/define';
import type { Command } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { HexPlace } from '../grid';
import { placeOf } from '../hex';
import type { Hand, OpenState } from '../state';
import { namesOf } from '../vocabulary';
import { outcomeNamed } from './outcome-shapes';
import type { Told } from './told';

export function goesOn(open: OpenState): Result<null> {
  return open.over ? refuse('The game is over.', { allowed: 'Undo its end to go on.' }) : accept(null);
}

export const defining = createDefine<OpenState, Hand, Told>(goesOn);
export const { define, plain } = defining;

type Kind = CommandKind<OpenState, Hand, Command, unknown, unknown, Told>;

/** Where the marker lies that a command names, for an entry that is said when it is gone. */
function placeNamed({ markers }: OpenState, command: Command): Partial<HexPlace> {
  const marker = markers.find(({ id }) => id === command.marker);
  return marker ? placeOf(marker) : {};
}

/** A kind whose entries keep the sides’ names as they were then, so that each can be said by itself. */
export function named(kind: Kind): Kind {
  return {
    ...kind,
    outcome: outcomeNamed(kind.outcome),
    decide(state, command, chance, deck) {
      const decided = kind.decide(state, command, chance, deck);
      if (!decided.ok) return decided;
      const outcome = {
        ...placeNamed(state.open, command),
        ...(decided.value.open as object),
        names: namesOf(state.open.sides),
      };
      return accept({ ...decided.value, open: outcome });
    },
  };
}
