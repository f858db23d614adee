import { describe, expect, it } from 'vitest';
import { decideOn } from '@/kernel/command/decide-on';
import { GOSS } from './system';
import { seeded, sitDown } from './testing/play';

const SEEDS = Array.from({ length: 30 }, (_, at) => at + 1);

/** A table in a Combat phase that rolls with this seed. */
const atCombat = (seed: number) => sitDown({ chance: seeded(seed) }).to('first:combat');
type Table = ReturnType<typeof sitDown>;

const came = (table: Table) => table.journal.entries.at(-1)?.open?.came as Record<string, unknown>;

function rollAt(table: Table, hex: string, more: object = {}) {
  table.run('assault', { hex, attacker: 'first', again: true, ...more });
  return came(table).dice as { first: number[]; second: number[] };
}

describe('GOSS 23.1.0: the dice of the app belong to their turn, hex, side and roll', () => {
  it('dice seen at one hex are not those of another', () => {
    const taken = SEEDS.filter((seed) => {
      const table = atCombat(seed);
      const seen = JSON.stringify(rollAt(table, '2417'));
      table.run('undo');
      return JSON.stringify(rollAt(table, '2418')) === seen;
    });
    expect(taken).toEqual([]);
  });

  it('a roll elsewhere, other sides and another way to write the hex change none of them', () => {
    for (const seed of SEEDS) {
      const table = atCombat(seed);
      const seen = rollAt(table, 'A9');
      table.run('undo');
      rollAt(table, 'A8');
      expect(rollAt(table, 'A09')).toEqual(seen);
      table.run('undo');
      expect(rollAt(table, 'A9', { attacker: 'second' })).toEqual(seen);
    }
  });

  it('a second roll at the same hex has its own dice, even after the clock moves forward and back', () => {
    const same = SEEDS.filter((seed) => {
      const table = atCombat(seed);
      const first = JSON.stringify(rollAt(table, '2417'));
      const second = JSON.stringify(rollAt(table, '2417'));
      table.run('set-clock', { day: 2, part: 'AM', step: 'first:combat' });
      table.run('set-clock', { day: 1, part: 'AM', step: 'first:combat' });
      const third = JSON.stringify(rollAt(table, '2417'));
      return new Set([first, second, third]).size < 3;
    });
    expect(same.length).toBeLessThan(3);
  });

  it('entries from before dice had addresses roll as before', () => {
    const table = atCombat(7);
    const chance = seeded(7);
    const older = { type: 'assault', hex: '2417', attacker: 'first', active: 'first' };
    const decided = decideOn(GOSS as never, table.state as never, older, chance, 'stored');
    const four = [0, 1, 2, 3].map((at) => chance.roll('dice', at, 10));
    expect(decided.ok && decided.value.open?.came).toMatchObject({
      dice: { first: four.slice(0, 2), second: four.slice(2) },
    });
  });
});
