import { createDefine } from '@/kernel/define';
import type { CommandKind } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Hand, OpenState } from '../state';
import { namesOf } from '../vocabulary';

export function goesOn(open: OpenState): Result<null> {
  return open.over ? refuse('The game is over.', { allowed: 'Undo its end to go on.' }) : accept(null);
}

export const { define, plain } = createDefine<OpenState, Hand>(goesOn);

type AnyKind = CommandKind<OpenState, Hand, never, never, never>;

/** A kind whose entries keep the sides’ names as they were then, so that each can be said by itself. */
export function named(kind: AnyKind): AnyKind {
  return {
    ...kind,
    decide(state, command, chance) {
      const decided = kind.decide(state, command, chance);
      if (!decided.ok) return decided;
      const came = { ...((decided.value.open ?? {}) as object), names: namesOf(state.open.sides) };
      return accept({ ...decided.value, open: came as never });
    },
  };
}
