import * as v from 'valibot';
import type { Command, CommandKind } from './game';
import { accept, type Result } from './result';

/** Chance, hands and the steps of the turn cannot be changed. */
export const STAYS = { corrections: [], kept: true } as const;

export const fine = () => accept(null);

/**
 * How one game defines its commands.
 * @param goesOn whether the game is still played; asked before every plain command
 */
export function createDefine<Open, Hidden>(goesOn: (open: Open) => Result<null>) {
  type Kind<C extends Command, Came, Secret> = CommandKind<Open, Hidden, C, Came, Secret>;
  /** A command kind with its types inferred from its shape. */
  function define<C extends Command, Came = undefined, Secret = undefined>(
    kind: Kind<C, Came, Secret>,
  ): Kind<C, Came, Secret> {
    return kind;
  }
  /** A public command that needs nothing but itself to be folded. */
  function plain<C extends Command>(
    shape: v.GenericSchema<unknown, C>,
    check: (open: Open, command: C) => Result<unknown>,
    open: (draft: Open, command: C) => void,
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
  return { define, plain };
}

/** How one game defines its commands: what the commands that games share are made with. */
export type Defining<Open, Hidden> = ReturnType<typeof createDefine<Open, Hidden>>;

/** The table says that it is done all the same, whatever a rule has against it. */
export const anyway = v.optional(v.literal(true));

/** Words of 1 to so many letters. */
export const text = (max: number) =>
  v.pipe(
    v.string('Write it in words.'),
    v.trim(),
    v.minLength(1, 'Write at least one word.'),
    v.maxLength(max, `At most ${max} letters.`),
  );

/** A whole number between two, both included. */
export const whole = (low: number, high: number) =>
  v.pipe(
    v.number('Enter a whole number.'),
    v.integer('Enter a whole number.'),
    v.minValue(low, `At least ${low}.`),
    v.maxValue(high, `At most ${high}.`),
  );
