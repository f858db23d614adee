import * as v from 'valibot';
import { isInheritedName } from '../own';
import { accept, type Result } from '../result';
import type { CommandKind, PrivateCommand, PublicCommand } from './command';

/** Chance, hands and the steps of the turn cannot be changed. */
export const NOT_CORRECTABLE = { corrections: [], keepsOutcome: true } as const;

export const acceptNothing = () => accept(null);

/** Its sentence is short enough. */
export const noShortForm = () => null;

/** A public command that needs nothing but itself to be folded: it is checked by what everyone can see. */
type Plain<Open, Hidden, C, Context> = Omit<
  PublicCommand<Open, Hidden, C, undefined, undefined, Context, unknown>,
  'decide' | 'outcome' | 'secret' | 'hidden' | 'reveals'
> & {
  check(
    open: Open,
    command: Parameters<PublicCommand<Open, Hidden, C, undefined, undefined, Context, unknown>['say']>[0],
  ): Result<unknown>;
  reveals?: boolean;
};

/**
 * Creates the functions with which a game defines its commands. Each command is one object, typed by its own
 * shape.
 * @param goesOn whether the game is still in progress; checked before every plain command
 */
export function createDefine<Open, Hidden, Context = unknown, Deck = unknown>(
  goesOn: (open: Open) => Result<null>,
) {
  type Kind<C, Outcome, Secret> = CommandKind<Open, Hidden, C, Outcome, Secret, Context, Deck>;
  /** Defines a public command. */
  const define = <C, Outcome = undefined, Secret = undefined>(
    command: PublicCommand<Open, Hidden, C, Outcome, Secret, Context, Deck>,
  ): Kind<C, Outcome, Secret> => ({ ...command, audience: () => 'public' });
  /** Defines a command that only its owner may read. */
  const defineOwn = <C, Secret = undefined>({
    owner,
    ...command
  }: PrivateCommand<Open, Hidden, C, Secret, Deck>): Kind<C, undefined, Secret> => ({
    ...command,
    audience: owner,
  });
  /** Defines a public command that is folded from the command alone, without an outcome. */
  const plain = <C>({ check, ...command }: Plain<Open, Hidden, C, Context>): Kind<C, undefined, undefined> =>
    define<C>({
      reveals: false,
      ...command,
      decide: (state, given) => {
        const running = goesOn(state.open);
        if (!running.ok) return running;
        const checked = check(state.open, given);
        return checked.ok ? accept({}) : checked;
      },
    });
  return { define, defineOwn, plain };
}

/** The define functions of one game; commands shared between games are made with them. */
export type Defining<Open, Hidden, Context = unknown, Deck = unknown> = ReturnType<
  typeof createDefine<Open, Hidden, Context, Deck>
>;

/** The table overrides any rule against the command. */
export const override = v.optional(v.literal(true));

/** Words of 1 to so many letters. */
export const text = (max: number) =>
  v.pipe(
    v.string('Write it in words.'),
    v.trim(),
    v.minLength(1, 'Write at least one word.'),
    v.maxLength(max, `At most ${max} letters.`),
  );

/** A name that records are keyed by: a project, a country, a line. */
export const key = (max: number) =>
  v.pipe(
    text(max),
    v.check((name) => !isInheritedName(name), 'Choose another name: JavaScript keeps this one for itself.'),
  );

/** A whole number between two, both included. */
export const whole = (low: number, high: number) =>
  v.pipe(
    v.number('Enter a whole number.'),
    v.integer('Enter a whole number.'),
    v.minValue(low, `At least ${low}.`),
    v.maxValue(high, `At most ${high}.`),
  );

/**
 * The version of our rules by which an entry is decided and folded. Optional: entries of older tables lack
 * it, so they keep their results.
 */
export const edition = v.optional(v.literal(2, 'The edition is 2.'), 2);

/** The same for a command that changed more than once: an entry keeps the edition by which it was decided. */
export const editionUpTo = (latest: number) =>
  v.optional(
    v.pipe(
      v.number('The edition is a number.'),
      v.integer('The edition is a whole number.'),
      v.minValue(2, 'At least edition 2.'),
      v.maxValue(latest, `At most edition ${latest}.`),
    ),
    latest,
  );
