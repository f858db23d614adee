import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import type { Platform } from './kernel/ports';
import type { Preferences } from './store/app-store';
import { AppStoreContext } from './store/context';
import { createDeckStore } from './store/deck-store';
import { createInertDevice } from './store/device';
import { createAppStore } from './store/store';
import { DeviceContext } from './store/use-device';

/** A platform without any data; prerendering makes no other calls. */
const NOTHING = {
  storage: { onDeleted: () => () => undefined },
  onAnnounce: () => () => undefined,
} as unknown as Platform;
const FORGETS: Preferences = { read: () => null, write: () => undefined };

/** Home as a first visitor finds it, as text: it is written into the page when the app is built. */
export function drawHome(): string {
  return renderToString(
    <StrictMode>
      <AppStoreContext
        value={{
          store: createAppStore(NOTHING, FORGETS, []),
          decks: createDeckStore(NOTHING),
          preferences: FORGETS,
        }}
      >
        <DeviceContext value={createInertDevice()}>
          <App />
        </DeviceContext>
      </AppStoreContext>
    </StrictMode>,
  );
}
