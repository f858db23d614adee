import * as v from 'valibot';
import { createDefine } from '@/kernel/define';
import type { Command, CommandKind } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Place } from '../grid';
import { placeOf } from '../hex';
import type { Hand, OpenState } from '../state';
import { namesOf } from '../vocabulary';
import { cameNamed } from './came';

export function goesOn(open: OpenState): Result<null> {
  return open.over ? refuse('The game is over.', { allowed: 'Undo its end to go on.' }) : accept(null);
}

export const defining = createDefine<OpenState, Hand>(goesOn);
export const { define, plain } = defining;

/**
 * By which of our rules an entry is decided and folded. It need not be said; entries of older tables lack it, so that
 * they come to what they came to then.
 */
export const edition = v.optional(v.literal(2, 'The edition is 2.'), 2);
export type Edition = { edition?: 2 | undefined };

type AnyKind = CommandKind<OpenState, Hand, never, never, never>;

/** Where the marker lies that a command names, for an entry that is said when it is gone. */
function placeNamed({ markers }: OpenState, command: Command): Partial<Place> {
  const marker = markers.find(({ id }) => id === command.marker);
  return marker ? placeOf(marker) : {};
}

/** A kind whose entries keep the sides’ names as they were then, so that each can be said by itself. */
export function named(kind: AnyKind): AnyKind {
  return {
    ...kind,
    came: cameNamed(kind.came),
    decide(state, command, chance) {
      const decided = kind.decide(state, command, chance);
      if (!decided.ok) return decided;
      const came = {
        ...placeNamed(state.open, command),
        ...((decided.value.open ?? {}) as object),
        names: namesOf(state.open.sides),
      };
      return accept({ ...decided.value, open: came as never });
    },
  };
}
