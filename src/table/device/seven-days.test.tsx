import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Install } from '@/kernel/ports';
import { AppStoreContext } from '@/store/context';
import { createDeckStore } from '@/store/deck-store';
import { createInertDevice } from '@/store/device';
import { createAppStore } from '@/store/store';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { DeviceContext } from '@/store/use-device';
import { DeviceFacts } from './device-facts';

function openFacts(install: Install) {
  const device = createInertDevice();
  device.setState({ install });
  const platform = createMemoryDevice();
  const preferences = { read: () => null, write: () => undefined };
  render(
    <AppStoreContext
      value={{ store: createAppStore(platform, preferences), decks: createDeckStore(platform), preferences }}
    >
      <DeviceContext value={device}>
        <DeviceFacts />
      </DeviceContext>
    </AppStoreContext>,
  );
}

it.each([
  ['by-hand', 'on the Home Screen', 'Tap Add to Home Screen.'],
  ['by-dock', 'in the Dock', 'Choose Add to Dock (from macOS 14 on).'],
] as const)('Settings show what the browser deletes: %s', (install, place, step) => {
  openFacts(install);
  const seven = `After seven days in which you use this browser and do not come here it deletes your tables. It keeps those of the app ${place}.`;
  expect(screen.getByText(seven)).toBeTruthy();
  expect(screen.getByText(new RegExp(`The app ${place} has a storage of its own: back up`))).toBeTruthy();
  expect(screen.getByText(step)).toBeTruthy();
});

it.each(['done', 'offered', 'none'] as const)('and nothing about it elsewhere: %s', (install) => {
  openFacts(install);
  expect(screen.queryByText(/seven days|storage of its own/)).toBeNull();
});
