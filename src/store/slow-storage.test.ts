import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBox } from './store';
import { SLOW_STORAGE } from './table/tables';
import { createMemoryDevice } from './testing/memory-device';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('storage that does not answer is named after two seconds, until it does', async () => {
  const platform = createMemoryDevice();
  let answer = () => {};
  const list = new Promise<[]>((resolve) => {
    answer = () => resolve([]);
  });
  const box = createBox(
    { ...platform, shelf: { ...platform.shelf, list: () => list } },
    { read: () => null, write: () => {} },
  );
  const reading = box.actions.readShelf();
  vi.advanceTimersByTime(1999);
  expect(box.getState().shelfFailed).toBeNull();
  vi.advanceTimersByTime(1);
  expect(box.getState().shelfFailed).toBe(SLOW_STORAGE);
  answer();
  await reading;
  expect(box.getState().shelfFailed).toBeNull();
});
