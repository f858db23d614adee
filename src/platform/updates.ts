import { registerSW } from 'virtual:pwa-register';

/**
 * Keeps the app on this device. A newer version waits until a person asks for it.
 * Without a service worker (plain http, private windows) the page simply needs its server.
 * @param onReady gets what opens the newer version in this window; other windows stay as they are and offer it too
 */
export function watchForUpdates(onReady: (update: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const reload = () => location.reload();
  let asked = false;
  const activate = registerSW({
    onNeedRefresh: () =>
      onReady(() => {
        asked = true;
        void activate();
      }),
    // Runs in every window once one of them activates the new version. A reload nobody asked for here would
    // close an open hand and lose what was typed.
    onNeedReload: () => (asked ? reload() : onReady(reload)),
  });
}
