import { keeps, type OpenState } from '../state/state';
import { earlierOn, type Reached, roomOn, stepsOn } from './board';
import { type Project, sideOfOwner } from './catalogue';
import type { Board } from './state';

/** At most this many earlier steps of a project are doubled. @rule GS Guide, Research */
export const DOUBLED_STEPS = 3;

/** What lies open or was brought does its work on one sheet; a card that was brought counts once. */
export function applyReached(board: Board, open: OpenState, reached: readonly Reached[]): void {
  // A table may stop keeping research in the app: its sheets rest then.
  if (!keeps(open, 'research')) return;
  for (const item of reached)
    if (item.card === undefined || !board.brought.includes(item.card)) applyDeed(board, open, item);
  // Another paper card that does the same counts by itself.
  for (const card of new Set(reached.map((item) => item.card)))
    if (card !== undefined && board.brought.includes(card) && isPaper(card))
      board.brought.splice(board.brought.indexOf(card), 1);
}

const isPaper = (card: string) => !/ \d+$/.test(card);

function applyDeed(board: Board, open: OpenState, { title, deed }: Reached): void {
  switch (deed.deed) {
    case 'double':
      for (const project of open.projects)
        if (project.name === deed.name && sideOfOwner(project.owner) === board.side)
          double(board, open, project, title);
      return;
    case 'steps': {
      // What goes past a project's end is lost (assumed).
      const gain = Math.min(deed.steps, roomOn(open, board, deed.project));
      if (gain > 0) board.given[deed.project] = (board.given[deed.project] ?? 0) + gain;
      return;
    }
    case 'grant': {
      const { deed: _, ...grant } = deed;
      board.grants.push({ id: freshGrant(board), title, kind: 'each', ...grant });
      return;
    }
    case 'espionage':
      board.espionage[deed.category] = (board.espionage[deed.category] ?? 0) + 1;
  }
}

/**
 * Doubles up to three steps of earlier turns; what the project has no room for is surplus. Steps that nobody
 * has entered yet are doubled as soon as they are.
 * @rule GS Guide, Research
 */
export function double(board: Board, open: OpenState, project: Project, title: string): void {
  const before = earlierOn(open, board, project.id);
  if (before === undefined) {
    board.waiting.push({ project: project.id, title });
    return;
  }
  const gain = Math.min(DOUBLED_STEPS, before);
  const kept = Math.min(gain, roomOn(open, board, project.id));
  const surplus = gain - kept;
  board.steps[project.id] = before + kept;
  board.doubled.push({ project: project.id, before, after: before + kept, surplus });
  if (surplus === 0) return;
  board.grants.push({
    id: freshGrant(board),
    title,
    kind: 'surplus',
    category: project.category,
    // A track of one power stays with that power; a joint one serves the whole alliance.
    owner: project.owner,
    steps: surplus,
    projects: 0,
    from: project.id,
  });
}

const freshGrant = (board: Board) => `g${board.nextGrant++}`;

/** The turn is over: its points and gifts become steps of earlier turns, and what was not put anywhere is given up. */
export function settleBoard(board: Board, open: OpenState): void {
  // Steps that nobody has entered stay unknown: what came this turn is in the number that will be.
  for (const { id } of open.projects)
    if (earlierOn(open, board, id) !== undefined && stepsOn(board, id) > 0)
      board.steps[id] = stepsOn(board, id);
  board.placed = {};
  board.given = {};
  board.espionage = {};
  board.fromCounters = 0;
  board.grants = [];
  board.waiting = [];
  board.brought = [];
  board.doubled = [];
}
