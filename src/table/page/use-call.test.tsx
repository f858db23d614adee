import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AppState } from '@/store/app-store';
import { AppStoreContext } from '@/store/context';
import { createInertDevice } from '@/store/device';
import { DeviceContext } from '@/store/use-device';
import { type GameUi, GameUiContext } from '../game-ui';
import { useCall } from './use-call';

const SEATS = [
  { person: 'Anna', powers: ['A', 'C'] },
  { person: 'Ben', powers: ['B'] },
];

function Table() {
  useCall();
  return null;
}

/** Opens a table where a person is due, and counts the calls. */
function sit(seats: readonly object[] = SEATS) {
  const open = (due: { visits?: string; owes?: string }) => ({ view: { open: { seats, ...due } } });
  const store = createStore(() => ({ table: open({}), curtain: null, papers: null }) as unknown as AppState);
  const device = createInertDevice();
  const call = vi.spyOn(device.actions, 'call');
  const face = {
    nextVisitor: ({ visits }: { visits?: string }) => visits ?? null,
    duesOf: ({ owes }: { owes?: string }) => (owes ? [{ id: owes, words: 'Something', owes }] : []),
  } as unknown as GameUi;
  const joined = { store, decks: store, preferences: {} } as never;
  render(
    <AppStoreContext value={joined}>
      <DeviceContext value={device}>
        <GameUiContext value={face}>
          <Table />
        </GameUiContext>
      </DeviceContext>
    </AppStoreContext>,
  );
  const set = (state: object) => act(async () => store.setState(state as never));
  return {
    calls: () => call.mock.calls.length,
    due: (due: { visits?: string; owes?: string }) => set({ table: open(due) }),
    set,
  };
}

it('calls a newly due player once, and not again while they are due', async () => {
  const table = sit();
  expect(table.calls()).toBe(0);
  await table.due({ visits: 'Anna' });
  expect(table.calls()).toBe(1);
  await table.due({ visits: 'Anna' });
  // An event asks one of a person's powers after the other.
  await table.due({ owes: 'A' });
  await table.due({ owes: 'C' });
  expect(table.calls()).toBe(1);
  await table.due({ owes: 'B' });
  expect(table.calls()).toBe(2);
  await table.due({});
  expect(table.calls()).toBe(2);
});

it('calls no player while papers are open; the curtain calls the next, and not the same one again', async () => {
  const table = sit();
  await table.set({ curtain: 'Anna' });
  expect(table.calls()).toBe(1);
  await table.set({ curtain: null, papers: { person: 'Anna' } });
  await table.due({ visits: 'Ben' });
  expect(table.calls()).toBe(1);
  // The papers close by themselves.
  await table.set({ curtain: 'Anna', papers: null });
  expect(table.calls()).toBe(1);
  await table.set({ curtain: 'Ben' });
  expect(table.calls()).toBe(2);
});

it('calls no player at a table for one', async () => {
  const table = sit([
    { person: 'Anna', powers: ['A'] },
    { person: 'The app', powers: ['B'], by: 'app' },
  ]);
  await table.due({ owes: 'A' });
  expect(table.calls()).toBe(0);
});
