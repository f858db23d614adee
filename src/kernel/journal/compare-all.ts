import type { Chance } from '../chance';
import { decideCorrection } from '../command/correct';
import type { EntryParts } from '../command/decide-on';
import { chanceAfter } from '../fairness/table-chance';
import { canonicalJson } from '../file/canonical';
import { printOf } from '../file/saves';
import type { Command, OpenBase, Viewer } from '../game';
import { AT_A_TIME, commandOf, compareChanges, type Difference, findCommand, inOneGo } from './compare';
import { type Entry, outcomeIn } from './entry';
import { append, createJournal, forgetTable, isPublic, type Journal, kindOf, movesHead } from './journal';
import { stateAt } from './moments';
import { whereTo } from './moves';
import { ReplayCursor } from './replay-cursor';
import { correctionOf } from './standing';

/** What differs where only a print does. */
export const WRITTEN = 'what was written';

/** How much of an entry can be recomputed. */
interface Again {
  /**
   * `all` with the hands and the seed; `open` in a public copy, which takes results of chance and hands as
   * recorded; `none` under rules other than today's.
   */
  decides: 'all' | 'open' | 'none';
  /** What the table draws from until its first reshuffle. */
  chance: Chance | null;
  /** The fingerprint of each entry as it was written, if the file has them. */
  prints: readonly string[] | null;
  /** Continue past entries that today's rules decide differently; report one if nothing else differs. */
  goesOn?: true;
}

/**
 * Rewrites the whole journal entry by entry, including undone entries and the undos themselves. Returns the
 * first entry whose outcome differs from the record, or null. Reveals no secret.
 */
export const compareAll = <Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  how: Again,
): Difference | null => inOneGo(comparingAll(journal, how));

/** The same as a generator that yields every few entries, so that the caller can yield to others or stop. */
export function* comparingAll<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  how: Again,
): Generator<undefined, Difference | null> {
  const before = createJournal(journal.game, journal.setup);
  const table = new ReplayCursor(before);
  let otherwise: Difference | null = null;
  let { chance } = how;
  for (const entry of journal.entries) {
    let difference =
      comparePlace(before, table, entry) ?? compareEntry(before, table, entry, { ...how, chance });
    if (how.goesOn && difference?.otherwise) {
      otherwise ??= difference;
      difference = null;
    }
    difference ??= comparePrint(entry, how);
    chance = chanceAfter(entry, chance);
    if (difference) return difference;
    forgetTable(before);
    if (entry.n % AT_A_TIME === 0) yield;
  }
  return otherwise;
}

const differs = (entry: Entry, total: string, recorded: unknown, folded: unknown): Difference => ({
  n: entry.n,
  total,
  recorded: String(recorded),
  folded: String(folded),
});

/** Hides even the kind of a private decision. */
const nameOf = (entry: Entry) =>
  entry.open ? `what came of ${entry.open.command.type}` : 'what came of a private decision';

/** The entry has a different outcome under today's rules. */
const decidedOtherwise = (entry: Entry, folded: string): Difference => ({
  ...differs(entry, nameOf(entry), 'one thing', folded),
  otherwise: true,
});

/** Compares the fingerprint, which covers what no other entry depends on, such as the text of a note. */
const comparePrint = (entry: Entry, { prints }: Again) =>
  prints && prints[entry.n - 1] !== printOf(entry) ? differs(entry, WRITTEN, 'one thing', 'another') : null;

/** Checks that an entry follows the head of the journal, at its turn and step. */
function comparePlace<Open extends OpenBase, Hidden>(
  before: Journal<Open, Hidden>,
  { state }: ReplayCursor<Open, Hidden>,
  entry: Entry,
): Difference | null {
  if (entry.parent !== before.head) return differs(entry, 'the entry before it', entry.parent, before.head);
  const { turn, step } = state.open;
  const { at } = entry;
  return at.turn === turn && at.step === step
    ? null
    : differs(entry, 'its turn and step', `${at.turn}, ${at.step}`, `${turn}, ${step}`);
}

/**
 * Decides an entry again where that can be, writes it, and compares what it changed.
 * @throws where the app fails at an entry that can be read
 */
function compareEntry<Open extends OpenBase, Hidden>(
  before: Journal<Open, Hidden>,
  table: ReplayCursor<Open, Hidden>,
  entry: Entry,
  how: Again,
): Difference | null {
  const outcome =
    movesHead(entry) === null ? compareOutcome(before, table, entry, how) : compareMove(before, entry);
  const unread = differs(entry, nameOf(entry), 'one thing', 'nothing that can be read');
  if (outcome?.folded === unread.folded) return outcome;
  try {
    append(before, entry);
    table.fold(entry);
    return compareChanges(entry, table.measure()) ?? outcome;
  } catch (error) {
    if (canRefold(before)) throw new Error(`Entry ${entry.n} could not be compared.`, { cause: error });
    return outcome ?? unread;
  }
}

/** Whether the journal can be folded and measured from its entries alone: then what failed before is a fault of the app. */
function canRefold<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): boolean {
  try {
    journal.game.measure(stateAt(journal).open);
    return true;
  } catch {
    return false;
  }
}

/** Whether an outcome is decided again; if only the open part is, not one that replay keeps. */
const decidesAgain = <Open extends OpenBase, Hidden>(
  { game }: Journal<Open, Hidden>,
  { type }: Command,
  decides: Again['decides'],
) => decides === 'all' || (decides === 'open' && !kindOf(game, type)?.keepsOutcome);

function compareOutcome<Open extends OpenBase, Hidden>(
  before: Journal<Open, Hidden>,
  table: ReplayCursor<Open, Hidden>,
  entry: Entry,
  { decides, chance }: Again,
): Difference | null {
  const command = commandOf(entry) as Command;
  const corrects = correctionOf(entry) !== null;
  if (!corrects && findCommand(before, command))
    return differs(entry, nameOf(entry), 'one thing', 'nothing that can be read');
  if (!decidesAgain(before, command, decides)) return null;
  const decided = corrects ? decideCorrection(before, command, 'stored') : table.decide(command, chance);
  if (!decided.ok) return decidedOtherwise(entry, 'a refusal');
  const now = 'entry' in decided.value ? decided.value.entry : decided.value;
  const outcomeText = (one: EntryParts) =>
    canonicalJson(decides === 'all' ? outcomeOf(one) : (outcomeIn(one.open) ?? null));
  return outcomeText(now) === outcomeText(entry) ? null : decidedOtherwise(entry, 'another');
}

/** The outcome of an entry, for everyone and for each viewer. The command itself is the input. */
function outcomeOf({ open, hidden = {} }: EntryParts) {
  const parts = Object.entries(hidden).map(([viewer, part]): [Viewer, unknown] => [
    viewer,
    { type: part.command?.type ?? null, outcome: outcomeIn(part) ?? null },
  ]);
  return { open: open ? (outcomeIn(open) ?? null) : 'private', hidden: Object.fromEntries(parts) };
}

/** Undo, redo and return lead where they led. */
function compareMove<Open extends OpenBase, Hidden>(
  before: Journal<Open, Hidden>,
  entry: Entry,
): Difference | null {
  const { type } = commandOf(entry) as Command;
  const viewer = entry.open ? 'public' : Object.keys(entry.hidden ?? {})[0];
  const now = whereTo(before, { type, viewer, entry: returnedTo(before, entry) } as Command);
  const to = movesHead(entry);
  const where = `where ${entry.open ? type : 'a private move'} leads`;
  if (typeof now !== 'number') return differs(entry, where, to, 'a refusal');
  return now === to ? null : differs(entry, where, to, now);
}

/** The public entry that a return named: it ends where that entry’s visit ended. */
function returnedTo<Open extends OpenBase, Hidden>({ entries }: Journal<Open, Hidden>, move: Entry) {
  let entry = entries[(movesHead(move) ?? 0) - 1];
  while (entry && !isPublic(entry)) entry = entries[entry.parent - 1];
  return entry?.n;
}
