import type { AppState, LinkActions } from '../app-store';
import { linkKey } from '../remembered';
import type { BusyRunner } from '../table/busy';
import type { OpenTable } from '../table/open-table';
import type { Linking } from './linking';

/**
 * Phones at the open table. Nothing of it is loaded before somebody links one, or opens a table that has linked
 * phones.
 */
export function createLinkActions(
  table: OpenTable,
  working: BusyRunner,
): LinkActions & { announced(): void } {
  let linking: Linking | null = null;
  let open: string | null = null;
  let seen: AppState['table'] = null;
  let reader: string | null = null;
  const load = async () => {
    const { Linking } = await import('./linking');
    linking ??= new Linking(table);
    return linking;
  };

  /** Connects a linked table as soon as it is open, and disconnects it when it is left. */
  function follow({ table: shown, papers }: AppState): void {
    const reads = papers?.person ?? null;
    const isNew = reads !== reader;
    reader = reads;
    if (isNew && reads !== null) linking?.openedHere(reads);
    const id = shown && !shown.loading && !table.watching ? shown.id : null;
    const changed = shown !== seen;
    seen = shown;
    if (id === open) {
      if (changed) linking?.refresh();
      return;
    }
    open = id;
    linking?.close();
    if (id !== null && table.preferences.read(linkKey(id)) !== null)
      void load().then((link) => link.start().catch(() => null));
  }
  table.store.subscribe(follow);

  return {
    startLink: async (address) => (await load()).start(address),
    async pairPhone(person) {
      const code = await (await load()).pair(person);
      return code.ok ? null : code.refusal;
    },
    stopPairing: async () => linking?.stopPairing(),
    unlinkPhone: async (person) => (await load()).unlink(person),
    revealAnswers: () => working(async () => linking?.reveal()),
    showHand: async (person) => (await load()).showHand(person),
    postHand: async (person) => (await load()).postHand(person),
    enterLetters: async (person, typed) => (await load()).enterLetters(person, typed),
    openAnswers: async (input) => (await load()).openAnswers(input),
    findServed: async () => (await table.platform.findServed?.()) ?? null,
    endLink: async () => linking?.end(),
    announced: () => linking?.announced(),
  };
}
