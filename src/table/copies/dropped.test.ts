import { expect, it } from 'vitest';
import { readDropped } from './use-dropping';

const file = (name: string) => new File(['x'], name);

it('reads the first file, and reports every other one by name', () => {
  const first = file('one.txt');
  expect(readDropped([first])).toEqual({ file: first, left: [] });
  expect(readDropped([first, file('two.txt'), file('three.csv')])).toEqual({
    file: first,
    left: [
      'two.txt: not read. One list is read at a time; drop it by itself.',
      'three.csv: not read. One list is read at a time; drop it by itself.',
    ],
  });
});

it('reports that dropped text or a picture of a page is no file', () => {
  for (const nothing of [[], null, undefined])
    expect(readDropped(nothing)).toEqual({
      file: null,
      left: ['Nothing that can be opened was dropped. Drop the file of a list.'],
    });
});
