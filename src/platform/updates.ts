import { registerSW } from 'virtual:pwa-register';

/** Opens the newer version in this window, or returns why it cannot now. */
type Update = () => string | null;

/**
 * Installs the app on this device. A newer version waits until a person asks for it. Without a service worker
 * (plain http, private windows) the page needs its server.
 * @param onReady gets a function that opens the newer version in this window; other windows stay and offer it
 * too
 * @param whyNot why this window cannot reload now: a new page would lose something
 */
export function watchForUpdates(onReady: (update: Update) => void, whyNot: () => string | null): void {
  if (!('serviceWorker' in navigator)) return;
  const offer = (act: () => void) =>
    onReady(() => {
      const why = whyNot();
      if (why === null) act();
      return why;
    });
  const reload = () => location.reload();
  let asked = false;
  const activate = registerSW({
    onNeedRefresh: () =>
      offer(() => {
        asked = true;
        void activate();
      }),
    // Runs in every window once one of them activates the new version. An unrequested reload would close an
    // open hand and lose input; so would a late one, after the player has continued.
    onNeedReload: () => (asked && whyNot() === null ? reload() : offer(reload)),
  });
}
