import type { Event } from '../cards/card';
import { isTracked, type OpenState } from '../state/state';
import { type Project, sideOfOwner } from './catalogue';
import { earlierOn, type ReachedDeed, roomOn, stepsOn } from './sheet';
import type { SheetState } from './state';

/** At most this many earlier steps of a project are doubled. @rule GS Guide, Research */
export const DOUBLED_STEPS = 3;

/** What lies open or was brought does its work on one sheet; a card that was brought counts once. */
export function applyReached(sheet: SheetState, open: OpenState, reached: readonly ReachedDeed[]): void {
  // A table may stop tracking research in the app: its sheets then stay unchanged.
  if (!isTracked(open, 'research')) return;
  for (const item of reached)
    if (item.card === undefined || !sheet.brought.includes(item.card)) applyDeed(sheet, open, item);
  // Another paper card that does the same counts by itself.
  for (const card of new Set(reached.map((item) => item.card)))
    if (card !== undefined && sheet.brought.includes(card) && isPaper(card)) {
      sheet.brought.splice(sheet.brought.indexOf(card), 1);
      sheet.unshown = sheet.unshown?.filter((unshown) => unshown.card !== card);
    }
}

const isPaper = (card: string) => !/ \d+$/.test(card);

interface Brought {
  reached: readonly ReachedDeed[];
  card: string;
  event: Event | undefined;
  number: number | undefined;
}

/** Applies a paper card to a sheet before the card is shown, and records it. @rule GS Guide, Research */
export function applyUnshown(
  sheet: SheetState,
  open: OpenState,
  { reached, card, event, number }: Brought,
): void {
  const before = { ...sheet.given };
  const first = sheet.nextGrant;
  applyReached(sheet, open, reached);
  const given = Object.fromEntries(
    Object.entries(sheet.given)
      .map(([id, steps]): [string, number] => [id, steps - (before[id] ?? 0)])
      .filter(([, steps]) => steps > 0),
  );
  const grants = sheet.grants.map(({ id }) => id).filter((id) => Number(id.slice(1)) >= first);
  const numbered = number === undefined ? {} : { number };
  sheet.unshown = [
    ...(sheet.unshown ?? []),
    { card, ...(event ? { event } : {}), ...numbered, given, grants },
  ];
}

/** Adds steps from an event to a project; steps beyond its end are lost (assumed). */
export function give(
  sheet: SheetState,
  open: OpenState,
  { project, steps, grant }: { project: string; steps: number; grant?: string },
): void {
  const gain = Math.min(steps, roomOn(open, sheet, project));
  if (gain <= 0) return;
  sheet.given[project] = (sheet.given[project] ?? 0) + gain;
  const unshown = sheet.unshown?.find(({ grants }) => grant !== undefined && grants.includes(grant));
  if (unshown) unshown.given[project] = (unshown.given[project] ?? 0) + gain;
}

/** Removes what cards gave that were never shown. @rule GS 9.13, 9.41B */
function takeUnshown(sheet: SheetState): void {
  for (const { given } of sheet.unshown ?? [])
    for (const [project, steps] of Object.entries(given))
      sheet.given[project] = Math.max(0, (sheet.given[project] ?? 0) - steps);
  delete sheet.unshown;
}

function applyDeed(sheet: SheetState, open: OpenState, { title, deed }: ReachedDeed): void {
  switch (deed.deed) {
    case 'double':
      for (const project of open.projects)
        if (project.name === deed.name && sideOfOwner(project.owner) === sheet.side)
          double(sheet, open, project, title);
      return;
    case 'steps':
      give(sheet, open, deed);
      return;
    case 'grant': {
      const { deed: _, ...grant } = deed;
      sheet.grants.push({ id: freshGrant(sheet), title, kind: 'each', ...grant });
      return;
    }
    case 'espionage':
      sheet.espionage[deed.category] = (sheet.espionage[deed.category] ?? 0) + 1;
  }
}

/**
 * Doubles up to three steps of earlier turns; steps the project has no room for become surplus. Steps not
 * entered yet are doubled once they are.
 * @param first it takes its room before this turn's points; in older entries after them
 * @rule GS Guide, Research
 */
function double(sheet: SheetState, open: OpenState, project: Project, title: string, first = false): void {
  const before = earlierOn(open, sheet, project.id);
  if (before === undefined) {
    sheet.waiting.push({ project: project.id, title });
    return;
  }
  const gain = Math.min(DOUBLED_STEPS, before);
  const room = first ? endOf(project) - before : roomOn(open, sheet, project.id);
  const added = Math.min(gain, room);
  const surplus = gain - added;
  sheet.steps[project.id] = before + added;
  sheet.doubled.push({ project: project.id, before, after: before + added, surplus });
  if (surplus === 0) return;
  sheet.grants.push({
    id: freshGrant(sheet),
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

const endOf = ({ last }: Project) => last ?? Number.POSITIVE_INFINITY;

/**
 * Enters the steps of earlier turns. Applies a doubling that waited for them; repeats one of this turn, so
 * that correcting the number has the same result as entering it right at first.
 * @rule GS Guide, Research
 */
export function enterEarlier(
  sheet: SheetState,
  open: OpenState,
  project: Project,
  { steps, edition = 1 }: { steps: number; edition?: number | undefined },
): void {
  const first = edition > 2;
  const { id } = project;
  const before = sheet.doubled.filter((done) => done.project === id);
  const surplus = sheet.grants.filter(({ from }) => from === id);
  // Surplus already assigned or given up stays that way.
  const settled = sum(before.map((done) => done.surplus)) - sum(surplus.map((grant) => grant.steps));
  sheet.steps[id] = steps;
  sheet.doubled = sheet.doubled.filter((done) => done.project !== id);
  sheet.grants = sheet.grants.filter(({ from }) => from !== id);
  for (const _ of before) double(sheet, open, project, surplus[0]?.title ?? titleOfCard(open), first);
  let owed = settled;
  for (const grant of sheet.grants.filter(({ from }) => from === id)) {
    const taken = Math.min(owed, grant.steps);
    grant.steps -= taken;
    owed -= taken;
  }
  sheet.grants = sheet.grants.filter((grant) => grant.from !== id || grant.steps > 0);
  doubleWaiting(sheet, open, project, first);
}

/** Applies a doubling that waited for a project's steps. */
export function doubleWaiting(sheet: SheetState, open: OpenState, project: Project, first = false): void {
  const waited = sheet.waiting.filter((item) => item.project === project.id);
  sheet.waiting = sheet.waiting.filter((item) => item.project !== project.id);
  for (const { title } of waited) double(sheet, open, project, title, first);
}

/** The title of this turn's doubling. */
export const titleOfCard = ({ card }: OpenState) => card?.general.title || 'The general card';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const freshGrant = (sheet: SheetState) => `g${sheet.nextGrant++}`;

/** Ends the turn: points and gifts become steps of earlier turns, and anything not assigned is given up. */
export function settleSheet(sheet: SheetState, open: OpenState): void {
  takeUnshown(sheet);
  // Steps that were not entered stay unknown: the number entered later includes this turn's.
  for (const { id } of open.projects)
    if (earlierOn(open, sheet, id) !== undefined && stepsOn(sheet, id) > 0)
      sheet.steps[id] = stepsOn(sheet, id);
  sheet.placed = {};
  sheet.given = {};
  sheet.espionage = {};
  sheet.fromCounters = 0;
  sheet.grants = [];
  sheet.waiting = [];
  sheet.brought = [];
  sheet.doubled = [];
}
