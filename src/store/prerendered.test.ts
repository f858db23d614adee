import { expect, it } from 'vitest';
import { rememberPrerendered } from './prerendered';

it('Home is prerendered only while this device has no table', () => {
  const saved = new Map<string, string | null>();
  const preferences = {
    read: (name: string) => saved.get(name) ?? null,
    write: (name: string, value: string | null) => void saved.set(name, value),
  };
  rememberPrerendered(preferences, 0);
  expect(saved.get('home')).toBe('as-drawn');
  rememberPrerendered(preferences, 1);
  expect(saved.get('home')).toBe('tables');
});
