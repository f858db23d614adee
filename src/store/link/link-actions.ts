import { refuse } from '@/kernel/result';
import type { AppState, LinkActions } from '../app-store';
import { linkKey } from '../remembered';
import type { BusyRunner } from '../table/busy';
import type { OpenTable } from '../table/open-table';
import type { Linking } from './linking';

const NOT_LINKED = refuse('This table is not linked.', { allowed: 'Open Phones, and link it.' });

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
  const load = async () => {
    const { Linking } = await import('./linking');
    linking ??= new Linking(table);
    return linking;
  };

  /** Connects a linked table as soon as it is open, and disconnects it when it is left. */
  function follow({ table: shown }: AppState): void {
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
    showHand: async (person) => {
      const post = await import('./without-network');
      return (await load()).with((host, entropy) => post.showHand(host, person, entropy)) ?? NOT_LINKED;
    },
    async postHand(person) {
      const post = await import('./without-network');
      const packet =
        (await load()).with((host, entropy) => post.postHand(host, person, entropy)) ?? NOT_LINKED;
      if (!packet.ok) return packet.refusal;
      const { downloadPacket } = await import('./download-packet');
      await downloadPacket(table.platform, person, packet.value);
      return null;
    },
    async enterLetters(person, typed) {
      const post = await import('./without-network');
      const done = (await load()).with((host) => post.enterLetters(host, person, typed));
      return done ?? NOT_LINKED.refusal;
    },
    async openAnswers(input) {
      const post = await import('./without-network');
      const opened = (await load()).with((host) => post.openAnswers(host, input));
      return opened ?? { taken: [], refusals: [NOT_LINKED.refusal] };
    },
    findServed: async () => (await table.platform.findServed?.()) ?? null,
    endLink: async () => linking?.end(),
    announced: () => linking?.announced(),
  };
}
