import type * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Chance } from './chance';
import type { KeptOutcome } from './command';
import type { Command, Correcting, State, Viewer } from './game';
import { accept, type Result } from './result';

/**
 * One kind of command. `decide` may read everything and ask chance, once; `open` and `hidden` are the fold and
 * read only what they are given, so that a public export replays to the public view by itself.
 */
export interface KindBefore<Open, Hidden, C extends Command = Command, Came = unknown, Secret = unknown> {
  shape: GenericSchema<unknown, C>;
  /** What may come of it for everyone. Of a kind that names nothing, nothing comes: a file that says so is damaged. */
  came?: GenericSchema;
  /** What it may leave in the part of one viewer, in the same way. */
  secret?: GenericSchema;
  /** `public`, or the viewer whose part alone keeps the command. */
  audience(command: C): Viewer;
  decide(
    state: State<Open, Hidden>,
    command: C,
    chance: Chance | null,
  ): Result<{ open?: Came; hidden?: Record<Viewer, Secret> }>;
  /**
   * How this kind may be corrected once later entries stand on it; in every way when left out. What was drawn,
   * dealt or shown, and the steps of the turn, stay.
   */
  corrections?: readonly Correcting[] | ((command: C) => readonly Correcting[]);
  /**
   * Played again after a correction it keeps what came of it: chance and hidden parts are not asked twice.
   * `checked` where it is refused all the same when it can no longer stand. A function reads what came of it again
   * by the open part as it now is, and gives the same thing where nothing in it is another.
   */
  kept?: true | 'checked' | ((open: Open, outcome: KeptOutcome<Came, Secret>) => KeptOutcome<Came, Secret>);
  open?(draft: Open, command: C, came: Came): void;
  hidden?(draft: Hidden, secret: Secret, command: C, open: Open): void;
}

/**
 * How one game defines its commands.
 * @param goesOn whether the game is still played; asked before every plain command
 */
export function createDefineBefore<Open, Hidden>(goesOn: (open: Open) => Result<null>) {
  type Kind<C extends Command, Came, Secret> = KindBefore<Open, Hidden, C, Came, Secret>;
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
