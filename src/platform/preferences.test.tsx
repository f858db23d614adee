import { afterEach, expect, test, vi } from 'vitest';
import { createPreferences } from './preferences';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what another window took away is gone here as well', () => {
  const [one, other] = [createPreferences(), createPreferences()];
  one.write('theme', 'dark');
  expect(other.read('theme')).toBe('dark');
  other.write('theme', null);
  expect(one.read('theme')).toBeNull();
});

test('a value that a full storage refuses is newer than the stored one', () => {
  const preferences = createPreferences();
  preferences.write('theme', 'dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  preferences.write('theme', 'light');
  expect(preferences.read('theme')).toBe('light');
  preferences.write('theme', null);
  expect(preferences.read('theme')).toBeNull();
});
