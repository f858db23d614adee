import * as v from 'valibot';
import type { Command, CommandKind } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import { stepAt } from '../phases';
import type { HiddenState, OpenState } from '../state';

type Kind<C extends Command, Came, Secret> = CommandKind<OpenState, HiddenState, C, Came, Secret>;

/** A command kind with its types inferred from its shape. */
export function define<C extends Command, Came = undefined, Secret = undefined>(
  kind: Kind<C, Came, Secret>,
): Kind<C, Came, Secret> {
  return kind;
}

/** A public command that needs nothing but itself to be folded. */
export function plain<C extends Command>(
  shape: v.GenericSchema<unknown, C>,
  check: (open: OpenState, command: C) => Result<unknown>,
  open: (draft: OpenState, command: C) => void,
  corrected: Pick<Kind<C, undefined, undefined>, 'corrections' | 'kept'> = {},
): Kind<C, undefined, undefined> {
  return define<C>({
    ...corrected,
    shape,
    audience: () => 'public',
    decide: (state, command) => {
      const running = goesOn(state.open);
      if (!running.ok) return running;
      const checked = check(state.open, command);
      return checked.ok ? accept({}) : checked;
    },
    open,
  });
}

/** Chance, hands and the steps of the turn stay as they came. */
export const STAYS = { corrections: [], kept: true } as const;

export const fine = () => accept(null);

export function goesOn(open: OpenState): Result<null> {
  return open.over
    ? refuse('The game is over: war has come.', {
        allowed: 'Undo the declaration of war to go on.',
        rule: 'GS 2.11',
      })
    : accept(null);
}

/** Whether the table stands at this step, else a refusal that names where it stands. */
export function at(open: OpenState, step: string, what: string, rule: string): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  if (open.step === step) return accept(null);
  return refuse(`${what} belongs to another step.`, {
    rule,
    allowed: `Now: ${stepAt(open.step).phase}, ${stepAt(open.step).name}.`,
  });
}

export const text = (max: number) =>
  v.pipe(
    v.string('Write it in words.'),
    v.trim(),
    v.minLength(1, 'Write at least one word.'),
    v.maxLength(max, `At most ${max} letters.`),
  );

export const whole = (low: number, high: number) =>
  v.pipe(
    v.number('A whole number is needed.'),
    v.integer('A whole number is needed.'),
    v.minValue(low, `Not below ${low}.`),
    v.maxValue(high, `Not above ${high}.`),
  );
