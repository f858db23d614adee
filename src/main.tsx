import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import './ui/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createDevice } from './platform/device';
import { createPlatform } from './platform/platform';
import { createPreferences } from './platform/preferences';
import { watchForUpdates } from './platform/updates';
import { BoxContext } from './store/context';
import { createDeckBox } from './store/deck-box';
import { createDeviceBox } from './store/device';
import { apartFromFirstTurns, withFirstTurns } from './store/first-turn';
import { createBox } from './store/store';
import { DeviceContext } from './store/use-device';
import { showLook } from './ui/look';

const preferences = apartFromFirstTurns(createPreferences());
const device = createDeviceBox(createDevice(), preferences);
const dress = () => showLook(device.getState().settings);
device.subscribe(dress);
dress();
// What another window was told holds here as well.
addEventListener('storage', device.actions.read);

const platform = createPlatform(
  () => new Worker(new URL('./store/file-worker.ts', import.meta.url), { type: 'module' }),
);
const box = createBox(withFirstTurns(platform), preferences);
const decks = createDeckBox(platform);
watchForUpdates((update) => box.setState({ update }));
const root = document.getElementById('root');
if (root) {
  // While something is being done the page says so: what stands there is about to change.
  box.subscribe(({ busy }) => root.setAttribute('aria-busy', String(busy)));
  createRoot(root).render(
    <StrictMode>
      <BoxContext value={{ box, decks, preferences }}>
        <DeviceContext value={device}>
          <App />
        </DeviceContext>
      </BoxContext>
    </StrictMode>,
  );
}
