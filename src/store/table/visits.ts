import type { Viewer } from '@/kernel/game';
import { accept, type Refusal } from '@/kernel/result';
import type { Papers, Refusable } from '../box';
import { MEANWHILE } from '../meanwhile';
import { CURTAIN, readVisit, remember, visitAt } from '../remembered';
import type { LiveTable } from './live-table';
import { NO_TABLE, type OpenTable } from './open-table';
import { type Trying, toRefusal } from './working';

type Visits = Pick<Refusable, 'lowerCurtain' | 'raiseCurtain' | 'openPapers' | 'closePapers' | 'look'>;

/** Does something, once more where another window wrote first and this one had not heard of it: that is read by then. */
async function onNewest(
  table: OpenTable,
  live: LiveTable,
  act: (live: LiveTable) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const { coming } = table;
  const refusal = await act(live);
  if (refusal !== MEANWHILE || table.coming === coming) return refusal;
  await table.coming;
  return table.live ? act(table.live) : refusal;
}

/** Opens somebody's papers: the one public line, then the sheets. */
async function openFor(
  { preferences, store }: OpenTable,
  live: LiveTable,
  person: string,
  first?: Viewer,
): Promise<Refusal | null> {
  const { command, viewers, curtain } = live.papersOf(person);
  const refusal = await live.dispatch(command);
  if (refusal) return refusal;
  // Where no curtain falls her papers lie open again after a reload.
  if (!curtain) remember(preferences, CURTAIN, { id: live.id, person });
  preferences.write(visitAt(live.id), JSON.stringify({ viewers }));
  store.setState({ curtain: null, papers: { person, viewers, first, ...live.readPapers(viewers) } });
  return null;
}

/** Papers are shut, by whatever hand: what was ordered to be shown then is shown. Gives the first that was refused. */
export async function endVisit(table: OpenTable): Promise<Refusal | null> {
  const viewers = table.live && !table.watching ? readVisit(table.preferences, table.live.id) : null;
  if (!table.live || !viewers) return null;
  table.preferences.write(visitAt(table.live.id), null);
  const refusal = await onNewest(table, table.live, (live) => showOrdered(live, viewers));
  await table.live?.letAppDecide();
  void table.live?.tellOthers();
  return refusal;
}

/** Shows what was ordered for now. Gives what was refused last. */
async function showOrdered(live: LiveTable, viewers: readonly Viewer[]): Promise<Refusal | null> {
  let refusal: Refusal | null = null;
  for (const command of live.afterPapers(viewers)) refusal = (await live.dispatch(command)) ?? refusal;
  return refusal;
}

/** The curtain, and papers as they are opened and shut. */
export function createVisits(table: OpenTable, trying: Trying): Visits {
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
        // The curtain falls at once: no page lies between two people, that would be told what nobody sees.
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
