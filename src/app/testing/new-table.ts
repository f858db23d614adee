import { fingerprint } from '@/kernel/file/fingerprint';
import type { AppStore } from '@/store/app-store';
import { loadSystem } from '@/store/games';
import { SETUPS } from '@/store/testing/real-files';

/** For tests only: sets up a table of a game, with the app's cards if the game has any; its id. */
export async function newTable(
  store: AppStore,
  game: string,
  more: object = {},
  how: Parameters<AppStore['actions']['newTable']>[3] = {},
): Promise<string> {
  const deck = (await (await loadSystem(game))?.ownDeck?.()) ?? null;
  const numbers = (deck as { cards: { number: number }[] } | null)?.cards.map(({ number }) => number);
  const cards = deck ? { cards: 'app', deck: { fingerprint: fingerprint(deck), numbers } } : {};
  const made = await store.actions.newTable(game, { ...SETUPS[game], ...cards, ...more }, deck, how);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}
