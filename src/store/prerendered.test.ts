import { expect, it } from 'vitest';
import { rememberPrerendered } from './prerendered';

it('Home is prerendered only while this device has no table', () => {
  const kept = new Map<string, string | null>();
  const preferences = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string | null) => void kept.set(name, value),
  };
  rememberPrerendered(preferences, 0);
  expect(kept.get('home')).toBe('as-drawn');
  rememberPrerendered(preferences, 1);
  expect(kept.get('home')).toBe('tables');
});
