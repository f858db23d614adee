import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NEWER_STORAGE } from '@/kernel/ports';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { openApp } from './testing/open-app';

it('Home of an older window says that nothing is lost, and begins no first visit', async () => {
  const device = createMemoryDevice();
  openApp('#/', {
    ...device,
    shelf: { ...device.shelf, list: () => Promise.reject(new Error(NEWER_STORAGE)) },
  });
  expect(await screen.findByText(NEWER_STORAGE, { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[Ff]ree some space/);
});
