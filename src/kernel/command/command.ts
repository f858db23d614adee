import type { GenericSchema } from 'valibot';
import type { Chance } from '../chance';
import type { Command, Correcting, OpenBase, State, Viewer } from '../game';
import type { Entry } from '../journal/entry';
import type { Result } from '../result';

/**
 * What an entry is to the people at the table:
 * - `event`: something happened — a card shown, an aggression, a conquest, a flag;
 * - `ruling`: the table entered or decided it;
 * - `step`: the turn goes on, cards are dealt, papers go round;
 * - `record`: anything else that is only kept.
 */
export type Nature = 'event' | 'ruling' | 'step' | 'record';

/** What is said of a command: a sentence, what stands under it, the rule's label. */
export interface Description {
  text: string;
  notes?: string[];
  rule?: string;
  /** Those of the notes that lay a card open, where the entry lays several: under each stands what it does. */
  cards?: readonly string[];
}

/** A command as entries hold it: those of older tables do not say by which of our rules they were decided. */
export type Stored<C> = C extends { edition: infer E } ? Omit<C, 'edition'> & { edition?: E } : C;

/** What a form calls an argument, as one name or part by part; nothing where no form asks for it. */
export type Asked =
  | string
  | null
  | {
      name: string;
      /** The same thing may stand in it more than once. */
      again?: true;
      parts?: Readonly<Record<string, string>>;
    };

type KeysOf<C> = C extends unknown ? keyof C : never;
/** The words of every argument that a command’s shape names. */
export type Asks<C> = Readonly<Record<Exclude<KeysOf<C>, 'type' | 'edition'>, Asked>>;

/** What came of a command that is kept: its open part, and the hidden ones where this journal has them. */
export interface WholeOutcome<Outcome, Secret> {
  open: Outcome;
  hidden?: Record<Viewer, Secret>;
}

/** A function that is compared as a method is: a kind of one command stands among the kinds of all. */
type Loosely<A extends unknown[], R> = { of(...args: A): R }['of'];

/**
 * What every kind of command has. `decide` may read everything and ask chance, once; `open` and `hidden` are the fold
 * and read only what they are given, so that a public export replays to the public view by itself.
 * `Deck` is what the table owns besides, `Context` what a game’s sentences read beside the command.
 */
interface Deciding<Open, Hidden, C, Outcome, Secret, Deck> {
  shape: GenericSchema<unknown, C>;
  /** What may come of it for everyone. Of a kind that names nothing, nothing comes: a file that says so is damaged. */
  outcome?: GenericSchema<unknown, Outcome>;
  /** What it may leave in the part of one viewer, in the same way. */
  secret?: GenericSchema<unknown, Secret>;
  decide(
    state: State<Open, Hidden>,
    command: Stored<C>,
    chance: Chance | null,
    deck: Deck | null,
  ): Result<{ open?: NoInfer<Outcome>; hidden?: Record<Viewer, NoInfer<Secret>> }>;
  /**
   * How this kind may be corrected once later entries stand on it; in every way when left out. What was drawn,
   * dealt or shown, and the steps of the turn, stay.
   */
  corrections?: readonly Correcting[] | Loosely<[command: Stored<C>], readonly Correcting[]>;
  /**
   * Played again after a correction it keeps what came of it: chance and hidden parts are not asked twice.
   * `checked` where it is refused all the same when it can no longer stand. A function reads what came of it again
   * by the open part as it now is, and gives the same thing where nothing in it is another.
   */
  keepsOutcome?:
    | true
    | 'checked'
    | Loosely<
        [open: Open, outcome: WholeOutcome<NoInfer<Outcome>, NoInfer<Secret>>],
        WholeOutcome<Outcome, Secret>
      >;
  /** What a command means that names it by its id alone. Where the id means something else after a correction, it falls. */
  means?: Loosely<[open: Open, command: Stored<C>], string | undefined>;
  hidden?(draft: Hidden, secret: NoInfer<Secret>, command: Stored<C>, open: Open): void;
}

/** What is told of a command that everyone may read. */
interface Telling<C, Outcome, Context> {
  /** Its sentence in the journal. */
  say(command: Stored<C>, outcome: NoInfer<Outcome>, context: Context): Description;
  /** What Undo would take back, in a few words and from public facts alone; nothing where its sentence is short. */
  short(command: Stored<C>, outcome: NoInfer<Outcome>, context: Context): string | null;
  nature: Nature | Loosely<[command: Stored<C>, outcome: NoInfer<Outcome>, entry: Entry], Nature>;
  /** Whether its result must not be seen before earlier entries are stored: chance and hands speak once. */
  reveals: boolean;
}

/** A command that everyone may read, whole: a part that is missing does not compile. */
export interface PublicCommand<Open, Hidden, C, Outcome, Secret, Context, Deck>
  extends Deciding<Open, Hidden, C, Outcome, Secret, Deck>,
    Telling<C, Outcome, Context> {
  /** The words of its arguments, as every form says them that has none of its own. */
  asks: NoInfer<Asks<C>>;
  open(draft: Open, command: Stored<C>, outcome: NoInfer<Outcome>): void;
}

/** A command that its owner alone may read: nothing is ever told of it. */
export interface PrivateCommand<Open, Hidden, C, Secret, Deck>
  extends Deciding<Open, Hidden, C, undefined, Secret, Deck> {
  /** The viewer whose part alone keeps the command. */
  owner(command: Stored<C>): Viewer;
  asks: NoInfer<Asks<C>>;
}

/** One kind of command, as the kernel plays it. */
export interface CommandKind<
  Open,
  Hidden,
  C = Command,
  Outcome = unknown,
  Secret = unknown,
  Context = unknown,
  Deck = unknown,
> extends Deciding<Open, Hidden, C, Outcome, Secret, Deck>,
    Partial<Telling<C, Outcome, Context>> {
  /** `public`, or the viewer whose part alone keeps the command. */
  audience(command: Stored<C>): Viewer;
  asks?: NoInfer<Asks<C>>;
  open?(draft: Open, command: Stored<C>, outcome: NoInfer<Outcome>): void;
}

/** The commands of a game by their types. */
export type Commands<Open, Hidden, Context = unknown, Deck = unknown> = Readonly<
  Record<string, CommandKind<Open, Hidden, Command, unknown, unknown, Context, Deck>>
>;

/** One game: how it starts, what can be done, and which numbers an entry records. */
export interface Game<Open extends OpenBase = OpenBase, Hidden = unknown> {
  id: string;
  /** Raised whenever the same journal would fold to something else. */
  rules: number;
  start(setup: never): State<Open, Hidden>;
  commands: Commands<Open, Hidden>;
  /** The deck that the table owns, as its commands read it; nothing where it has none. */
  deck?: unknown;
  /** Every total by its key, out of the open part alone. */
  measure(open: Open): Record<string, number>;
}
