import { freeze, produce, setAutoFreeze } from 'immer';
import type { Game } from '../command/command';
import type { OpenBase, State } from '../game';
import { type Change, type Entry, outcomeIn } from './entry';
import { type CorrectedLine, type Journal, kindOf, lineTo } from './journal';
import { correctionOf, correctLine, type StandingEntry, standingOf } from './standing';

setAutoFreeze(true);

/** Runs `act` without auto-freezing, so that trial changes do not freeze parts of a mutable table. */
export function withoutFreezing<T>(act: () => T): T {
  setAutoFreeze(false);
  try {
    return act();
  } finally {
    setAutoFreeze(true);
  }
}

/** Applies one entry to a mutable table: an immer draft or a private copy. */
export function applyEntry<Open extends OpenBase, Hidden>(
  game: Game<Open, Hidden>,
  draft: State<Open, Hidden>,
  entry: StandingEntry,
): void {
  if (entry.ids !== undefined) draft.open.nextId = entry.ids;
  const command = entry.open?.command;
  if (command) kindOf(game, command.type)?.open?.(draft.open, command, outcomeIn(entry.open));
  for (const [viewer, part] of Object.entries(entry.hidden ?? {})) {
    const own = part.command ?? command;
    if (!own || !Object.hasOwn(draft.hidden, viewer)) continue;
    kindOf(game, own.type)?.hidden?.(draft.hidden[viewer], outcomeIn(part), own, draft.open);
  }
}

const measured = new WeakMap<object, Record<string, number>>();

/** The totals of a table; cached once the table is frozen. */
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

/** The standing entries up to `n`, corrected; folding them gives the table. */
export function standingTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): StandingEntry[] {
  return standingOf(lineTo(journal, n)).line;
}

/** From so many entries on a copy of the whole table is sooner made than a draft of it. */
const MANY = 10;

/** The table after `entries`, one after the other. */
export function foldOn<Open extends OpenBase, Hidden>(
  { game }: Journal<Open, Hidden>,
  base: State<Open, Hidden>,
  entries: readonly StandingEntry[],
): State<Open, Hidden> {
  if (entries.length >= MANY) {
    const copy = copyOf(base);
    for (const entry of entries) applyEntry(game as never, copy, entry);
    return freeze(copy, true);
  }
  return produce(base, (draft) => {
    for (const entry of entries) applyEntry(game, draft as State<Open, Hidden>, entry);
  });
}

/** A copy of a table, which is plain JSON. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** The table after entry `n`: stored in memory, or folded from the nearest stored state. */
export function stateAt<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n = journal.head,
): State<Open, Hidden> {
  const stored = journal.roots.get(n);
  if (stored) return stored;
  let rows = rowsSinceStored(journal, n);
  const corrected = rows.findLast(correctionOf);
  if (corrected) {
    const along = lineAlong(journal, lineTo(journal, corrected.n)) as CorrectedLine<Open, Hidden>;
    journal.roots.set(corrected.n, stateAlong(journal, along));
    rows = rowsSinceStored(journal, n);
  }
  return foldAndStore(journal, journal.roots.get(rows[0]?.parent ?? n) as State<Open, Hidden>, rows);
}

/** The rows from the nearest stored state up to an entry, oldest first. */
function rowsSinceStored<Open extends OpenBase, Hidden>(
  { entries, roots }: Journal<Open, Hidden>,
  n: number,
): Entry[] {
  const rows: Entry[] = [];
  for (let at = n; !roots.has(at); ) {
    const entry = entries[at - 1];
    if (!entry || entry.n !== at || entry.parent >= at) throw new Error(`Entry ${at} is missing.`);
    rows.push(entry);
    at = entry.parent;
  }
  return rows.reverse();
}

/** The distance between stored states: an earlier table rarely needs more entries than this folded. */
const APART = 100;
/** The distance while a long stretch is folded at once; states in between are kept once they are viewed. */
const FAR_APART = 1000;

function foldAndStore<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  base: State<Open, Hidden>,
  rows: readonly Entry[],
): State<Open, Hidden> {
  let state = base;
  for (let from = 0, step = 0; from < rows.length; from += step) {
    step = rows.length - from > FAR_APART ? FAR_APART : APART;
    const part = rows.slice(from, from + step);
    state = foldOn(journal, state, part);
    journal.roots.set((part.at(-1) as Entry).n, state);
  }
  return state;
}

/** The line after the last correction among these rows; null if there is none. */
function lineAlong<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  rows: readonly Entry[],
): CorrectedLine<Open, Hidden> | null {
  let along: CorrectedLine<Open, Hidden> | null = null;
  let from = 0;
  for (const [index, row] of rows.entries()) {
    if (!correctionOf(row)) continue;
    along = journal.corrected.get(row.n) ?? correctAlong(journal, along, rows.slice(from, index + 1));
    from = index + 1;
  }
  return along;
}

/** One correction more: up to the entry that it reaches, the line and its tables stay. */
function correctAlong<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  earlier: CorrectedLine<Open, Hidden> | null,
  rows: readonly Entry[],
): CorrectedLine<Open, Hidden> {
  const row = rows.at(-1) as Entry;
  const before = [...(earlier?.line ?? []), ...rows.slice(0, -1)];
  const reached = correctionOf(row)?.entry;
  const place = Math.max(
    0,
    before.findIndex((entry) => entry.n === reached && !correctionOf(entry)),
  );
  const earlierStates = [...(earlier?.states ?? [])].filter(([at]) => at <= place);
  const along: CorrectedLine<Open, Hidden> = {
    line: correctLine(before, row),
    first: earlier ? Math.min(place, earlier.first) : place,
    states: new Map(earlierStates),
  };
  // The rows since the earlier correction were folded one by one.
  if (earlier && place >= earlier.line.length)
    along.states.set(place, stateAt(journal, before[place - 1]?.n ?? 0));
  journal.corrected.set(row.n, along);
  return along;
}

/** The table after `place` entries of a corrected line, folded from the nearest stored state. */
function stateAlong<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  { line, first, states }: CorrectedLine<Open, Hidden>,
  place = line.length,
): State<Open, Hidden> {
  if (place <= first) return stateAt(journal, line[place - 1]?.n ?? 0);
  let at = Math.max(first, ...[...states.keys()].filter((key) => key <= place));
  let state = states.get(at) ?? stateAt(journal, line[at - 1]?.n ?? 0);
  while (at < place) {
    const to = Math.min(place, (Math.floor(at / APART) + 1) * APART);
    state = foldOn(journal, state, line.slice(at, to));
    if (to % APART === 0 || to === line.length) states.set(to, state);
    at = to;
  }
  return state;
}

/**
 * The table after an entry of the current line, with its corrections. For an entry that was undone or
 * replaced, the table as it was then.
 */
export function momentAt<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  n: number,
): State<Open, Hidden> {
  const along = lineAlong(journal, lineTo(journal));
  const place = along ? along.line.findLastIndex((entry) => entry.n === n) : -1;
  return along && place >= 0 ? stateAlong(journal, along, place + 1) : stateAt(journal, n);
}

/** The table after the first `place` entries of the current line. */
export function stateOnLine<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  line: readonly StandingEntry[],
  place: number,
): State<Open, Hidden> {
  const along = lineAlong(journal, lineTo(journal));
  if (along && place <= along.line.length) return stateAlong(journal, along, place);
  return stateAt(journal, line[place - 1]?.n ?? 0);
}
