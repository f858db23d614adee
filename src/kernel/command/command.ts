import type { GenericSchema } from 'valibot';
import type { Chance } from '../chance';
import type { Command, Correcting, OpenBase, State, Viewer } from '../game';
import type { Entry } from '../journal/entry';
import type { Result } from '../result';

/**
 * What an entry means to the players:
 * - `event`: something happened — a card shown, an aggression, a conquest, a flag;
 * - `ruling`: the table entered or decided it;
 * - `step`: the turn advances, cards are dealt, papers are passed round;
 * - `record`: anything else, which is only recorded.
 */
export type Nature = 'event' | 'ruling' | 'step' | 'record';

/** How a command is described: a sentence, the notes under it and the rule label. */
export interface Description {
  text: string;
  notes?: string[];
  rule?: string;
  /** The notes that reveal a card, if the entry reveals several; the effects of each card follow its note. */
  cards?: readonly string[];
}

/** A command as entries hold it: those of older tables do not say by which of our rules they were decided. */
export type Stored<C> = C extends { edition: infer E } ? Omit<C, 'edition'> & { edition?: E } : C;

/** The form label of an argument, as one name or part by part; null if no form asks for it. */
export type Asked =
  | string
  | null
  | {
      name: string;
      /** The same value may occur more than once. */
      again?: true;
      parts?: Readonly<Record<string, string>>;
    };

type KeysOf<C> = C extends unknown ? keyof C : never;
/** The words of every argument that a command’s shape names. */
export type Asks<C> = Readonly<Record<Exclude<KeysOf<C>, 'type' | 'edition'>, Asked>>;

/** The saved outcome of a command: its open part and any hidden parts that this journal has. */
export interface WholeOutcome<Outcome, Secret> {
  open: Outcome;
  hidden?: Record<Viewer, Secret>;
}

/** A function that is compared as a method is: a kind of one command stands among the kinds of all. */
type Loosely<A extends unknown[], R> = { of(...args: A): R }['of'];

/**
 * What every kind of command has. `decide` may read everything and use chance, once. `open` and `hidden` are
 * the fold: they read only their arguments, so that a public export replays to the public view on its own.
 * `Deck` is the deck that the table owns; `Context` is what a game's sentences read besides the command.
 */
interface Deciding<Open, Hidden, C, Outcome, Secret, Deck> {
  shape: GenericSchema<unknown, C>;
  /** The shape of the public outcome. If left out, there is none, and a file that contains one is damaged. */
  outcome?: GenericSchema<unknown, Outcome>;
  /** The shape of the outcome for one viewer; the same applies if it is left out. */
  secret?: GenericSchema<unknown, Secret>;
  decide(
    state: State<Open, Hidden>,
    command: Stored<C>,
    chance: Chance | null,
    deck: Deck | null,
  ): Result<{ open?: NoInfer<Outcome>; hidden?: Record<Viewer, NoInfer<Secret>> }>;
  /**
   * How this kind may be corrected once later entries depend on it; in every way if omitted. What was drawn,
   * dealt or shown, and the steps of the turn, cannot be corrected.
   */
  corrections?: readonly Correcting[] | Loosely<[command: Stored<C>], readonly Correcting[]>;
  /**
   * When replayed after a correction, the command keeps its outcome: chance and hidden parts are not used
   * twice. With `checked` it is still refused if it is no longer valid. A function reads the outcome again
   * from the current open part, and returns an equal outcome if nothing in it has changed.
   */
  keepsOutcome?:
    | true
    | 'checked'
    | Loosely<
        [open: Open, outcome: WholeOutcome<NoInfer<Outcome>, NoInfer<Secret>>],
        WholeOutcome<Outcome, Secret>
      >;
  /** What the id in a command refers to. If a correction changes that, the command is dropped. */
  means?: Loosely<[open: Open, command: Stored<C>], string | undefined>;
  hidden?(draft: Hidden, secret: NoInfer<Secret>, command: Stored<C>, open: Open): void;
}

/** How a public command is described. */
interface CommandDescription<C, Outcome, Context> {
  /** Its sentence in the journal. */
  say(command: Stored<C>, outcome: NoInfer<Outcome>, context: Context): Description;
  /** A short name for the Undo button, from public facts only; null if its sentence is short enough. */
  short(command: Stored<C>, outcome: NoInfer<Outcome>, context: Context): string | null;
  nature: Nature | Loosely<[command: Stored<C>, outcome: NoInfer<Outcome>, entry: Entry], Nature>;
  /** Whether its result must not be seen before earlier entries are stored: chance and hands speak once. */
  reveals: boolean;
}

/** A complete public command; a missing part is a compile error. */
export interface PublicCommand<Open, Hidden, C, Outcome, Secret, Context, Deck>
  extends Deciding<Open, Hidden, C, Outcome, Secret, Deck>,
    CommandDescription<C, Outcome, Context> {
  /** The default labels of its arguments, for forms without labels of their own. */
  asks: NoInfer<Asks<C>>;
  open(draft: Open, command: Stored<C>, outcome: NoInfer<Outcome>): void;
}

/** A command that only its owner may read; it is never described. */
export interface PrivateCommand<Open, Hidden, C, Secret, Deck>
  extends Deciding<Open, Hidden, C, undefined, Secret, Deck> {
  /** The only viewer whose part stores the command. */
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
    Partial<CommandDescription<C, Outcome, Context>> {
  /** `public`, or the only viewer whose part stores the command. */
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
  /** Raised whenever the same journal would fold to a different state. */
  rules: number;
  start(setup: never): State<Open, Hidden>;
  commands: Commands<Open, Hidden>;
  /** The deck that the table owns, if any, as its commands read it. */
  deck?: unknown;
  /** Every total by its key, out of the open part alone. */
  measure(open: Open): Record<string, number>;
}
