import type { Viewer } from '@/kernel/game';
import { accept, type Refusal } from '@/kernel/result';
import type { Papers, RefusableActions } from '../app-store';
import { firstTurnOf } from '../first-turn';
import { CURTAIN, readUnfinished, readVisit, remember, unfinishedKey, visitKey } from '../remembered';
import { STALE_TABLE } from '../stale-table';
import { type Attempt, toRefusal } from './busy';
import { NO_TABLE, type OpenTable } from './open-table';
import type { TableSession } from './table-session';

type Visits = Pick<RefusableActions, 'lowerCurtain' | 'raiseCurtain' | 'openPapers' | 'closePapers' | 'look'>;

/** Runs an action; if another window wrote first unnoticed, reads its entries and runs it again. */
async function onNewest(
  table: OpenTable,
  live: TableSession,
  act: (live: TableSession) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const { coming } = table;
  const refusal = await act(live);
  if (refusal !== STALE_TABLE || table.coming === coming) return refusal;
  await table.coming;
  return table.live ? act(table.live) : refusal;
}

/** A visit that the table waits for is unfinished until Hide ends it, so that a reload does not count as done. */
function markUnfinished({ preferences }: OpenTable, live: TableSession, person: string): void {
  const { system, id } = live;
  // A guided turn itself shows what comes next.
  if (firstTurnOf(id)) return;
  const { open } = live.read().view;
  const asked = system.roundDue?.(open) || system.nextVisitor(open) === person;
  if (!asked && readUnfinished(preferences, id, open) !== person) return;
  preferences.write(unfinishedKey(id), JSON.stringify({ person, turn: open.turn, step: open.step }));
}

/** Opens a person's papers: first the public line, then the sheets. */
async function openFor(
  table: OpenTable,
  live: TableSession,
  person: string,
  first?: Viewer,
): Promise<Refusal | null> {
  const { preferences, store } = table;
  const { command, viewers, curtain } = live.papersOf(person);
  if (curtain) markUnfinished(table, live, person);
  const refusal = await live.dispatch(command);
  if (refusal) return refusal;
  // Without a curtain, the papers open again after a reload.
  if (!curtain) remember(preferences, CURTAIN, { id: live.id, person });
  preferences.write(visitKey(live.id), JSON.stringify({ viewers }));
  store.setState({ curtain: null, papers: { person, viewers, first, ...live.readPapers(viewers) } });
  return null;
}

/** Ends a visit, however the papers were closed, and shows what was ordered. Returns the first refusal. */
export async function endVisit(table: OpenTable): Promise<Refusal | null> {
  const viewers = table.live && !table.watching ? readVisit(table.preferences, table.live.id) : null;
  if (!table.live || !viewers) return null;
  table.preferences.write(visitKey(table.live.id), null);
  const refusal = await onNewest(table, table.live, (live) => showOrdered(live, viewers));
  await table.live?.letAppDecide();
  void table.live?.notifyOthers();
  return refusal;
}

/** Shows what was ordered for now. Returns the last refusal. */
async function showOrdered(live: TableSession, viewers: readonly Viewer[]): Promise<Refusal | null> {
  let refusal: Refusal | null = null;
  for (const command of live.afterPapers(viewers)) refusal = (await live.dispatch(command)) ?? refusal;
  return refusal;
}

/** The curtain, and papers as they are opened and shut. */
export function createVisits(table: OpenTable, trying: Attempt): Visits {
  const { preferences, store } = table;
  const set = store.setState;

  const lowerCurtain = (person: string, first?: Viewer) =>
    trying(async () => {
      if (table.isPart) await table.coming;
      const { live } = table;
      if (live?.decidesFor(person)) {
        await live.letAppDecide();
        return null;
      }
      if (live && !live.papersOf(person).curtain)
        return onNewest(table, live, (now) => openFor(table, now, person, first));
      if (live) remember(preferences, CURTAIN, { id: live.id, person });
      set({ curtain: person, papers: null });
      return null;
    });

  return {
    lowerCurtain,
    raiseCurtain() {
      preferences.write(CURTAIN, null);
      set({ curtain: null, papers: null });
      return trying(() => endVisit(table));
    },
    openPapers: () =>
      trying(async () => {
        const { live } = table;
        const person = store.getState().curtain;
        return live && person
          ? onNewest(table, live, (now) => openFor(table, now, person))
          : { message: 'The curtain is not down.', allowed: 'Lower it for whoever opens her papers.' };
      }),
    closePapers: (next) =>
      trying(async () => {
        const { live } = table;
        const { papers } = store.getState();
        if (live && papers && next !== papers.person) preferences.write(unfinishedKey(live.id), null);
        // The curtain comes down at once: a page shown between two people would reveal what must stay unseen.
        const falls = next !== undefined && live && !live.decidesFor(next) && live.papersOf(next).curtain;
        set({ papers: null, ...(falls ? { curtain: next } : {}) });
        if (live && falls) remember(preferences, CURTAIN, { id: live.id, person: next });
        else preferences.write(CURTAIN, null);
        const opened = next !== undefined && !falls ? lowerCurtain(next) : null;
        const refusal = papers ? await endVisit(table) : null;
        return refusal ?? opened;
      }),
    async look(power) {
      if (table.isPart) await table.coming;
      if (!table.live) return { ok: false, refusal: NO_TABLE };
      const refusal = await table.live.dispatch({ type: 'look', power }).catch(toRefusal);
      if (refusal) return { ok: false, refusal };
      return accept(table.live.privateViews([power])[power] as NonNullable<Papers['views'][string]>);
    },
  };
}
