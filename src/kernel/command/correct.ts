import { produce } from 'immer';
import { canonicalJson } from '../file/canonical';
import { readShape } from '../file/read-shape';
import type { Command, OpenBase, State, Viewer } from '../game';
import { CORRECTIONS, type Correcting } from '../game';
import { type Entry, type EntryPart, outcomeIn, STORED, withOutcome } from '../journal/entry';
import { type Decided, type Journal, kindOf } from '../journal/journal';
import {
  applyEntry,
  changesBetween,
  copyOf,
  measureOf,
  standingTo,
  stateAt,
  stateOnLine,
  withoutFreezing,
} from '../journal/moments';
import {
  type CorrectCommand,
  type Corrected,
  correctionOf,
  correctShape,
  type HiddenCorrected,
  type StandingEntry,
} from '../journal/standing';
import { accept, type Refusal, type Result, refuse } from '../result';
import type { Game, WholeOutcome } from './command';
import { decideOn, type EntryParts, type Giving } from './decide-on';

const REFUSED: Record<CorrectCommand['how'], string> = {
  change: 'This entry cannot be changed.',
  remove: 'This entry cannot be taken out.',
  insert: 'This kind of entry cannot be put in later.',
};

/** The ways in which an entry may be corrected. */
export function correctionsOf(game: Pick<Game, 'commands'>, command: Command): readonly Correcting[] {
  const corrections = kindOf(game, command.type)?.corrections ?? CORRECTIONS;
  return typeof corrections === 'function' ? corrections(command) : corrections;
}

/** Why an entry cannot be corrected in this way, or null. */
function checkCorrecting(
  game: Game,
  target: Entry | undefined,
  { how, command }: CorrectCommand,
): Refusal | null {
  const now = target?.open?.command;
  if (!target || !now || correctionOf(target))
    return { message: 'This entry is no longer in force.', allowed: 'Choose an entry that is in force.' };
  if (how !== 'remove' && !command)
    return { message: 'Say what the entry should be.', allowed: 'Name its command.' };
  // Corrections are public. A private decision is changed in its power's papers.
  const kind = command && kindOf(game, command.type);
  if (kind && kind.audience(command) !== 'public')
    return { message: REFUSED[how], allowed: 'Enter it in the papers, where only its owner reads it.' };
  const [from, to] = how === 'insert' ? [command, command] : [now, command ?? now];
  if (![from, to].every((item) => correctionsOf(game, item as Command).includes(how)))
    return {
      message: REFUSED[how],
      allowed: 'Correct what the table entered; what was drawn, dealt or shown stays as it was.',
    };
  return how === 'change' && command?.type !== now.type
    ? { message: 'A correction cannot change the kind of an entry.', allowed: 'Take it out and add another.' }
    : null;
}

/**
 * Replays the line with one entry changed, removed or inserted. Draws and hidden parts keep their outcome; an
 * entry that is no longer valid is left out and listed. Writes nothing.
 * @param giving a stored correction is decided by the edition in its command
 */
export function decideCorrection<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  input: Command,
  giving: Giving = 'given',
): Result<Decided<Open, Hidden>> {
  const read = readShape(correctShape, input);
  if (!read.ok) return read;
  const command = (giving === 'stored' ? { ...input } : read.value) as CorrectCommand;
  const line = standingTo(journal);
  const place = line.findIndex(({ n }) => n === command.entry);
  const target = line[place] as StandingEntry;
  const refusal = checkCorrecting(journal.game, target, command);
  if (refusal) return { ok: false, refusal };
  if (command.how === 'change' && canonicalJson(command.command) === canonicalJson(target.open?.command))
    return refuse('Nothing is changed.', { allowed: 'Change something, or leave it as it is.' });
  const replay = new Replay(journal, line, place, command.edition === undefined);
  const refused = withoutFreezing(() => {
    if (command.command) {
      const put = replay.put(command.command, command.how === 'change' ? target : null, giving);
      if (!put.ok) return put;
      command.command = put.value;
    }
    for (const entry of line.slice(command.how === 'insert' ? place : place + 1)) replay.play(entry);
    return null;
  });
  return refused ?? accept(replay.end(command));
}

/** The first id that an entry assigns, and the next one after its ids. */
interface Ids {
  first: number;
  next: number;
}

/** The number of entries between saved states during the replay. */
const APART = 100;

/**
 * The line played again from one place on, on a table of its own that each entry changes in place. Later entries go on
 * naming the ids that they were written with.
 */
class Replay<Open extends OpenBase, Hidden> {
  readonly #outcome: Corrected = { again: {}, gone: [] };
  readonly #hidden: Record<Viewer, HiddenCorrected['again']> = {};
  readonly #number: number;
  readonly #ids = new Map<StandingEntry, Ids>();
  /** What later entries meant that name it by its id alone. */
  readonly #meant = new Map<StandingEntry, string | undefined>();
  #now: State<Open, Hidden>;
  /** The table some entries ago, and these. */
  #kept: State<Open, Hidden>;
  #since: StandingEntry[] = [];
  #measured: Record<string, number>;
  /** The first id that no entry has assigned. */
  #highest: number;

  constructor(
    private readonly journal: Journal<Open, Hidden>,
    line: readonly StandingEntry[],
    place: number,
    private readonly older: boolean,
  ) {
    const { game } = journal;
    const start = stateOnLine(journal, line, place);
    this.#number = journal.entries.length + 1;
    this.#kept = start;
    this.#now = copyOf(start);
    this.#measured = game.measure(start.open);
    const was = copyOf(start);
    for (const entry of line.slice(place)) {
      const first = entry.ids ?? was.open.nextId;
      this.#meant.set(entry, this.#means(was.open, entry));
      applyEntry(game, was, entry);
      this.#ids.set(entry, { first, next: was.open.nextId });
    }
    this.#highest = was.open.nextId;
  }

  /** Decides a command on the replayed table. Copies the outcome, because the table keeps changing. */
  #decide(command: Command, giving: Giving): Result<EntryParts> {
    const { hidden } = this.#now;
    const state = giving === 'stored' ? { open: this.#replayed(), hidden } : this.#now;
    return copyOf(decideOn(this.journal.game, state, command, null, giving));
  }

  /** The table for a later entry, which knows that it is played again; in older corrections it did not. */
  #replayed(): Open {
    const { open } = this.#now;
    return this.older ? open : { ...open, replayed: true as const };
  }

  #means(open: Open, entry: StandingEntry): string | undefined {
    const command = entry.open?.command;
    return command && kindOf(this.journal.game, command.type)?.means?.(open, command);
  }

  #fold(entry: StandingEntry): void {
    applyEntry(this.journal.game, this.#now, entry);
  }

  /** Restores the table as it was before the last folded entry, which is discarded. */
  #back(): void {
    this.#now = copyOf(this.#kept);
    for (const entry of this.#since) this.#fold(entry);
  }

  #keep(entry: StandingEntry): void {
    this.#since.push(entry);
    if (this.#since.length < APART) return;
    this.#kept = copyOf(this.#now);
    this.#since = [];
  }

  /**
   * Applies an entry. It keeps its earlier ids unless it now assigns more of them. Otherwise it takes unused
   * ids, and commands that named the old ones are dropped.
   */
  #carry(entry: StandingEntry, own: Ids | undefined): StandingEntry {
    const natural = this.#now.open.nextId;
    let first = own?.first ?? this.#highest;
    this.#fold({ ...entry, ids: first });
    if (this.#now.open.nextId - first > (own ? own.next - own.first : 0)) {
      this.#back();
      first = this.#highest;
      this.#fold({ ...entry, ids: first });
    }
    const { open } = this.#now;
    const gives = open.nextId > first;
    const measured = this.journal.game.measure(open);
    const changes = changesBetween(this.#measured, measured);
    this.#measured = measured;
    this.#highest = Math.max(this.#highest, open.nextId);
    if (!gives) open.nextId = natural;
    this.#keep(gives ? { ...entry, ids: first } : entry);
    return { ...entry, changes, ...(gives && first !== natural ? { ids: first } : {}) };
  }

  /** Carries out the corrected command and returns it as it was read. */
  put(command: Command, target: StandingEntry | null, giving: Giving): Result<Command> {
    const outcome = this.#decide(command, giving);
    if (!outcome.ok) return outcome;
    const at = { turn: this.#now.open.turn, step: this.#now.open.step };
    const n = target?.n ?? this.#number;
    const own = target ? this.#ids.get(target) : undefined;
    this.#outcome.own = againOf(this.#carry({ n, parent: 0, at, ...outcome.value, changes: [] }, own));
    this.#noteHidden(n, {}, outcome.value.hidden ?? {});
    return accept(outcome.value.open?.command ?? command);
  }

  /** Replays a later entry: keeps its outcome if required, else decides it again; drops it if refused. */
  play(entry: StandingEntry): void {
    if (correctionOf(entry)) {
      this.#fold(entry);
      this.#keep(entry);
      return;
    }
    const decided = this.#again(entry);
    if (!decided) {
      this.#outcome.gone.push(entry.n);
      return;
    }
    const { ids: _, hidden: __, ...rest } = entry;
    const now = this.#carry({ ...rest, ...decided }, this.#ids.get(entry));
    if (entry.open && !isSame(entry, now)) this.#outcome.again[entry.n] = againOf(now);
    this.#noteHidden(entry.n, entry.hidden ?? {}, now.hidden ?? {});
  }

  /** The new outcome of a later entry, or null if it is refused. */
  #again(entry: StandingEntry): EntryParts | null {
    const { open, hidden } = entry;
    const same: EntryParts = { ...(open ? { open } : {}), ...(hidden ? { hidden } : {}) };
    if (!open) return same;
    const keepsOutcome = kindOf(this.journal.game, open.command.type)?.keepsOutcome;
    if (keepsOutcome === true) return same;
    if (typeof keepsOutcome === 'function')
      return readAgain(same, (outcome) => copyOf(keepsOutcome(this.#replayed(), outcome)));
    if (!this.older && this.#means(this.#now.open, entry) !== this.#meant.get(entry)) return null;
    const outcome = this.#decide(open.command, 'stored');
    if (!outcome.ok) return null;
    return keepsOutcome ? same : outcome.value;
  }

  #noteHidden(n: number, before: Record<Viewer, EntryPart>, after: Record<Viewer, EntryPart>): void {
    for (const viewer of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (canonicalJson(before[viewer] ?? null) === canonicalJson(after[viewer] ?? null)) continue;
      this.#hidden[viewer] ??= {};
      this.#hidden[viewer][n] = after[viewer] ?? null;
    }
  }

  end(command: CorrectCommand): Decided<Open, Hidden> {
    const { open } = stateAt(this.journal);
    const parts = Object.entries(this.#hidden).map(([viewer, again]) => [viewer, withOutcome({ again })]);
    const ids = this.#highest;
    return {
      entry: {
        n: this.#number,
        parent: this.journal.head,
        at: { turn: open.turn, step: open.step },
        open: { command, ...withOutcome({ ...this.#outcome, ids }) },
        ...(parts.length > 0 ? { hidden: Object.fromEntries(parts) } : {}),
        changes: changesBetween(measureOf(this.journal.game, open), this.#measured),
      },
      state: produce(this.#now, (draft) => {
        (draft as State<Open, Hidden>).open.nextId = ids;
      }),
    };
  }
}

/** Reads a kept outcome again. Does not invent hidden parts that this journal does not have. */
function readAgain(
  same: EntryParts,
  read: (outcome: WholeOutcome<unknown, unknown>) => WholeOutcome<unknown, unknown>,
): EntryParts {
  const open = same.open as NonNullable<Entry['open']>;
  const outcomes = same.hidden && mapValues(same.hidden, outcomeIn);
  const now = read({ open: outcomeIn(open), ...(outcomes ? { hidden: outcomes } : {}) });
  const hidden =
    same.hidden && now.hidden && mapValues(now.hidden, (secret) => ({ [STORED.outcome]: secret }));
  return { open: { ...open, [STORED.outcome]: now.open }, ...(hidden ? { hidden } : {}) };
}

const mapValues = <A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

function againOf({ open, ids, changes }: StandingEntry) {
  return {
    ...withOutcome(outcomeIn(open)),
    changes,
    ...(ids === undefined ? {} : { ids }),
  };
}

function isSame(before: StandingEntry, after: StandingEntry): boolean {
  const parts = ({ open, changes, ids }: StandingEntry) =>
    canonicalJson([outcomeIn(open) ?? null, changes, ids ?? null]);
  return parts(before) === parts(after);
}
