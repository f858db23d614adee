import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGE, Pages } from './pages';

it('equals the list as one array at every moment, whatever follows', () => {
  const cut = fc.record({ back: fc.nat({ max: 600 }), fresh: fc.nat({ max: 700 }) });
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 12 }), (cuts) => {
      let count = 0;
      const moments: { list: Pages<number>; plain: number[] }[] = [{ list: Pages.none(), plain: [] }];
      for (const { back, fresh } of cuts) {
        const { list, plain } = moments.at(-1) as (typeof moments)[number];
        const same = Math.max(0, plain.length - back);
        const more = Array.from({ length: fresh }, () => count++);
        moments.push({ list: list.grow(same, more), plain: [...plain.slice(0, same), ...more] });
      }
      for (const { list, plain } of moments) {
        expect(list.length).toBe(plain.length);
        expect(list.all).toEqual(plain);
        for (const place of [0, 255, 256, plain.length - 1, plain.length])
          expect(list.at(place)).toBe(plain[place]);
      }
    }),
  );
});

it('is the same list, and the same array, if nothing was added', () => {
  const list = Pages.none<number>().grow(0, [1, 2]);
  expect(list.grow(2, [])).toBe(list);
  expect(list.all).toBe(list.all);
});

it('a list without its beginning has its full length, and starts after the missing part', () => {
  const list = Pages.behind<number>(PAGE).grow(PAGE, [1, 2]);
  expect([list.length, list.at(PAGE + 1), list.at(3), list.all]).toEqual([PAGE + 2, 2, undefined, [1, 2]]);
});
