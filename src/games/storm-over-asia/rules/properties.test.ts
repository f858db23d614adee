import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { seeded, sitDown } from './testing/play';
import { playTurns } from './testing/player';
import { REGIONS } from './vocabulary';

it('random games of twenty turns have no dead end, and their sums stay the sums of their lines', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.array(fc.nat(99), { minLength: 20, maxLength: 40 }), (byte, picks) => {
      const table = playTurns(byte, 20, picks);
      if (REGIONS.some((region) => table.open.china[region].flags.length > 4))
        throw new Error('a fifth flag');
      const standing = table.open.front.conversions.filter(({ removed }) => removed === null).length;
      expect(table.value('front')).toBe(standing === 0 ? 0 : -standing);
      expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
    }),
    { numRuns: runs(12) },
  );
});

it('what one power holds does not affect what another may know', () => {
  const table = sitDown('app', { chance: seeded(5) }).to('read');
  const before = JSON.stringify([table.open, table.view('China').hidden]);
  table.run('order', { power: 'Japan', slot: 1, do: 'keep' });
  table.run('private-note', { power: 'Japan', words: 'Only for Japan.' });
  expect(JSON.stringify([table.open, table.view('China').hidden])).toBe(before);
});
