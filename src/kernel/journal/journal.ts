import type { CommandKind, Game } from '../command/command';
import type { OpenBase, State } from '../game';
import { own } from '../own';
import { type Entry, withOutcome } from './entry';
import { correctedBy, correctionOf, rowsTo, type StandingEntry } from './standing';

/** The journal in memory: the rows as written, the head, and the table at the newest rows and here and there before. */
export interface Journal<Open extends OpenBase, Hidden> {
  readonly game: Game<Open, Hidden>;
  readonly setup: unknown;
  readonly entries: Entry[];
  readonly roots: Map<number, State<Open, Hidden>>;
  /** For each correction, the line after it and the states stored along it. */
  readonly corrected: Map<number, CorrectedLine<Open, Hidden>>;
  head: number;
  /** Heads that public undo left, newest last. */
  redo: number[];
  /** The public entries as a journal of their own: numbered anew, without hidden parts. It grows with `entries`. */
  readonly published: Entry[];
  /** For each entry, the public number of it or of the newest public entry before it. */
  readonly publicNumbers: Map<number, number>;
}

/** The line as a correction leaves it. */
export interface CorrectedLine<Open, Hidden> {
  readonly line: readonly StandingEntry[];
  /** The number of entries at its start that are as they were written. */
  readonly first: number;
  /** The table after so many of its entries. */
  readonly states: Map<number, State<Open, Hidden>>;
}

/** An entry that was decided and not yet written. */
export interface Decided<Open, Hidden> {
  entry: Entry;
  state: State<Open, Hidden>;
}

export type AnyKind = CommandKind<OpenBase, unknown>;

export function kindOf({ commands }: Pick<Game, 'commands'>, type: string): AnyKind | undefined {
  return own(commands, type);
}

/** Whether the result of such a command must not be seen before earlier entries are stored. */
export const reveals = (game: Pick<Game, 'commands'>, type: string): boolean =>
  kindOf(game, type)?.reveals ?? false;

/**
 * Records for everyone that a whole copy was made, with everything hidden in it. The head does not move, so
 * undo cannot remove this line and redo still works.
 */
export const WHOLE_COPY = 'whole-copy';

/**
 * The table draws from a new seed from here on, by agreement. Like a whole copy it does not move the head, so that
 * undo cannot bring the old order back.
 */
export const RESEED = 'reseed';

/**
 * A seat’s papers are on a phone from here on, or no longer. It says what is, not what was played, so undo does not take
 * it back either.
 */
export const LINK_PHONE = 'link-phone';

/** The viewer under which a reshuffle keeps its seed. Nobody looks through it: no view and no public copy has it. */
export const CHANCE_VIEWER = 'chance';

/** Commands that only set the head. */
export const MOVES = ['undo', 'redo', 'return', WHOLE_COPY, RESEED, LINK_PHONE] as const;

const STAYS: readonly unknown[] = [WHOLE_COPY, RESEED, LINK_PHONE];
/** Whether such a command leaves the head where it is, and what was undone to be redone. It is always public. */
export const leavesHead = (type: unknown): boolean => STAYS.includes(type);

export const isReseed = ({ open }: Entry): boolean => open?.command.type === RESEED;

/** Where such a command puts the head. */
export function movesHead(entry: Entry): number | null {
  const command =
    entry.open?.command ?? Object.values(entry.hidden ?? {}).find((part) => part.command)?.command;
  return MOVES.some((type) => type === command?.type) ? (command?.to as number) : null;
}

export function isPublic(entry: Entry): boolean {
  return entry.open !== undefined;
}

/** Creates a journal from its rows, with the head where the last row left it. */
export function createJournal<Open extends OpenBase, Hidden>(
  game: Game<Open, Hidden>,
  setup: unknown,
  entries: readonly Entry[] = [],
): Journal<Open, Hidden> {
  const journal: Journal<Open, Hidden> = {
    game,
    setup,
    entries: [],
    roots: new Map([[0, game.start(setup as never)]]),
    corrected: new Map(),
    head: 0,
    redo: [],
    published: [],
    publicNumbers: new Map([[0, 0]]),
  };
  for (const entry of entries) append(journal, entry);
  return journal;
}

/** Adds a stored entry to the journal in memory. */
export function append<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>, entry: Entry): void {
  const to = movesHead(entry);
  const type = entry.open?.command.type;
  if (type === 'undo') journal.redo.push(journal.head);
  else if (type === 'redo') journal.redo.pop();
  else if (isPublic(entry) && !leavesHead(type)) journal.redo = [];
  journal.entries.push(entry);
  journal.head = to ?? entry.n;
  publish(journal, entry);
}

/** Adds an entry to the published ones, without a trace of what is left out. */
function publish<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>, entry: Entry): void {
  const { published, publicNumbers } = journal;
  const numberOf = (n: number) => publicNumbers.get(n) ?? 0;
  if (entry.open) {
    published.push({
      n: published.length + 1,
      parent: numberOf(entry.parent),
      at: entry.at,
      open: publicPart(entry, numberOf),
      changes: entry.changes,
    });
  }
  publicNumbers.set(entry.n, entry.open ? published.length : numberOf(entry.parent));
}

/** The open part with public numbers wherever it names another entry. */
function publicPart(entry: Entry, numberOf: (n: number) => number): NonNullable<Entry['open']> {
  const open = entry.open as NonNullable<Entry['open']>;
  const to = movesHead(entry);
  if (to !== null) return { ...open, command: { ...open.command, to: numberOf(to) } };
  const correction = correctionOf(entry);
  if (!correction) return open;
  const outcome = correctedBy(entry);
  const again = Object.entries(outcome.again).map(([n, part]) => [numberOf(Number(n)), part]);
  return {
    command: { ...correction, entry: numberOf(correction.entry) },
    ...withOutcome({ ...outcome, again: Object.fromEntries(again), gone: outcome.gone.map(numberOf) }),
  };
}

/** The published form of an entry; null if there is none. */
export function publishedOf<Open extends OpenBase, Hidden>(
  { published, publicNumbers }: Journal<Open, Hidden>,
  entry: Entry | null,
): Entry | null {
  return entry ? (published[(publicNumbers.get(entry.n) ?? 0) - 1] ?? null) : null;
}

/**
 * The entry at which the table stood after a public number, or null. 0 is the table as it was set up. A move
 * stands for the public entry that it went to: where it went tells whether there are private entries after that.
 */
export function numberOfPublic<Open extends OpenBase, Hidden>(
  { entries, publicNumbers }: Journal<Open, Hidden>,
  no: number,
): number | null {
  if (no === 0) return 0;
  const entry = entries.find((item) => isPublic(item) && publicNumbers.get(item.n) === no);
  if (!entry) return null;
  let at = movesHead(entry) ?? entry.n;
  for (let to = entries[at - 1]; to && !isPublic(to); to = entries[at - 1]) at = to.parent;
  return at;
}

/** Writes a decided entry into the journal in memory. */
export function commit<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  decided: Decided<Open, Hidden>,
): void {
  append(journal, decided.entry);
  if (movesHead(decided.entry) === null) journal.roots.set(decided.entry.n, decided.state);
  forgetTable(journal);
}

/** The number of newest states kept in memory; of older ones, every `APART`th is kept. */
const BEHIND = 300;
const APART = 100;

/** Drops the state just beyond that limit; it can be folded again from the nearest stored one. */
export function forgetTable<Open extends OpenBase, Hidden>({ entries, roots }: Journal<Open, Hidden>): void {
  const behind = entries[entries.length - BEHIND - 1];
  // After a correction the whole line would have to be folded again.
  if (behind && behind.n % APART !== 0 && !correctionOf(behind)) roots.delete(behind.n);
}

/** Lets every table go but the one that was set up: all are folded from there again. */
export function forgetFolded<Open extends OpenBase, Hidden>({
  roots,
  corrected,
}: Journal<Open, Hidden>): void {
  for (const n of roots.keys()) if (n !== 0) roots.delete(n);
  corrected.clear();
}

/** The entries on which the table stands, as they were written, to be looked for from the newest on. */
export function lineBack<Open extends OpenBase, Hidden>({ entries, head }: Journal<Open, Hidden>) {
  return {
    findLast(isWanted: (entry: Entry) => unknown): Entry | undefined {
      let entry = entries[head - 1];
      while (entry && !isWanted(entry)) entry = entries[entry.parent - 1];
      return entry;
    },
  };
}

/** The rows from the set-up to `n` by way of the parents, oldest first, as they were written. */
export function lineTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): Entry[] {
  return rowsTo(journal.entries, n);
}
