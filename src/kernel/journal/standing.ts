import * as v from 'valibot';
import type { Command, Viewer } from '../game';
import { CORRECTIONS, type Correcting } from '../game';
import { type Change, type Entry, type EntryPart, outcomeIn, STORED, withOutcome } from './entry';

/** Corrects an entry of the standing line; the later ones are played again on top. Numbers are the journal's. */
export interface CorrectCommand extends Command {
  type: 'correct';
  entry: number;
  how: Correcting;
  /** The command that replaces the entry's own; undefined if the entry is removed. */
  command?: Command;
}

/** The effect of a correction on one entry. */
interface Again {
  [STORED.outcome]?: unknown;
  changes: Change[];
  /** The number of the first id that the entry assigns, if it differs from the natural one. */
  ids?: number;
}

/** The outcome of a correction. */
export interface Corrected {
  /** The outcome of the changed or inserted command. */
  own?: Again;
  /** Later entries whose outcome changed, by number. */
  again: Record<string, Again>;
  /** Entries that are no longer valid. */
  gone: number[];
  /** The number of the next id. */
  ids?: number;
}

/** The same for one viewer: the new content of its parts, by entry number; null if a part is gone. */
export interface HiddenCorrected {
  again: Record<string, EntryPart | null>;
}

const change = v.strictTuple([v.string(), v.number(), v.number()]);
const again = v.strictObject({
  [STORED.outcome]: v.optional(v.unknown()),
  changes: v.array(change),
  ids: v.optional(v.number()),
});
const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The shape of a correction in a file. */
export const correctShape = v.strictObject({
  type: v.literal('correct'),
  entry: v.pipe(
    v.number('Say which entry.'),
    v.integer('Say which entry.'),
    v.minValue(1, 'Say which entry.'),
  ),
  how: v.picklist(CORRECTIONS, 'Say change, remove or insert.'),
  command: v.optional(v.looseObject({ type: v.string() })),
  /** Without it, later entries were refused while something was to be settled, and ids were not compared. */
  edition: v.optional(v.literal(2, 'The edition is 2.'), 2),
});
/** A record by entry number. Any other key, including `__proto__`, is damage. */
const byNumber = <T extends v.GenericSchema>(shape: T) =>
  v.pipe(
    v.custom<object>(
      (input) =>
        typeof input === 'object' &&
        input !== null &&
        Object.keys(input).every((key) => /^[1-9]\d*$/.test(key)),
    ),
    v.record(v.string(), shape),
  );

export const correctedShape = v.strictObject({
  own: v.optional(again),
  again: byNumber(again),
  gone: v.array(number),
  ids: v.optional(number),
});

export const hiddenCorrectedShape = v.strictObject({
  again: byNumber(
    v.nullable(
      v.strictObject({
        command: v.optional(v.looseObject({ type: v.string() })),
        [STORED.outcome]: v.optional(v.unknown()),
      }),
    ),
  ),
});

/** An entry in its current form, after corrections. */
export interface StandingEntry extends Entry {
  /** The number of the first id that it assigns; left out if ids simply continue. */
  ids?: number;
}

/** How corrections touched an entry, and which one did it last. */
export interface Touch {
  by: number;
  how: 'changed' | 'again' | 'gone';
}

/** The standing entries up to one of them, corrected, and the corrections that touched them. */
export interface TouchedLine {
  line: StandingEntry[];
  touched: Map<number, Touch>;
}

export function correctionOf(entry: Entry): CorrectCommand | null {
  const command = entry.open?.command;
  return command?.type === 'correct' ? (command as CorrectCommand) : null;
}

/** The outcome of a correction, in public and for one viewer. */
export const correctedBy = ({ open }: Entry) => outcomeIn(open) as Corrected;
export const correctedFor = (part: EntryPart) => outcomeIn(part) as HiddenCorrected;

/** Whether an entry that says it is a correction can be read as one; its commands are not looked into. */
export function readsCorrection({ n, open, hidden = {} }: Entry): boolean {
  return (
    v.is(correctShape, open?.command) &&
    open.command.entry < n &&
    (open.command.how === 'remove' || open.command.command !== undefined) &&
    v.is(correctedShape, outcomeIn(open)) &&
    Object.values(hidden).every((part) => v.is(hiddenCorrectedShape, outcomeIn(part)))
  );
}

/** The rows from the set-up to `n` by way of the parents, oldest first, as they were written. */
export function rowsTo(entries: readonly Entry[], n: number): Entry[] {
  const line: Entry[] = [];
  for (let at = n; at > 0; ) {
    const entry = entries[at - 1];
    if (!entry || entry.n !== at || entry.parent >= at) throw new Error(`Entry ${at} is missing.`);
    line.push(entry);
    at = entry.parent;
  }
  return line.reverse();
}

/** The line that results from the rows once every correction among them is applied. */
export function standingOf(rows: readonly Entry[]): TouchedLine {
  const touched = new Map<number, Touch>();
  let line: StandingEntry[] = [];
  for (const row of rows) {
    if (correctionOf(row)) line = corrected(line, row, touched);
    else line.push(row);
  }
  return { line, touched };
}

/** A line with one correction more carried out. */
export function correctLine(line: readonly StandingEntry[], row: Entry): StandingEntry[] {
  return corrected(line, row, new Map());
}

/** The correction itself stays in the line without effect, so that it can be undone. */
function corrected(line: readonly StandingEntry[], row: Entry, touched: Map<number, Touch>): StandingEntry[] {
  const { entry: target, how } = correctionOf(row) as CorrectCommand;
  const outcome = correctedBy(row);
  const touch = (n: number, what: Touch['how']) => touched.set(n, { by: row.n, how: what });
  const after = line.flatMap((entry): StandingEntry[] => {
    // An earlier correction marks its place and no more.
    if (correctionOf(entry)) return [entry];
    if (entry.n === target && how !== 'insert') {
      touch(target, how === 'change' ? 'changed' : 'gone');
      return how === 'change' ? [own(entry, row)] : [];
    }
    const now = outcome.gone.includes(entry.n) ? [] : [playedAgain(entry, row)];
    if (now.length === 0) touch(entry.n, 'gone');
    else if (now[0] !== entry && !touched.has(entry.n)) touch(entry.n, 'again');
    return entry.n === target ? [own({ ...entry, n: row.n }, row), ...now] : now;
  });
  const tail: StandingEntry = {
    ...row,
    changes: [],
    ...(outcome.ids === undefined ? {} : { ids: outcome.ids }),
  };
  return [...after, tail];
}

/** The entry that a correction puts in the place of its target. */
function own({ n, parent, at }: StandingEntry, row: Entry): StandingEntry {
  const { command } = correctionOf(row) as CorrectCommand;
  const { own: mine } = correctedBy(row);
  return {
    n,
    parent,
    at,
    open: { command: command as Command, ...withOutcome(outcomeIn(mine)) },
    ...hiddenAfter({}, row, n),
    changes: mine?.changes ?? [],
    ...(mine?.ids === undefined ? {} : { ids: mine.ids }),
  };
}

function playedAgain(entry: StandingEntry, row: Entry): StandingEntry {
  const again = correctedBy(row).again[entry.n];
  const { hidden } = hiddenAfter(entry.hidden ?? {}, row, entry.n);
  const parts = Object.values(row.hidden ?? {}).some(
    (part) => correctedFor(part).again[entry.n] !== undefined,
  );
  if (!again && !parts) return entry;
  const { hidden: _, ids: __, ...rest } = entry;
  return {
    ...rest,
    ...(again && entry.open
      ? {
          open: { command: entry.open.command, ...withOutcome(outcomeIn(again)) },
          changes: again.changes,
          ...(again.ids === undefined ? {} : { ids: again.ids }),
        }
      : {}),
    ...(hidden ? { hidden } : {}),
  };
}

/** The hidden parts of an entry after a correction that may have changed them. */
function hiddenAfter(
  before: Record<Viewer, EntryPart>,
  row: Entry,
  n: number,
): { hidden?: Record<Viewer, EntryPart> } {
  const parts = { ...before };
  for (const [viewer, part] of Object.entries(row.hidden ?? {})) {
    const now = correctedFor(part).again[n];
    if (now === null) delete parts[viewer];
    else if (now) parts[viewer] = now;
  }
  return Object.keys(parts).length > 0 ? { hidden: parts } : {};
}
