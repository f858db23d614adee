import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import type { Platform } from './kernel/ports';
import type { Preferences } from './store/box';
import { BoxContext } from './store/context';
import { createDeckBox } from './store/deck-box';
import { createNoDevice } from './store/device';
import { createBox } from './store/store';
import { DeviceContext } from './store/use-device';

/** A device on which nothing was ever done; what is only drawn asks it for nothing. */
const NOTHING = {
  shelf: { onTaken: () => () => undefined },
  onAnnounce: () => () => undefined,
} as unknown as Platform;
const FORGETS: Preferences = { read: () => null, write: () => undefined };

/** Home as a first visitor finds it, as text: it is written into the page when the app is built. */
export function drawHome(): string {
  return renderToString(
    <StrictMode>
      <BoxContext
        value={{ box: createBox(NOTHING, FORGETS, []), decks: createDeckBox(NOTHING), preferences: FORGETS }}
      >
        <DeviceContext value={createNoDevice()}>
          <App />
        </DeviceContext>
      </BoxContext>
    </StrictMode>,
  );
}
