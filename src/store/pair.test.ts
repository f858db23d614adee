import { expect, it } from 'vitest';
import { readPair, writePair } from './pair';

function createMemory(held: string | null = null) {
  let kept = held;
  return {
    read: () => kept,
    write: (_: string, value: string | null) => {
      kept = value;
    },
  };
}

it('two tables know each other, a third knows neither, and parted they are alone', () => {
  const memory = createMemory();
  writePair(memory, 'east', 'west');
  expect([readPair(memory, 'east'), readPair(memory, 'west'), readPair(memory, 'third')]).toEqual([
    'west',
    'east',
    null,
  ]);
  writePair(memory, 'west', null);
  expect(readPair(memory, 'east')).toBeNull();
});

it.each(['', '{}', '["a"]', '[1,2]', '["a","b","c"]', '{"__proto__":1}'])('%j is no pair', (held) => {
  expect(readPair(createMemory(held), 'a')).toBeNull();
});
