import { describe, expect, it } from 'vitest';
import { decideOn } from '@/kernel/command/decide-on';
import { OPEN_DECK } from './cards/head';
import { handOf } from './state';
import { createStormOverAsia } from './system';
import { seeded, sitDown } from './testing/play';
import { POWERS } from './vocabulary';

const SEEDS = Array.from({ length: 39 }, (_, at) => at + 1);
type Table = ReturnType<typeof sitDown>;

const handsOf = (table: Table) =>
  POWERS.map((power) => handOf(table.state, power).hand.map(({ number }) => number));

describe('SOA purge cards: an undo is no second chance', () => {
  it('draws the same card, whatever was entered in between', () => {
    const others = SEEDS.filter((seed) => {
      const table = sitDown('app', { chance: seeded(seed) });
      table.run('draw-purge');
      const first = table.open.purge.now;
      table.run('undo');
      table.run('note', { words: 'Tea.' });
      table.run('add-line', { total: 'index', amount: 1, until: 'turn' });
      table.run('draw-purge');
      return table.open.purge.now !== first;
    });
    expect(others).toEqual([]);
  });

  it('the next draw of a turn has its own order', () => {
    const thirds = SEEDS.map((seed) => {
      const table = sitDown('app', { chance: seeded(seed) });
      return [1, 2, 3].map(() => {
        table.run('draw-purge');
        return table.open.purge.now;
      });
    });
    expect(thirds.some(([first, , third]) => first !== third)).toBe(true);
    for (const [first, second, third] of thirds) expect([first, third]).not.toContain(second);
  });

  it('a draw by the older address is decided as before', () => {
    const table = sitDown('app', { chance: seeded(5) });
    const chance = seeded(5);
    const decided = decideOn(
      createStormOverAsia(OPEN_DECK) as never,
      table.state as never,
      { type: 'draw-purge' },
      chance,
      'stored',
    );
    const [first = 0] = chance.order('purge', table.open.nextId, 4);
    expect(decided.ok && decided.value.open?.came).toEqual({ card: first + 1 });
  });
});

describe('SOA 9: a power is dealt the cards it has seen again', () => {
  it('without the general card, and with a second one, every hand is the same', () => {
    for (const seed of SEEDS) {
      const table = sitDown('app', { chance: seeded(seed), setup: { cardsEach: 2 } }).to('deal');
      table.run('deal');
      const hands = handsOf(table);
      table.run('undo');
      table.run('turn-card', { anyway: true });
      table.run('deal', { anyway: true });
      expect(handsOf(table)).toEqual(hands);
      const without = sitDown('app', { chance: seeded(seed), setup: { cardsEach: 2 } });
      without.run('no-card');
      without.run('deal');
      expect(handsOf(without)).toEqual(hands);
    }
  });

  it('refuses to reshuffle while the pile has enough cards', () => {
    const table = sitDown('app', { chance: seeded(3), setup: { readings: { reshuffle: 'ask' } as never } });
    table.run('turn-card');
    table.run('apply-card');
    table.run('turn-card', { anyway: true });
    expect(table.refused('reshuffle').message).toBe('The pile has cards enough.');
  });
});
