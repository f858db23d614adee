import { expect, it } from 'vitest';
import { readLinkedTable, writeLinkedTable } from './linked-table';

function createMemory(held: string | null = null) {
  let stored = held;
  return {
    read: () => stored,
    write: (_: string, value: string | null) => {
      stored = value;
    },
  };
}

it('two tables know each other, a third knows neither, and parted they are alone', () => {
  const memory = createMemory();
  writeLinkedTable(memory, 'east', 'west');
  expect([
    readLinkedTable(memory, 'east'),
    readLinkedTable(memory, 'west'),
    readLinkedTable(memory, 'third'),
  ]).toEqual(['west', 'east', null]);
  writeLinkedTable(memory, 'west', null);
  expect(readLinkedTable(memory, 'east')).toBeNull();
});

it.each(['', '{}', '["a"]', '[1,2]', '["a","b","c"]', '{"__proto__":1}'])('%j is no pair', (held) => {
  expect(readLinkedTable(createMemory(held), 'a')).toBeNull();
});
