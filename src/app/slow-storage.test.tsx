import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { openApp } from './testing/open-app';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTICE = /storage does not answer yet/;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('Home says after two seconds that storage does not answer, and what to do, until it does', async () => {
  const device = createMemoryDevice();
  let answer: (tables: []) => void = () => undefined;
  const list = new Promise<[]>((resolve) => {
    answer = resolve;
  });
  openApp('#/', { ...device, storage: { ...device.storage, list: () => list } });
  await pass(1900);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await pass(200);
  expect(screen.getByText(NOTICE).textContent).toMatch(/Close other windows of Dispatch Box/);
  answer([]);
  await pass(10);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(screen.getAllByRole('button', { name: /Gathering Storm/ }).length).toBeGreaterThan(0);
});
