import { createDefine } from '@/kernel/command/define';
import { accept, firstOf, overridable, type Refusal, type Result, refuse } from '@/kernel/result';
import type { Deck } from '../cards/card';
import { duesOf } from '../dues';
import type { Hand, OpenState } from '../state';
import { stepAt } from '../steps';

export function goesOn(open: OpenState): Result<null> {
  return open.over
    ? refuse('The game is over.', { allowed: 'Undo its end to go on.', rule: 'SOA 38' })
    : accept(null);
}

export const defining = createDefine<OpenState, Hand, unknown, Deck>(goesOn);
export const { define, defineOwn, plain } = defining;

/** Refuses a command of another step and names the current one. With paper cards it may be run anyway. */
export function checkAt(open: OpenState, step: string, what: string, rule: string): Refusal | null {
  if (open.step === step) return null;
  const { phase, name } = stepAt(open.step);
  const refusal = { message: `${what} belongs to another step.`, rule, allowed: `Now: ${phase}, ${name}.` };
  return open.cards === 'paper' ? overridable(refusal) : refusal;
}

/** Nothing is drawn while a flag is to be picked: a card could change what it is picked from. @rule SOA 26.111, 26.213 */
export function checkPicked(open: OpenState): Refusal | null {
  if (open.replayed) return null;
  const owed = duesOf(open).find(({ obligation }) => obligation?.ask.type === 'flag');
  if (!owed) return null;
  return overridable({
    message: `${owed.words}.`,
    rule: owed.rule,
    allowed: 'Pick it first, or mark it as done on the table.',
  });
}

/** Checks that the table is at this step, or runs the command anyway. */
export function at(
  open: OpenState,
  step: string,
  what: string,
  rule: string,
  overruled?: boolean,
): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  const refusal = firstOf([checkAt(open, step, what, rule)], overruled);
  return refusal ? { ok: false, refusal } : accept(null);
}
