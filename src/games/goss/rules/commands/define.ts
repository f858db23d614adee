import type { CommandKind } from '@/kernel/command/command';
import { createDefine } from '@/kernel/command/define';
import type { Command } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { HexPlace } from '../grid';
import { placeOf } from '../hex';
import type { Hand, OpenState } from '../state';
import { namesOf } from '../vocabulary';
import { outcomeNamed } from './outcome-shapes';
import type { SentenceContext } from './told';

export function goesOn(open: OpenState): Result<null> {
  return open.over ? refuse('The game is over.', { allowed: 'Undo its end to go on.' }) : accept(null);
}

export const defining = createDefine<OpenState, Hand, SentenceContext>(goesOn);
export const { define, plain } = defining;

type Kind = CommandKind<OpenState, Hand, Command, unknown, unknown, SentenceContext>;

/** Returns the hex of the marker that a command names, for entries shown after the marker is gone. */
function placeNamed({ markers }: OpenState, command: Command): Partial<HexPlace> {
  const marker = markers.find(({ id }) => id === command.marker);
  return marker ? placeOf(marker) : {};
}

/** A kind whose entries store the sides’ names at that time, so that each can be described on its own. */
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
