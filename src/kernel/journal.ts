import { produce, setAutoFreeze } from 'immer';
import { safeParse } from 'valibot';
import type { Chance } from './chance';
import type { Command, CommandKind, Game, OpenBase, State, Viewer } from './game';
import { accept, type Refusal, type Result, refuse } from './result';

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

/** The first place where replaying gave something else than what was recorded. */
export interface Difference {
  n: number;
  total: string;
  recorded: string;
  folded: string;
}

type AnyKind = CommandKind<unknown, unknown>;

function kindOf(game: Game<never, never>, type: string): AnyKind | undefined {
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
function applyEntry<Open, Hidden>(game: Game<never, never>, draft: State<Open, Hidden>, entry: Entry): void {
  const command = entry.open?.command;
  if (command) kindOf(game, command.type)?.open?.(draft.open, command, entry.open?.came);
  for (const [viewer, part] of Object.entries(entry.hidden ?? {})) {
    const own = part.command ?? command;
    if (!own || draft.hidden[viewer] === undefined) continue;
    kindOf(game, own.type)?.hidden?.(draft.hidden[viewer], part.came, own, draft.open);
  }
}

function changesBetween(before: Record<string, number>, after: Record<string, number>): Change[] {
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
    const { command } = entry.open;
    const to = movesHead(entry);
    published.push({
      n: published.length + 1,
      parent: numberOf(entry.parent),
      at: entry.at,
      open: to === null ? entry.open : { ...entry.open, command: { ...command, to: numberOf(to) } },
      changes: entry.changes,
    });
  }
  publicNumbers.set(entry.n, entry.open ? published.length : numberOf(entry.parent));
}

/** An entry as everyone may read it. */
function publishedOf<Open extends OpenBase, Hidden>(
  { published, publicNumbers }: Journal<Open, Hidden>,
  entry: Entry | null,
): Entry | null {
  return entry ? (published[(publicNumbers.get(entry.n) ?? 0) - 1] ?? null) : null;
}

/** Writes a decided entry into the journal in memory. */
export function commit<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  decided: Decided<Open, Hidden>,
): void {
  push(journal, decided.entry);
  if (movesHead(decided.entry) === null) journal.roots.set(decided.entry.n, decided.state);
}

/** The entries that stand, oldest first: from the set-up to `n` by way of the parents. */
export function lineTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): Entry[] {
  const line: Entry[] = [];
  for (let at = n; at > 0; ) {
    const entry = journal.entries[at - 1];
    if (!entry || entry.n !== at || entry.parent >= at) throw new Error(`Entry ${at} is missing.`);
    line.push(entry);
    at = entry.parent;
  }
  return line.reverse();
}

/** The table after entry `n`: kept in memory, or folded from the nearest kept one. */
export function stateAt<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): State<Open, Hidden> {
  const kept = journal.roots.get(n);
  if (kept) return kept;
  const line = lineTo(journal, n);
  let from = line.length;
  while (from > 0 && !journal.roots.has((line[from - 1] as Entry).n)) from -= 1;
  const base = journal.roots.get(from === 0 ? 0 : (line[from - 1] as Entry).n) as State<Open, Hidden>;
  const state = produce(base, (draft) => {
    for (const entry of line.slice(from))
      applyEntry(journal.game as never, draft as State<Open, Hidden>, entry);
  });
  journal.roots.set(n, state);
  return state;
}

/** Replays the standing line and compares every recorded change. Nothing when all agree. */
export function compareFold<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
): Difference | null {
  const draft = JSON.parse(JSON.stringify(journal.roots.get(0))) as State<Open, Hidden>;
  let before = journal.game.measure(draft.open);
  for (const entry of lineTo(journal)) {
    applyEntry(journal.game as never, draft, entry);
    const after = journal.game.measure(draft.open);
    const difference = compareChanges(entry, changesBetween(before, after));
    if (difference) return difference;
    before = after;
  }
  return null;
}

function compareChanges(entry: Entry, folded: Change[]): Difference | null {
  const print = (changes: Change[], total: string) => {
    const found = changes.find(([key]) => key === total);
    return found ? `${found[1]} to ${found[2]}` : 'no change';
  };
  const totals = new Set([...entry.changes, ...folded].map(([key]) => key));
  for (const total of totals) {
    const recorded = print(entry.changes, total);
    const now = print(folded, total);
    if (recorded !== now) return { n: entry.n, total, recorded, folded: now };
  }
  return null;
}

function parse(kind: AnyKind, command: Command): Result<Command> {
  const parsed = safeParse(kind.shape, command);
  if (parsed.success) return accept(parsed.output);
  const issue = parsed.issues[0];
  const at = issue.path?.map((step) => String(step.key)).join('.');
  return refuse(`${at ? `"${at}": ` : ''}${issue.message}`, at ? { at } : {});
}

/** Checks a command, asks chance once, and gives the entry and the table after it. Writes nothing. */
export function decide<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
  chance: Chance | null,
): Result<Decided<Open, Hidden>> {
  if (command.type === 'undo' || command.type === 'redo') return decideMove(journal, command);
  const kind = kindOf(journal.game as never, command.type);
  if (!kind) return refuse(`There is no command "${command.type}".`);
  const parsed = parse(kind, command);
  if (!parsed.ok) return parsed;
  const before = stateAt(journal);
  const outcome = kind.decide(before as State<unknown, unknown>, parsed.value, chance);
  if (!outcome.ok) return outcome;
  const audience = kind.audience(parsed.value);
  const hidden = hiddenParts(audience, parsed.value, outcome.value.hidden);
  const entry: Entry = {
    n: journal.entries.length + 1,
    parent: journal.head,
    at: { turn: before.open.turn, step: before.open.step },
    changes: [],
  };
  if (audience === 'public') {
    entry.open = { command: parsed.value };
    if (outcome.value.open !== undefined) entry.open.came = outcome.value.open;
  }
  if (hidden) entry.hidden = hidden;
  const state = produce(before, (draft) =>
    applyEntry(journal.game as never, draft as State<Open, Hidden>, entry),
  );
  entry.changes = changesBetween(journal.game.measure(before.open), journal.game.measure(state.open));
  return accept({ entry, state });
}

function hiddenParts(
  audience: Viewer,
  command: Command,
  came?: Record<Viewer, unknown>,
): Record<Viewer, Part> | null {
  const parts: Record<Viewer, Part> = {};
  for (const [viewer, secret] of Object.entries(came ?? {})) parts[viewer] = { came: secret };
  if (audience !== 'public') parts[audience] = { ...parts[audience], command };
  return Object.keys(parts).length > 0 ? parts : null;
}

/** Where public undo would put the head: before the newest public entry of the line. */
function publicUndo<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry | null {
  return lineTo(journal).findLast(isPublic) ?? null;
}

/** The newest public entry that Undo would take back, and the one that Redo would bring again, as everyone may read them. */
export function movesOffered<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
): { undo: Entry | null; redo: Entry | null } {
  const to = journal.redo.at(-1);
  const back =
    to === undefined
      ? null
      : (lineTo(journal, to).filter(isPublic)[lineTo(journal).filter(isPublic).length] ?? null);
  return { undo: publishedOf(journal, publicUndo(journal)), redo: publishedOf(journal, back) };
}

function decideMove<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
): Result<Decided<Open, Hidden>> {
  const viewer = typeof command.viewer === 'string' ? command.viewer : 'public';
  const target = command.type === 'redo' ? redoTarget(journal, viewer) : undoTarget(journal, viewer);
  if (typeof target !== 'number') return { ok: false, refusal: target };
  const { open } = stateAt(journal);
  const moved = { command: { type: command.type, to: target } };
  const entry: Entry = {
    n: journal.entries.length + 1,
    parent: journal.head,
    at: { turn: open.turn, step: open.step },
    ...(viewer === 'public' ? { open: moved } : { hidden: { [viewer]: moved } }),
    changes: [],
  };
  const state = stateAt(journal, target);
  entry.changes = changesBetween(journal.game.measure(open), journal.game.measure(state.open));
  return accept({ entry, state });
}

function redoTarget<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  viewer: Viewer,
): number | Refusal {
  const to = journal.redo.at(-1);
  return viewer !== 'public' || to === undefined ? { message: 'There is nothing to redo.' } : to;
}

/** A seat takes back its own decisions since its papers were opened; the table takes back whole visits. */
function undoTarget<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  viewer: Viewer,
): number | Refusal {
  const entry = viewer === 'public' ? publicUndo(journal) : lineTo(journal).at(-1);
  if (!entry || (viewer !== 'public' && (isPublic(entry) || !entry.hidden?.[viewer]))) {
    return { message: 'There is nothing to undo.' };
  }
  return entry.parent;
}
