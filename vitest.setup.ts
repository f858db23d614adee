import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// Only for what never comes.
configure({ asyncUtilTimeout: 60_000 });

/** What React says of rows with one name: one of them would stay on the page after what it says is gone. */
const alike: string[] = [];
const { error } = console;
console.error = (...words: unknown[]) => {
  if (/two children with the same key/.test(String(words[0]))) alike.push(String(words[1]));
  else error(...words);
};

afterEach(() => {
  cleanup();
  expect(alike.splice(0), 'rows of one name').toEqual([]);
});
