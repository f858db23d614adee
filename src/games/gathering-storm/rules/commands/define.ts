import * as v from 'valibot';
import { createDefine } from '@/kernel/command/define';
import type { Entry } from '@/kernel/journal/entry';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Deck } from '../cards/card';
import { stepAt } from '../guide/phases';
import type { HiddenState, OpenState } from '../state/state';

export {
  acceptNothing as fine,
  edition,
  key,
  NOT_CORRECTABLE as STAYS,
  noShortForm as asSaid,
  override as anyway,
  text,
  whole,
} from '@/kernel/command/define';

/** By which of our rules an entry is decided and folded. */
export type Edition = { edition?: 2 | 3 | undefined };

/** The edition of a command whose behavior changed twice. */
export const thirdEdition = v.optional(v.picklist([2, 3], 'The edition is 2 or 3.'), 3);

/** Defines the commands of Gathering Storm; their descriptions may read the entry. */
export const defining = createDefine<OpenState, HiddenState, Entry, Deck>(goesOn);
export const { define, defineOwn, plain } = defining;

export function goesOn(open: OpenState): Result<null> {
  return open.over
    ? refuse('The game is over: war has come.', {
        allowed: 'Undo the declaration of war to go on.',
        rule: 'GS 2.11',
      })
    : accept(null);
}

/** Checks that the table is at this step; otherwise the refusal names the current step. */
export function at(open: OpenState, step: string, what: string, rule: string): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  if (open.step === step) return accept(null);
  return refuse(`${what} belongs to another step.`, {
    rule,
    allowed: `Now: ${stepAt(open.step).phase}, ${stepAt(open.step).name}.`,
  });
}
