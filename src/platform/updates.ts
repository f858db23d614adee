import { registerSW } from 'virtual:pwa-register';

/**
 * Keeps the app on this device. A newer version waits until a person asks for it.
 * Without a service worker (plain http, private windows) the page simply needs its server.
 */
export function watchForUpdates(onReady: (update: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const update = registerSW({ onNeedRefresh: () => onReady(() => void update(true)) });
}
