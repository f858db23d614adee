import { describe, expect, it } from 'vitest';
import { factShape } from '@/systems/gathering-storm/commands/board/facts';

const SOURCES = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const SCREENS = Object.entries(SOURCES)
  .filter(([path]) => !/\.test\.|\/testing\//.test(path))
  .map(([, text]) => text);

/** Nothing draws a new number of the board by itself. */
describe('a number of the board has a place on a screen where the table enters it', () => {
  it.each(factShape.options.map(({ entries }) => entries.fact.literal))('%s', (fact) => {
    expect(SCREENS.some((text) => text.includes(`'${fact}'`))).toBe(true);
  });
});
