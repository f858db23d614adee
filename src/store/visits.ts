import type { Viewer } from '@/kernel/game';
import { accept, type Refusal } from '@/kernel/result';
import type { Papers, Refusable } from './box';
import type { LiveTable } from './live-table';
import { isPart, NO_TABLE, type Parts } from './parts';
import { CURTAIN, readVisit, remember, visitAt } from './remembered';
import { type Trying, toRefusal } from './working';

type Visits = Pick<Refusable, 'lowerCurtain' | 'raiseCurtain' | 'openPapers' | 'closePapers' | 'look'>;

/** The curtain, and papers as they are opened and shut. */
export function createVisits(parts: Parts, trying: Trying): Visits & { endVisit(): Promise<Refusal | null> } {
  const { preferences, store } = parts;
  const set = store.setState;

  /** Opens somebody's papers: the one public line, then the sheets. */
  async function openFor(table: LiveTable, person: string, first?: Viewer): Promise<Refusal | null> {
    const { command, viewers, curtain } = table.papersOf(person);
    const refusal = await table.dispatch(command);
    if (refusal) return refusal;
    // Where no curtain falls her papers lie open again after a reload.
    if (!curtain) remember(preferences, CURTAIN, { id: table.id, person });
    preferences.write(visitAt(table.id), JSON.stringify({ viewers }));
    set({ curtain: null, papers: { person, viewers, first, ...table.readPapers(viewers) } });
    return null;
  }

  /** Papers are shut, by whatever hand: what was ordered to be shown then is shown. Gives the first that was refused. */
  async function endVisit(): Promise<Refusal | null> {
    const viewers = parts.live && !parts.watching ? readVisit(preferences, parts.live.id) : null;
    if (!parts.live || !viewers) return null;
    preferences.write(visitAt(parts.live.id), null);
    let refusal: Refusal | null = null;
    for (const command of parts.live.afterPapers(viewers))
      refusal = (await parts.live.dispatch(command)) ?? refusal;
    await parts.live.letAppDecide();
    void parts.live.tellOthers();
    return refusal;
  }

  const lowerCurtain = (person: string, first?: Viewer) =>
    trying(async () => {
      if (isPart(parts)) await parts.coming;
      const { live } = parts;
      if (live?.decidesFor(person)) {
        await live.letAppDecide();
        return null;
      }
      if (live && !live.papersOf(person).curtain) return openFor(live, person, first);
      if (live) remember(preferences, CURTAIN, { id: live.id, person });
      set({ curtain: person, papers: null });
      return null;
    });

  return {
    endVisit,
    lowerCurtain,
    raiseCurtain() {
      preferences.write(CURTAIN, null);
      set({ curtain: null, papers: null });
      return trying(endVisit);
    },
    openPapers: () =>
      trying(async () => {
        const { live } = parts;
        const person = store.getState().curtain;
        return live && person
          ? openFor(live, person)
          : { message: 'The curtain is not down.', allowed: 'Lower it for whoever opens her papers.' };
      }),
    closePapers: (next) =>
      trying(async () => {
        const { live } = parts;
        const { papers } = store.getState();
        // The curtain falls at once: no page lies between two people, that would be told what nobody sees.
        const falls = next !== undefined && live && !live.decidesFor(next) && live.papersOf(next).curtain;
        set({ papers: null, ...(falls ? { curtain: next } : {}) });
        if (live && falls) remember(preferences, CURTAIN, { id: live.id, person: next });
        else preferences.write(CURTAIN, null);
        const opened = next !== undefined && !falls ? lowerCurtain(next) : null;
        const refusal = papers ? await endVisit() : null;
        return refusal ?? opened;
      }),
    async look(power) {
      if (isPart(parts)) await parts.coming;
      if (!parts.live) return { ok: false, refusal: NO_TABLE };
      const refusal = await parts.live.dispatch({ type: 'look', power }).catch(toRefusal);
      if (refusal) return { ok: false, refusal };
      return accept(parts.live.privateViews([power])[power] as NonNullable<Papers['views'][string]>);
    },
  };
}
