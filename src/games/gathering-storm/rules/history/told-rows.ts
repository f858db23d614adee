import type { Command } from '@/kernel/game';
import { type Change, type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { GrownRows } from '@/kernel/journal/journal-rows';
import { NotRead, Pages } from '@/kernel/journal/pages';
import type { PublicRow } from '@/kernel/journal/views';
import { type StandingRow, standingRows } from '@/kernel/journal/views';
import type { RowDescriber } from '@/kernel/system';
import { totalOf } from '../state/lines';
import type { Setup } from '../state/setup';
import type { Purse } from '../state/state';
import { changeKey, hasBase } from '../totals/known-money';
import { POWERS, type Power } from '../vocabulary';

/**
 * What is known of each power's money up to an entry; uses the same rules as `knownMoney` does for a table.
 */
interface Said {
  base: Set<Power>;
  /** The powers whose base income was entered when income was taken; null before that. */
  taken: Set<Power> | null;
  /** Totals entered as a whole, and tile points added by the table. */
  said: Set<string>;
  /** Current tile points, from the changes of the entries. */
  points: Map<Power, number>;
  carried: Set<Power>;
  board: boolean;
}

const knowsIncome = ({ base, taken, said }: Said, power: Power): boolean =>
  said.has(totalOf.income(power)) || (taken ?? base).has(power);

const knowsPoints = (said: Said, power: Power): boolean =>
  !said.board && (knowsIncome(said, power) || said.carried.has(power) || said.said.has(totalOf.tiles(power)));

/** Adds what an entry reveals about money, for itself and all later entries. */
function addEntry(said: Said, { open, changes }: Entry): void {
  for (const power of POWERS) {
    const change = changes.find(([key]) => key === totalOf.tiles(power));
    if (change) said.points.set(power, change[2]);
  }
  const command = open?.command;
  switch (command?.type) {
    case 'set-fact':
      if (command.fact === 'base-income' || command.fact === 'base-parts')
        said.base.add(command.power as Power);
      return;
    case 'say-total':
      said.said.add(command.total as string);
      return;
    case 'add-line':
      if (String(command.total).startsWith('tiles:') && (command.amount as number) > 0)
        said.said.add(command.total as string);
      return;
    case 'take-income':
      said.taken = new Set(said.base);
      return;
    case 'choose-reading':
      addReading(said, command, outcomeIn(open));
      return;
    case 'end-turn':
      if ((outcomeIn(open) as { settled?: boolean } | undefined)?.settled) endTurn(said);
  }
}

function addReading(said: Said, { reading, value }: Command, outcome: unknown): void {
  if (reading === 'tile-points') said.board = value === 'board';
  if (reading !== 'income-shown') return;
  const { purses } = (outcome ?? {}) as { purses?: Record<Power, Purse> };
  if (!purses && value === 'owner') {
    said.base.clear();
    said.taken &&= new Set();
  }
  for (const { power, base, taken } of Object.values(purses ?? {})) {
    if (base !== null) said.base.add(power);
    if (!taken) continue;
    said.taken ??= new Set();
    if (hasBase(taken)) said.taken.add(power);
  }
}

function endTurn(said: Said): void {
  said.taken = null;
  said.said.clear();
  said.carried = new Set(POWERS.filter((power) => (said.points.get(power) ?? 0) > 0));
}

/** Returns a bit mask of the powers whose money is known. */
const known = (said: Said): number =>
  POWERS.reduce(
    (bits, power, at) =>
      bits | (knowsIncome(said, power) ? INCOME << at : 0) | (knowsPoints(said, power) ? TILES << at : 0),
    0,
  );

const INCOME = 1;
const TILES = 1 << POWERS.length;

/** The changes of an entry by the names that they had then; a base income that is entered is told by its own sentence. */
function describeChanges(changes: readonly Change[], before: number, after: number): Change[] {
  return changes.flatMap((change): Change[] => {
    const [kind, power] = change[0].split(':') as [string, Power];
    if (kind !== 'income' && kind !== 'tiles') return [change];
    const bit = (kind === 'income' ? INCOME : TILES) << POWERS.indexOf(power);
    if ((after & bit) === 0) return [[changeKey(change[0]), change[1], change[2]]];
    return (before & bit) === 0 ? [] : [change];
  });
}

type Span = readonly [before: number, after: number];

/** Interval of rows at which the state is saved, to resume from when later rows are undone. */
const APART = 100;

const copyOf = (said: Said): Said => ({
  ...said,
  base: new Set(said.base),
  taken: said.taken && new Set(said.taken),
  said: new Set(said.said),
  points: new Map(said.points),
});

interface Mark {
  place: number;
  said: Said;
}

/** Returns what is known when a table is set up. */
const begin = ({ incomes = {}, readings }: Setup): Said => ({
  base: new Set(Object.keys(incomes) as Power[]),
  taken: null,
  said: new Set(),
  points: new Map(),
  carried: new Set(),
  board: readings?.['tile-points'] === 'board',
});

/** What was known before and after each of the standing rows, by number, from where they are no longer the same. */
function createHearing(setup: Setup, begun?: Mark[]) {
  const marks: Mark[] = begun ?? [{ place: 0, said: begin(setup) }];
  const first = known(begin(setup));
  const computeSpans = ({ standing, stood }: Pick<GrownRows, 'standing' | 'stood'>): Map<number, Span> => {
    while ((marks.at(-1)?.place ?? 0) > stood) marks.pop();
    const mark = marks.at(-1);
    if (!mark) throw new NotRead('What was said before was not read.');
    if (mark.place % APART !== 0) marks.pop();
    const said = mark.place % APART !== 0 ? mark.said : copyOf(mark.said);
    const spans = new Map<number, Span>();
    let bits = known(said);
    for (let place = mark.place; place < standing.length; place += 1) {
      if (place > mark.place && place % APART === 0) marks.push({ place, said: copyOf(said) });
      const { no, entry } = standing[place] as StandingRow;
      addEntry(said, entry);
      const after = known(said);
      spans.set(no, [bits, after]);
      bits = after;
    }
    if (standing.length > (marks.at(-1)?.place ?? 0)) marks.push({ place: standing.length, said });
    return spans;
  };
  return { first: [first, first] as Span, hearOn: computeSpans, marks };
}

/** Number of saved marks: the newest, and those that the next undo may need. */
const MARKS_SAVED = 3;

/** A teller's state as plain JSON; resumes after the first `first` rows. */
interface SavedDescriber {
  first: number;
  marks: { place: number; said: ReturnType<typeof writeSaid> }[];
  /** Of the row before those, and of each of them. */
  spans: Span[];
}

const writeSaid = ({ base, taken, said, points, carried, board }: Said) => ({
  base: [...base],
  taken: taken && [...taken],
  said: [...said],
  points: [...points],
  carried: [...carried],
  board,
});

const readSaid = ({ base, taken, said, points, carried, board }: ReturnType<typeof writeSaid>): Said => ({
  base: new Set(base),
  taken: taken && new Set(taken),
  said: new Set(said),
  points: new Map(points),
  carried: new Set(carried),
  board,
});

/**
 * Creates a describer of journal rows. If a power's income was not entered, an entry changes only what is
 * added to it, not the income itself. The recorded entries do not change.
 * @param begun the saved state of another teller of this table
 * @rule GS 11.12C
 */
export function createDescriber(setup: Setup, begun?: unknown): RowDescriber {
  let from = (begun as SavedDescriber | undefined) ?? null;
  const read = from?.marks.map(({ place, said }) => ({ place, said: readSaid(said) }));
  const { first, hearOn: computeSpans, marks } = createHearing(setup, read);
  const described: { row: PublicRow; span: Span; now: PublicRow }[] = [];
  let pages = from ? Pages.behind<PublicRow>(from.first) : Pages.none<PublicRow>();
  const put = (at: number, row: PublicRow, span: Span) => {
    const before = described[at];
    if (before?.row !== row || before.span[0] !== span[0] || before.span[1] !== span[1])
      described[at] = { row, span, now: describeRow(row, span) };
    return (described[at] as { now: PublicRow }).now;
  };
  /** Restores the rows that existed when the state was saved. */
  const goOn = ({ rows, same }: GrownRows, { first: count, spans }: SavedDescriber) => {
    const lying = rows.slice(count, same).map((row, at) => put(count + at, row, spans[at + 1] as Span));
    if (count > 0)
      described[count - 1] = { ...(described[count] as (typeof described)[number]), span: spans[0] as Span };
    pages = pages.grow(count, lying);
  };
  const describeAll = (grown: GrownRows) => {
    if (from) goOn(grown, from);
    from = null;
    const { rows, same } = grown;
    const spans = computeSpans(grown);
    let last = described[same - 1]?.span ?? first;
    const fresh: PublicRow[] = [];
    for (let at = same; at < rows.length; at += 1) {
      const row = rows[at] as PublicRow;
      last = spans.get(row.no) ?? [last[1], last[1]];
      fresh.push(put(at, row, last));
    }
    pages = pages.grow(same, fresh);
    return pages;
  };
  const keep = (count: number): SavedDescriber => ({
    first: count,
    marks: marks.slice(-MARKS_SAVED).map(({ place, said }) => ({ place, said: writeSaid(said) })),
    spans: [described[count - 1]?.span ?? first, ...described.slice(count).map(({ span }) => span)],
  });
  return Object.assign(describeAll, { remember: keep });
}

function describeRow(row: PublicRow, [before, after]: Span): PublicRow {
  const changes = describeChanges(row.entry.changes, before, after);
  const same =
    changes.length === row.entry.changes.length && changes.every((one, at) => one === row.entry.changes[at]);
  return same ? row : { ...row, entry: { ...row.entry, changes } };
}

/** Describes the whole journal at once. */
export const describeRows = (setup: Setup, rows: readonly PublicRow[]): readonly PublicRow[] =>
  createDescriber(setup)({ rows, standing: standingRows(rows), same: 0, stood: 0 }).all;
