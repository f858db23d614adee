import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppStoreContext } from '@/store/context';
import { createDeckStore } from '@/store/deck-store';
import { createAppStore } from '@/store/store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { lazyComponent } from '@/ui/lazy-component';
import { ErrorPage } from './error-page';

/** Error messages of browsers and the bundler when a chunk cannot be fetched. */
const UNFETCHED = [
  'Failed to fetch dynamically imported module: http://localhost/assets/sheet.js',
  'error loading dynamically imported module: http://localhost/assets/sheet.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/sheet.css',
];

/** The text of the page after a part of it failed with this error. */
async function sayBroken(error: Error): Promise<string> {
  cleanup();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const platform = createMemoryDevice();
  const preferences = { read: () => null, write: () => undefined };
  const Part = lazyComponent<object>(() => Promise.reject(error));
  render(
    <AppStoreContext
      value={{ store: createAppStore(platform, preferences), decks: createDeckStore(platform), preferences }}
    >
      <ErrorPage>
        <Part />
      </ErrorPage>
    </AppStoreContext>,
  );
  await screen.findByRole('button', { name: 'Try this page again' });
  vi.restoreAllMocks();
  return document.body.textContent ?? '';
}

it.each(UNFETCHED)(
  'a part that the network does not bring is not called a fault of ours: %s',
  async (words) => {
    const said = await sayBroken(new TypeError(words));
    expect(said).not.toMatch(/fault is ours|Something broke/);
    expect(said).toContain('Connect this device to the network');
  },
);

it('names our own fault as such', async () => {
  const said = await sayBroken(new TypeError('x is undefined'));
  expect(said).toContain('The fault is ours.');
  expect(said).not.toContain('network');
});
