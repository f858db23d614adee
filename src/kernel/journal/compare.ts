import { freeze } from 'immer';
import { type Chance, commitTo } from '../chance';
import { decideCorrection } from '../command/correct';
import { newSeedIn } from '../fairness/table-chance';
import { canonicalJson } from '../file/canonical';
import { fingerprint } from '../file/fingerprint';
import { readShape, withPlace } from '../file/read-shape';
import type { OpenedFile } from '../file/saves';
import type { Command, OpenBase, State } from '../game';
import { printRefusal } from '../result';
import { type Change, type Entry, outcomeIn } from './entry';
import { createJournal, isReseed, type Journal, kindOf, lineTo } from './journal';
import { applyEntry, changesBetween, copyOf, standingTo, stateAt } from './moments';
import { findInvalidPart } from './outcomes';
import { type CorrectCommand, correctionOf } from './standing';

/** The first place where a replay differs from the record. */
export interface Difference {
  n: number;
  total: string;
  recorded: string;
  folded: string;
  /** Everything adds up as it was recorded; today’s rules would decide the entry otherwise. */
  otherwise?: true;
}

/** The number of entries compared between yields. */
export const AT_A_TIME = 20;

/**
 * Replays the standing line and compares every recorded change, yielding every few entries. Returns the first
 * difference, or null if all agree.
 * @param onEnd receives the resulting table
 */
export function* comparing<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  onEnd?: (table: State<Open, Hidden>) => void,
): Generator<undefined, Difference | null> {
  const draft = copyOf(journal.roots.get(0) as State<Open, Hidden>);
  let before = journal.game.measure(draft.open);
  for (const [place, entry] of standingTo(journal).entries()) {
    applyEntry(journal.game, draft, entry);
    const after = journal.game.measure(draft.open);
    const difference = compareChanges(entry, changesBetween(before, after));
    if (difference) return difference;
    before = after;
    if (place % AT_A_TIME === AT_A_TIME - 1) yield;
  }
  onEnd?.(draft);
  return null;
}

/** Runs a generator that yields every few entries to its end. */
export function inOneGo<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in one go. */
export const compareFold = <Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
): Difference | null => inOneGo(comparing(journal));

/** In a damaged file a number may be another type of value. */
const printValue = (value: unknown) => (Number.isFinite(value) ? String(value) : 'no number');

/** The first total that an entry changed otherwise than was recorded. */
export function compareChanges(entry: Entry, folded: Change[]): Difference | null {
  const print = (changes: Change[], total: string) => {
    const found = changes.find(([key]) => key === total);
    return found ? `${printValue(found[1])} to ${printValue(found[2])}` : 'no change';
  };
  const once = new Set(entry.changes.map(([key]) => key));
  if (once.size < entry.changes.length)
    return { n: entry.n, total: 'a total', recorded: 'two changes', folded: 'one at most' };
  const totals = new Set([...entry.changes, ...folded].map(([key]) => key));
  for (const total of totals) {
    const recorded = print(entry.changes, total);
    const now = print(folded, total);
    if (recorded !== now) return { n: entry.n, total, recorded, folded: now };
  }
  return null;
}

/** What a set-up commits to before the first card: its deck and its seed. */
interface Promises {
  deck?: { fingerprint: string; numbers: readonly number[] } | null;
  commitment?: string | null;
}

const numbersIn = (deck: unknown) =>
  (deck as { cards: { number: number }[] }).cards.map(({ number }) => number);

/** The seed of a reshuffle is the one that it committed to; a public copy has none. */
function keepsPromise(entry: Entry, kind: OpenedFile['file']['kind']): boolean {
  const seed = newSeedIn(entry);
  return seed ? commitTo(seed) === entry.open?.command.commitment : kind === 'public';
}

/** The deck and the seed are those that the table named before its first card. */
export function checkPromises({ file, entries, seed }: OpenedFile, setup: Promises): string | null {
  if (file.kind === 'whole' && setup.deck && !file.deck)
    return 'The deck that the table began with is missing in this file.';
  if (file.deck && fingerprint(file.deck) !== setup.deck?.fingerprint)
    return 'The deck in this file is not the one that the table began with.';
  if (file.deck && canonicalJson(numbersIn(file.deck)) !== canonicalJson(setup.deck?.numbers))
    return 'The deck in this file has other cards than the table began with.';
  if (seed && commitTo(seed) !== setup.commitment)
    return 'The seed in this file is not the one that the table began with.';
  const wrong = entries.find((entry) => isReseed(entry) && !keepsPromise(entry, file.kind));
  return wrong ? `The seed of the reshuffle in entry ${wrong.n} is not the one that it committed to.` : null;
}

/** The command of an entry; another viewer’s part of a private one names its kind alone. */
export const commandOf = (entry: Entry): Command | undefined =>
  entry.open?.command ??
  Object.values(entry.hidden ?? {})
    .flatMap(({ command }) => command ?? [])
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length)[0];

/** The first entry that cannot be played again, in words. */
export const findDamage = <Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): string | null =>
  inOneGo(findingDamage(journal));

/**
 * The same as a generator that yields every few entries, so that the caller can yield to others or stop. An
 * undamaged journal is folded to its end.
 */
export function* findingDamage<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
): Generator<undefined, string | null> {
  const known = {
    game: journal.game,
    viewers: Object.keys(journal.roots.get(0)?.hidden ?? {}),
    entries: journal.entries,
    cards: numbersOf(journal.setup),
  };
  for (const entry of journal.entries) {
    const wrong = findInvalidPart(known, entry);
    if (wrong) return `Entry ${entry.n} is damaged: ${wrong}`;
    if (entry.n % AT_A_TIME === 0) yield;
  }
  let line: Entry[];
  try {
    line = lineTo(journal);
  } catch {
    return 'The journal is damaged: an earlier entry that it needs is missing.';
  }
  let table = copyOf(stateAt(journal, 0));
  for (const [place, entry] of line.entries()) {
    const correction = correctionOf(entry);
    if (correction && !standsBefore(journal, entry, correction))
      return `Entry ${entry.n} is damaged: what it corrects is not in force.`;
    try {
      if (correction) table = copyOf(stateAt(journal, entry.n));
      else applyEntry(journal.game, table, entry);
    } catch {
      return `Entry ${entry.n} is damaged: the result of ${entry.open ? `"${entry.open.command.type}"` : 'a private decision'} cannot be read.`;
    }
    if (place % AT_A_TIME === AT_A_TIME - 1) yield;
  }
  journal.roots.set(journal.head, freeze(table, true));
  return null;
}

/** A command that the game does not know, or cannot read. */
export function findCommand<Open extends OpenBase, Hidden>(
  { game }: Journal<Open, Hidden>,
  command: Command | undefined,
): string | null {
  const kind = command && kindOf(game, command.type);
  if (!kind) return `there is no command "${command?.type ?? ''}".`;
  const read = readShape(kind.shape, command);
  return read.ok ? null : printRefusal(withPlace(read.refusal));
}

/** Whether a correction names an earlier entry. */
const standsBefore = <Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  entry: Entry,
  { entry: target }: CorrectCommand,
): boolean => standingTo(journal, entry.parent).some(({ n, open }) => n === target && open);

/** The numbers of the cards in play; undefined with paper cards. */
const numbersOf = (setup: unknown) =>
  (setup as { deck?: { numbers?: readonly number[] } | null } | null)?.deck?.numbers;

/** Decides every standing command again, with the hands and the seed of a whole copy. No secret is told. */
export function compareOutcomes<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  chance: Chance | null,
): Difference | null {
  for (const entry of lineTo(journal)) {
    const command = commandOf(entry) as Command;
    if (correctionOf(entry)) {
      const again = correctAgain(journal, entry);
      if (again) return again;
      continue;
    }
    const decided = journal.game.commands[command.type]?.decide(
      stateAt(journal, entry.parent),
      command,
      chance,
      journal.game.deck ?? null,
    );
    const recorded = { open: outcomeIn(entry.open), hidden: hiddenOutcome(entry) };
    const now = decided?.ok
      ? { open: decided.value.open, hidden: decided.value.hidden ?? {} }
      : { refused: true };
    if (canonicalJson(recorded) !== canonicalJson(now))
      return {
        n: entry.n,
        total: `what came of ${command.type}`,
        recorded: 'one thing',
        folded: decided?.ok ? 'another' : 'a refusal',
      };
  }
  return null;
}

/** A correction is decided again on the journal as it was before it. */
function correctAgain<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  entry: Entry,
): Difference | null {
  const before = createJournal(journal.game, journal.setup, journal.entries.slice(0, entry.n - 1));
  const decided = decideCorrection(before, entry.open?.command as Command, 'stored');
  const same =
    decided.ok &&
    canonicalJson([decided.value.entry.open, decided.value.entry.hidden ?? {}]) ===
      canonicalJson([entry.open, entry.hidden ?? {}]);
  return same
    ? null
    : {
        n: entry.n,
        total: 'what came of correct',
        recorded: 'one thing',
        folded: decided.ok ? 'another' : 'a refusal',
      };
}

function hiddenOutcome(entry: Entry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry.hidden ?? {}).flatMap(([viewer, part]) => {
      const outcome = outcomeIn(part);
      return outcome === undefined ? [] : [[viewer, outcome]];
    }),
  );
}
