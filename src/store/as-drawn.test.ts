import { expect, it } from 'vitest';
import { rememberHome } from './as-drawn';

it('Home is as it was drawn only while this device has no table', () => {
  const kept = new Map<string, string | null>();
  const preferences = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) => void kept.set(name, value),
  };
  rememberHome(preferences, 0);
  expect(kept.get('home')).toBe('as-drawn');
  rememberHome(preferences, 1);
  expect(kept.get('home')).toBe('tables');
});
