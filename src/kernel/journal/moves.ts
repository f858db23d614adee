import { hexToBytes } from '@noble/hashes/utils.js';
import { commitTo, SEED_BYTES } from '../chance';
import type { Command, OpenBase, Viewer } from '../game';
import { printList } from '../print';
import { accept, type Refusal, type Result, refuse } from '../result';
import type { Seat } from '../seats';
import { type Entry, withOutcome } from './entry';
import {
  CHANCE_VIEWER,
  type Decided,
  isPublic,
  type Journal,
  LINK_PHONE,
  leavesHead,
  movesHead,
  publishedOf,
  RESEED,
} from './journal';
import { changesBetween, measureOf, stateAt } from './moments';

/** A seed as a file writes it. */
export const SEED = new RegExp(`^[0-9a-f]{${2 * SEED_BYTES}}$`);

const newestOf = <Open extends OpenBase, Hidden>({ entries, head }: Journal<Open, Hidden>) =>
  entries[head - 1];

/** Where public undo would put the head: before the newest public entry of the line. */
function publicUndo<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry | null {
  let entry = newestOf(journal);
  while (entry && !isPublic(entry)) entry = journal.entries[entry.parent - 1];
  return entry ?? null;
}

/** The public entries that Undo would take back and Redo would restore, as published. */
export function movesOffered<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
): { undo: Entry | null; redo: Entry | null } {
  return { undo: publishedOf(journal, publicUndo(journal)), redo: publicRedo(journal) };
}

/** The first public entry between the head and the place where Redo would move it. */
function publicRedo<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry | null {
  const { published, publicNumbers, head, redo } = journal;
  const here = publicNumbers.get(head) ?? 0;
  let entry = published[(publicNumbers.get(redo.at(-1) ?? 0) ?? 0) - 1];
  while (entry && entry.n > here && entry.parent !== here) entry = published[entry.parent - 1];
  return entry && entry.n > here ? entry : null;
}

const viewerOf = ({ type, viewer }: Command): Viewer =>
  typeof viewer === 'string' && !leavesHead(type) ? viewer : 'public';

/** Where such a command puts the head, or why it is refused. */
export function whereTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
): number | Refusal {
  const viewer = viewerOf(command);
  if (leavesHead(command.type)) return journal.head;
  if (command.type === 'return') return returnTarget(journal, command.entry);
  return command.type === 'redo' ? redoTarget(journal, viewer) : undoTarget(journal, viewer);
}

/**
 * Decides an entry that moves the head. Undo and redo work for the table, or for one seat within its visit; a
 * return takes the table to any public entry of any line. Entries no longer on the line stay in the file and
 * can be returned to. A whole copy does not move the head and is never refused; a reshuffle
 * does not move it either.
 */
export function decideMove<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
): Result<Decided<Open, Hidden>> {
  const target = whereTo(journal, command);
  if (typeof target !== 'number') return { ok: false, refusal: target };
  const { open } = stateAt(journal);
  const parts = partsOf(journal, command, target);
  if (!parts.ok) return parts;
  const entry: Entry = {
    n: journal.entries.length + 1,
    parent: journal.head,
    at: { turn: open.turn, step: open.step },
    ...parts.value,
    changes: [],
  };
  const state = stateAt(journal, target);
  entry.changes = changesBetween(measureOf(journal.game, open), measureOf(journal.game, state.open));
  return accept({ entry, state });
}

function partsOf<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
  to: number,
): Result<Pick<Entry, 'open' | 'hidden'>> {
  if (command.type === RESEED) return reseed(journal, command, to);
  if (command.type === LINK_PHONE) return linkPhone(journal, command, to);
  const viewer = viewerOf(command);
  const moved = { command: { type: command.type, to } };
  return accept(viewer === 'public' ? { open: moved } : { hidden: { [viewer]: moved } });
}

/** Everyone reads the commitment to the new seed, and nobody the seed. */
function reseed<Open extends OpenBase, Hidden>(
  { setup }: Journal<Open, Hidden>,
  { type, seed }: Command,
  to: number,
): Result<Pick<Entry, 'open' | 'hidden'>> {
  if (!(setup as { commitment?: unknown } | null)?.commitment)
    return refuse('The app deals and rolls nothing at this table.', {
      allowed: 'Shuffle the cards by hand.',
    });
  if (typeof seed !== 'string' || !SEED.test(seed))
    return refuse(`A seed is ${2 * SEED_BYTES} hexadecimal digits.`, { allowed: 'Give another seed.' });
  return accept({
    open: { command: { type, to, commitment: commitTo(hexToBytes(seed)) } },
    hidden: { [CHANCE_VIEWER]: withOutcome({ seed }) },
  });
}

function linkPhone<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  { type, person, linked }: Command,
  to: number,
): Result<Pick<Entry, 'open' | 'hidden'>> {
  const { seats = [] } = stateAt(journal).open as { seats?: readonly Seat[] };
  const people = seats.flatMap((seat) => (seat.by === undefined ? [seat.person] : []));
  if (people.length === 0)
    return refuse('Nobody sits at this table.', { allowed: 'Phones are for tables with seats.' });
  if (!people.some((name) => name === person))
    return refuse('Nobody of this name sits here.', { allowed: `Name ${printList(people)}.` });
  return accept({ open: { command: { type, to, person, linked: linked === true } } });
}

/** The last private entry after a public one and before the next public one; it belongs to the same visit. */
function endOfVisit<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>, n: number): number {
  const next = journal.entries.findLast(
    (entry) => entry.parent === n && !isPublic(entry) && movesHead(entry) === null,
  );
  return next ? endOfVisit(journal, next.n) : n;
}

/** The target of a return: a public entry with its visit. Refused if the table is there already. */
function returnTarget<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  wanted: unknown,
): number | Refusal {
  const entry = typeof wanted === 'number' ? journal.entries[wanted - 1] : undefined;
  if (!entry || !isPublic(entry) || movesHead(entry) !== null)
    return { message: 'There is no such entry to return to.', allowed: 'Name an entry of the journal.' };
  const target = endOfVisit(journal, entry.n);
  return target === journal.head
    ? { message: 'The table is there already.', allowed: 'Go on, or choose another entry.' }
    : target;
}

function redoTarget<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  viewer: Viewer,
): number | Refusal {
  const to = journal.redo.at(-1);
  return viewer !== 'public' || to === undefined
    ? { message: 'There is nothing to redo.', allowed: 'Only what was just undone can be done again.' }
    : to;
}

/** Whether a seat has made decisions since its papers were opened that it can undo. */
export const takesBack = <Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  viewer: Viewer,
): boolean => typeof undoTarget(journal, viewer) === 'number';

const NOTHING_TO_UNDO: Refusal = {
  message: 'There is nothing to undo.',
  allowed: 'Go on: what is done next can be taken back.',
};

/** A seat undoes its own decisions since its papers were opened; the table undoes whole visits. */
function undoTarget<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  viewer: Viewer,
): number | Refusal {
  const entry = viewer === 'public' ? publicUndo(journal) : newestOf(journal);
  if (!entry || (viewer !== 'public' && (isPublic(entry) || !entry.hidden?.[viewer]))) {
    return NOTHING_TO_UNDO;
  }
  return entry.parent;
}
