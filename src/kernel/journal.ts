import { produce, setAutoFreeze } from 'immer';
import type { Command, CommandKind, Game, OpenBase, State, Viewer } from './game';
import { type Corrected, correctionOf, firstReached, rowsTo, type Standing, standingOf } from './standing';

setAutoFreeze(true);

/** A total that an entry changed: key, before, after. */
export type Change = [total: string, before: number, after: number];

/** One part of an entry: the command as given and what came of it. */
export interface Part {
  command?: Command;
  came?: unknown;
}

/**
 * One row of the journal. Numbers start at 1; parent 0 is the table as it was set up.
 * A public entry has `open`; a private decision has only `hidden`.
 */
export interface Entry {
  n: number;
  parent: number;
  at: { turn: number; step: string };
  open?: Part & { command: Command };
  hidden?: Record<Viewer, Part>;
  changes: Change[];
}

/** The journal in memory: the rows as written, the head, and the table at each row of this session. */
export interface Journal<Open extends OpenBase, Hidden> {
  readonly game: Game<Open, Hidden>;
  readonly setup: unknown;
  readonly entries: Entry[];
  readonly roots: Map<number, State<Open, Hidden>>;
  head: number;
  /** Heads that public undo left, newest last. */
  redo: number[];
  /** The public entries as a journal of their own: numbered anew, without hidden parts. It grows with `entries`. */
  readonly published: Entry[];
  /** For each entry, the public number of it or of the newest public entry before it. */
  readonly publicNumbers: Map<number, number>;
}

/** An entry that was decided and not yet written. */
export interface Decided<Open, Hidden> {
  entry: Entry;
  state: State<Open, Hidden>;
}

export type AnyKind = CommandKind<unknown, unknown>;

export function kindOf(game: Game<never, never>, type: string): AnyKind | undefined {
  return Object.hasOwn(game.commands, type) ? (game.commands[type] as unknown as AnyKind) : undefined;
}

/** Undo and redo move the head and nothing else. */
export function movesHead(entry: Entry): number | null {
  const command =
    entry.open?.command ?? Object.values(entry.hidden ?? {}).find((part) => part.command)?.command;
  return command?.type === 'undo' || command?.type === 'redo' ? (command.to as number) : null;
}

export function isPublic(entry: Entry): boolean {
  return entry.open !== undefined;
}

/** Applies one entry to a table that may be changed: an immer draft or a private copy. */
export function applyEntry<Open, Hidden>(
  game: Game<never, never>,
  draft: State<Open, Hidden>,
  entry: Standing,
): void {
  if (entry.ids !== undefined) (draft.open as unknown as OpenBase).nextId = entry.ids;
  const command = entry.open?.command;
  if (command) kindOf(game, command.type)?.open?.(draft.open, command, entry.open?.came);
  for (const [viewer, part] of Object.entries(entry.hidden ?? {})) {
    const own = part.command ?? command;
    if (!own || draft.hidden[viewer] === undefined) continue;
    kindOf(game, own.type)?.hidden?.(draft.hidden[viewer], part.came, own, draft.open);
  }
}

const measured = new WeakMap<object, Record<string, number>>();

/** The totals of a table that no longer changes, reckoned once. */
export function measureOf<Open extends OpenBase, Hidden>(
  { measure }: Game<Open, Hidden>,
  open: Open,
): Record<string, number> {
  const known = measured.get(open);
  if (known) return known;
  const totals = measure(open);
  if (Object.isFrozen(open)) measured.set(open, totals);
  return totals;
}

export function changesBetween(before: Record<string, number>, after: Record<string, number>): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => (before[key] ?? 0) !== (after[key] ?? 0))
    .sort()
    .map((key) => [key, before[key] ?? 0, after[key] ?? 0]);
}

/** A journal with its rows, the head where the last row left it. */
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
    head: 0,
    redo: [],
    published: [],
    publicNumbers: new Map([[0, 0]]),
  };
  for (const entry of entries) push(journal, entry);
  return journal;
}

function push<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>, entry: Entry): void {
  const to = movesHead(entry);
  const type = entry.open?.command.type;
  if (type === 'undo') journal.redo.push(journal.head);
  else if (type === 'redo') journal.redo.pop();
  else if (isPublic(entry)) journal.redo = [];
  journal.entries.push(entry);
  journal.head = to ?? entry.n;
  publish(journal, entry);
}

/** Nothing in what is published tells that something was left out. */
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
  const came = open.came as Corrected;
  const again = Object.entries(came.again).map(([n, part]) => [numberOf(Number(n)), part]);
  return {
    command: { ...correction, entry: numberOf(correction.entry) },
    came: { ...came, again: Object.fromEntries(again), gone: came.gone.map(numberOf) },
  };
}

/** An entry as everyone may read it. */
export function publishedOf<Open extends OpenBase, Hidden>(
  { published, publicNumbers }: Journal<Open, Hidden>,
  entry: Entry | null,
): Entry | null {
  return entry ? (published[(publicNumbers.get(entry.n) ?? 0) - 1] ?? null) : null;
}

/** The entry where the table stood after a public number; nothing when no entry has it. 0 is the table as it was set up. */
export function numberOfPublic<Open extends OpenBase, Hidden>(
  { entries, publicNumbers }: Journal<Open, Hidden>,
  no: number,
): number | null {
  if (no === 0) return 0;
  const entry = entries.find((item) => isPublic(item) && publicNumbers.get(item.n) === no);
  return entry ? (movesHead(entry) ?? entry.n) : null;
}

/** Writes a decided entry into the journal in memory. */
export function commit<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  decided: Decided<Open, Hidden>,
): void {
  push(journal, decided.entry);
  if (movesHead(decided.entry) === null) journal.roots.set(decided.entry.n, decided.state);
}

/** The rows from the set-up to `n` by way of the parents, oldest first, as they were written. */
export function lineTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): Entry[] {
  return rowsTo(journal.entries, n);
}

/** The entries that stand up to `n`, corrected: folding them gives the table. */
export function standingTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): Standing[] {
  return standingOf(lineTo(journal, n)).line;
}

/** The table after entry `n`: kept in memory, or folded from the nearest kept one. */
export function stateAt<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): State<Open, Hidden> {
  const kept = journal.roots.get(n);
  if (kept) return kept;
  const rows = lineTo(journal, n);
  let from = rows.length;
  while (from > 0 && !journal.roots.has((rows[from - 1] as Entry).n)) from -= 1;
  const rest = rows.slice(from);
  const base = journal.roots.get(from === 0 ? 0 : (rows[from - 1] as Entry).n) as State<Open, Hidden>;
  if (!rest.some(correctionOf)) return foldKept(journal, base, rest);
  const state = foldCorrected(journal, rows);
  journal.roots.set(n, state);
  return state;
}

/** So many entries apart a table is kept on the way, so that looking back never folds more than these. */
const APART = 100;

function foldKept<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  base: State<Open, Hidden>,
  rows: readonly Entry[],
): State<Open, Hidden> {
  let state = base;
  for (let from = 0; from < rows.length; from += APART) {
    const part = rows.slice(from, from + APART);
    state = foldOn(journal, state, part);
    journal.roots.set((part.at(-1) as Entry).n, state);
  }
  return state;
}

/** The table after `entries`, one after the other. */
export function foldOn<Open extends OpenBase, Hidden>(
  { game }: Journal<Open, Hidden>,
  base: State<Open, Hidden>,
  entries: readonly Standing[],
): State<Open, Hidden> {
  return produce(base, (draft) => {
    for (const entry of entries) applyEntry(game as never, draft as State<Open, Hidden>, entry);
  });
}

/** Rows with corrections: what stands before the first place that one of them reaches needs no second folding. */
function foldCorrected<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  rows: readonly Entry[],
): State<Open, Hidden> {
  const reached = firstReached(rows);
  const before = rows.filter(({ n }) => n < reached);
  const base = stateAt(journal, before.at(-1)?.n ?? 0);
  return foldOn(journal, base, standingOf(rows).line.slice(before.length));
}

/**
 * The table after an entry of the line that stands now, corrected as it is now; after an entry that was taken
 * back or replaced, the table as it was then.
 */
export function momentAt<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n: number,
): State<Open, Hidden> {
  const rows = lineTo(journal);
  if (!rows.some(correctionOf) || n < firstReached(rows)) return stateAt(journal, n);
  const { line } = standingOf(rows);
  const place = line.findLastIndex((entry) => entry.n === n);
  if (place < 0 || place === line.length - 1) return stateAt(journal, n);
  const before = rows.filter((row) => row.n < firstReached(rows));
  return foldOn(journal, stateAt(journal, before.at(-1)?.n ?? 0), line.slice(before.length, place + 1));
}
