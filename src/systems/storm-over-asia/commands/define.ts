import { createDefine } from '@/kernel/define';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Hand, OpenState } from '../state';
import { stepAt } from '../steps';

export function goesOn(open: OpenState): Result<null> {
  return open.over
    ? refuse('The game is over.', { allowed: 'Undo its end to go on.', rule: 'SOA 38' })
    : accept(null);
}

export const defining = createDefine<OpenState, Hand>(goesOn);
export const { define, plain } = defining;

/** Whether the table stands at this step, else a refusal that names where it stands. */
export function at(open: OpenState, step: string, what: string, rule: string): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  if (open.step === step) return accept(null);
  const { phase, name } = stepAt(open.step);
  return refuse(`${what} belongs to another step.`, { rule, allowed: `Now: ${phase}, ${name}.` });
}
