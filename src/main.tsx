import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/page/prerendered.css';
import './ui/print.css';
import './ui/forced-colors.css';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Early } from '../scripts/early';
import { loadAhead } from './app/ahead';
import { App } from './app/app';
import { createDevice } from './platform/device';
import { askBeforeLeaving } from './platform/leaving';
import { createPlatform } from './platform/platform';
import { createPreferences } from './platform/preferences';
import { watchForUpdates } from './platform/updates';
import { AppStoreContext } from './store/context';
import { createDeckStore } from './store/deck-store';
import { createDeviceStore } from './store/device';
import { apartFromFirstTurns, leadsToFirstTurn, withFirstTurns } from './store/first-turn';
import { createHandActions } from './store/link/hand-actions';
import { holdsUnsaved, whyNoReload } from './store/reload';
import { createAppStore } from './store/store';
import { DeviceContext } from './store/use-device';
import { applyTheme } from './ui/apply-theme';
import { keepReplacedTexts } from './ui/replaced-text';

const devicePreferences = createPreferences();
const preferences = apartFromFirstTurns(devicePreferences, () => leadsToFirstTurn(location.hash));
// Settings of this device apply, whichever store changes them.
const device = createDeviceStore(createDevice(), devicePreferences);
const dress = () => applyTheme(device.getState().settings);
device.subscribe(dress);
dress();
// Settings changed in another window apply here too.
addEventListener('storage', device.actions.read);

/** The state of the early script; the defaults are for a page that was not prerendered. */
const { drawn, take, takeFiles }: Early = (window as { early?: Early }).early ?? {
  drawn: 'none',
  take: () => null,
  takeFiles: () => [],
};

const platform = createPlatform(
  () => new Worker(new URL('./store/files/file-worker.ts', import.meta.url), { type: 'module' }),
);
const appStore = createAppStore(withFirstTurns(platform), preferences, drawn === 'first' ? [] : null);
const decks = createDeckStore(platform);
const hands = createHandActions(platform, devicePreferences);
// The service worker fetches the whole app: not while the user waits for a page.
void loadAhead()
  .catch(() => undefined)
  .then(() =>
    watchForUpdates(
      (update) => appStore.setState({ update }),
      () => whyNoReload(appStore.getState(), decks.actions.hasUnsaved(), preferences),
    ),
  );
askBeforeLeaving(() => holdsUnsaved(appStore.getState()) || decks.actions.hasUnsaved());
// A page restored from the back/forward cache may have been left in the middle of a write.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && appStore.getState().saveStatus === 'failed') void appStore.actions.retry();
});
const root = document.getElementById('root');
if (root) {
  keepReplacedTexts(document.body);
  // The page is busy while a command runs: its content is about to change.
  appStore.subscribe(({ busy }) => root.setAttribute('aria-busy', String(busy)));
  begin(root);
}

/** Files that were dropped before the script are dropped now that the page listens. */
function Dropped({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const held = new DataTransfer();
    for (const file of takeFiles()) held.items.add(file);
    if (held.files.length > 0)
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: held, bubbles: true, cancelable: true }),
      );
  }, []);
  return children;
}

/** Hydrates the prerendered page; a page that does not match this device is replaced in one step. */
function begin(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <AppStoreContext value={{ store: appStore, decks, hands, preferences }}>
        <DeviceContext value={device}>
          <Dropped>
            <App />
          </Dropped>
        </DeviceContext>
      </AppStoreContext>
    </StrictMode>
  );
  const tapped = take();
  if (drawn === 'first') hydrateRoot(root, app);
  else flushSync(() => createRoot(root).render(app));
  delete document.documentElement.dataset.drawn;
  document.getElementById('not-begun')?.remove();
  // Replays the tap that came before the script.
  if (tapped?.isConnected) tapped.click();
}
