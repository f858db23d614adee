import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import './ui/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createPlatform } from './platform/platform';
import { createPreferences } from './platform/preferences';
import { watchForUpdates } from './platform/updates';
import { BoxContext } from './store/context';
import { createDeckBox } from './store/deck-box';
import { createBox } from './store/store';

const preferences = createPreferences();
const theme = preferences.read('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const platform = createPlatform();
const box = createBox(platform, preferences);
const decks = createDeckBox(platform);
watchForUpdates((update) => box.setState({ update }));
const root = document.getElementById('root');
if (root) {
  // While something is being done the page says so: what stands there is about to change.
  box.subscribe(({ busy }) => root.setAttribute('aria-busy', String(busy)));
  createRoot(root).render(
    <StrictMode>
      <BoxContext value={{ box, decks, preferences }}>
        <App />
      </BoxContext>
    </StrictMode>,
  );
}
