import type { Command, OpenBase, Viewer } from '../game';
import { accept, type Refusal, type Result } from '../result';
import type { Entry } from './entry';
import { type Decided, isPublic, type Journal, movesHead, publishedOf, WHOLE_COPY } from './journal';
import { changesBetween, measureOf, stateAt } from './moments';

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
  typeof viewer === 'string' && type !== WHOLE_COPY ? viewer : 'public';

/** Where such a command puts the head, or why it is refused. */
export function whereTo<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
): number | Refusal {
  const viewer = viewerOf(command);
  if (command.type === WHOLE_COPY) return journal.head;
  if (command.type === 'return') return returnTarget(journal, command.entry);
  return command.type === 'redo' ? redoTarget(journal, viewer) : undoTarget(journal, viewer);
}

/**
 * Decides an entry that moves the head. Undo and redo work for the table, or for one seat within its visit; a
 * return takes the table to any public entry of any line. Entries no longer on the line stay in the file and
 * can be returned to. A whole copy does not move the head and is never refused.
 */
export function decideMove<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
): Result<Decided<Open, Hidden>> {
  const viewer = viewerOf(command);
  const target = whereTo(journal, command);
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
  entry.changes = changesBetween(measureOf(journal.game, open), measureOf(journal.game, state.open));
  return accept({ entry, state });
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
