import { produce } from 'immer';
import type { Game } from '../command/command';
import { decideOn } from '../command/decide-on';
import type { Command, OpenBase, State, Viewer } from '../game';
import { applyEntry } from '../journal/moments';
import { type Refusal, refuse } from '../result';
import type { System } from '../system';

const AT_THE_TABLE: Refusal = {
  message: 'This is done at the table.',
  allowed: 'Here you read your own papers and leave orders in them.',
};

/** What is left of commands; one that is there twice is taken away once for each time. */
function without(commands: readonly Command[], played: readonly Command[]): Command[] {
  const gone = played.map((command) => JSON.stringify(command));
  return commands.filter((command) => {
    const at = gone.indexOf(JSON.stringify(command));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/**
 * One person’s papers on a device that does not hold the table: what the host sent, and what was decided here since.
 * The host decides everything again when it is sent.
 */
export class OwnPapers {
  readonly #game: Game;
  #hidden: Readonly<Record<Viewer, unknown>> = {};
  #open: OpenBase;
  /** What was decided here and not played by the host yet, oldest first. */
  commands: readonly Command[] = [];
  #state: State<OpenBase, unknown>;

  constructor(system: System, open: OpenBase, hidden: Readonly<Record<Viewer, unknown>>) {
    this.#game = system.create(null);
    this.#open = open;
    this.#hidden = hidden;
    this.#state = { open, hidden };
  }

  get hidden(): Readonly<Record<Viewer, unknown>> {
    return this.#state.hidden;
  }

  /** The viewers in whose papers something was decided here. */
  get decided(): Viewer[] {
    return Object.keys(this.#hidden).filter((viewer) =>
      this.commands.some((command) => this.#isOf(command, viewer)),
    );
  }

  /**
   * Takes what the host sent. Returns what was decided here and no longer holds.
   * @param played what of it the host has played
   */
  renew(
    open: OpenBase,
    hidden: Readonly<Record<Viewer, unknown>>,
    played: readonly Command[] = [],
  ): readonly Command[] {
    this.#open = open;
    this.#hidden = hidden;
    return this.#replay(without(this.commands, played));
  }

  /** Decides one of the person’s own commands here. */
  decide(command: Command): Refusal | null {
    const refusal = this.#apply(command);
    if (!refusal) this.commands = [...this.commands, command];
    return refusal;
  }

  /** Takes back the newest decision in one viewer’s papers. */
  takeBack(viewer: Viewer): boolean {
    const at = this.commands.findLastIndex((command) => this.#isOf(command, viewer));
    if (at < 0) return false;
    this.#replay(this.commands.filter((_, index) => index !== at));
    return true;
  }

  #isOf(command: Command, viewer: Viewer): boolean {
    return this.#game.commands[command.type]?.audience(command as never) === viewer;
  }

  #replay(commands: readonly Command[]): readonly Command[] {
    this.commands = [];
    this.#state = { open: this.#open, hidden: this.#hidden };
    return commands.filter((command) => this.decide(command) !== null);
  }

  #apply(command: Command): Refusal | null {
    try {
      const decided = decideOn(this.#game, this.#state, command, null);
      if (!decided.ok) return decided.refusal;
      const { open, hidden = {} } = decided.value;
      if (open || Object.keys(hidden).some((viewer) => !Object.hasOwn(this.#hidden, viewer)))
        return AT_THE_TABLE;
      const { turn, step } = this.#open;
      const entry = { n: 1, parent: 0, at: { turn, step }, hidden, changes: [] };
      this.#state = produce(this.#state, (draft) =>
        applyEntry(this.#game as never, draft as State<OpenBase, unknown>, entry),
      );
      return null;
    } catch {
      return refuse('This device cannot decide that.', { allowed: AT_THE_TABLE.allowed }).refusal;
    }
  }
}
