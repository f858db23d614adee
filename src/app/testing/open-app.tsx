import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppStoreContext } from '@/store/context';
import { createDeckStore } from '@/store/deck-store';
import { createInertDevice } from '@/store/device';
import { apartFromFirstTurns, leadsToFirstTurn, withFirstTurns } from '@/store/first-turn';
import { createAppStore } from '@/store/store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { DeviceContext } from '@/store/use-device';
import { App } from '../app';

/** For tests only: opens the whole app at an address, on a blank device. */
export function openApp(address: string, platform = createMemoryDevice()) {
  cleanup();
  location.hash = address;
  const held = new Map<string, string>();
  const device = {
    read: (name: string) => held.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? held.delete(name) : held.set(name, value)),
  };
  const preferences = apartFromFirstTurns(device, () => leadsToFirstTurn(location.hash));
  const store = createAppStore(withFirstTurns(platform), preferences);
  render(
    <AppStoreContext value={{ store, decks: createDeckStore(platform), preferences }}>
      <DeviceContext value={createInertDevice()}>
        <App />
      </DeviceContext>
    </AppStoreContext>,
  );
  return { store, preferences: () => Object.fromEntries(held) };
}

/** Presses a button or chooses an option once it is there, and waits until the app is idle. */
export async function press(
  { store }: ReturnType<typeof openApp>,
  name: string | RegExp,
  role: 'button' | 'radio' | 'checkbox' = 'button',
) {
  const [control] = await screen.findAllByRole(role, { name });
  await act(async () => void fireEvent.click(control as HTMLElement));
  await waitFor(() => {
    if (store.getState().busy) throw new Error('The app is busy.');
  });
}
