import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { card, event } from '@/games/gathering-storm/rules/testing/play';
import { createChance, SEED_BYTES } from '@/kernel/chance';
import { main } from './simulate';
import { simulateGame } from './simulated-game';

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

const chance = createChance(new Uint8Array(SEED_BYTES).fill(7));

describe('npm run simulate', () => {
  it('plays five games, and the same five again', async () => {
    const { code, out, err } = await run('5');
    expect([code, err]).toEqual([0, []]);
    expect(out[0]).toBe('House deck, 144 cards: 5 games of 20 turns');
    expect(out.filter((line) => /^\| (Germany|Italy|Britain|France|Russia) /.test(line))).toHaveLength(5);
    expect(out.join('\n')).not.toMatch(/NaN|undefined/);
    expect((await run('5')).out).toEqual(out);
  });

  it.each([[['0']], [['-5']], [['1e9']], [['many']], [['5', '5']]])(
    'prints its usage with %j',
    async (args) => {
      expect(await run(...args)).toEqual({
        code: 1,
        out: [],
        err: ['Usage: npm run --silent simulate -- [GAMES]'],
      });
    },
  );

  // A thousand games take longer than all other tests of this file together.
  it.runIf(inject('effort') > 1)(
    'docs/decks/house-deck.md matches the output of a thousand games, and no power runs ahead',
    async () => {
      const page = readFileSync(
        fileURLToPath(new URL('../../docs/decks/house-deck.md', import.meta.url)),
        'utf8',
      );
      const { out } = await run();
      for (const line of out.slice(1)) expect(page).toContain(line);
      const powers = out.slice(3, 8).map((line) =>
        line
          .replaceAll('−', '-')
          .split('|')
          .map((cell) => cell.trim()),
      );
      const spreads = powers.map((cells) => Number(cells[3]));
      for (const cells of powers) expect(Math.abs(Number(cells[2]))).toBeLessThanOrEqual(0.3);
      expect(Math.max(...spreads) / Math.min(...spreads)).toBeLessThanOrEqual(1.2);
      const index = Number(/events: mean (\S+),/.exec(out.join('\n'))?.[1]);
      expect(index).toBeGreaterThanOrEqual(0.2);
      expect(index).toBeLessThanOrEqual(0.4);
    },
  );

  it('GS 25.31: by the end of 1937 there is war in Spain in seven games of ten or more, and elsewhere hardly', async () => {
    const { out } = await run('300');
    const shares = (row: string) =>
      (out.find((line) => line.includes(`| ${row} |`)) ?? '').match(/\d+\.\d(?= %)/g)?.map(Number) ?? [];
    const [spain = 0, yugoslavia = 100, greece = 100] = shares('Winter 1937');
    expect(spain).toBeGreaterThanOrEqual(70);
    expect(Math.max(yugoslavia, greece)).toBeLessThan(10);
    // Not from the first year on.
    expect(shares('Winter 1935')[0]).toBeLessThan(10);
  });
});

describe('a simulated game', () => {
  it('GS 25.31: a war has broken out from the turn of its fifth event on', () => {
    const general = event([
      { kind: 'civil-war', country: 'Spain' },
      { kind: 'index', amount: 1 },
    ]);
    const cards = Array.from({ length: 20 }, (_, at) => card(at + 1, general));
    const turns = simulateGame({ name: 'Test deck', cards }, 6, chance, 0);
    expect(turns.map(({ outbreaks }) => outbreaks.join())).toEqual(['', '', '', '', 'Spain', 'Spain']);
  });

  it('GS 9.21, 9.31, 10.31: the trend moves the climate, and events count for their turn', () => {
    const general = event([
      { kind: 'support', power: 'France', amount: 2 },
      { kind: 'index', amount: 1 },
    ]);
    const cards = Array.from({ length: 20 }, (_, at) => ({ ...card(at + 1, general), trend: 1 }));
    const turns = simulateGame({ name: 'Test deck', cards }, 3, chance, 0);
    expect(turns.map(({ support }) => support.France)).toEqual([2, 2, 2]);
    expect(turns.map(({ indexEvents }) => indexEvents)).toEqual([1, 1, 1]);
    expect(turns.map(({ climate }) => climate)).toEqual([1, 2, 3]);
  });

  it('GS 9.12: each power plays the national event of its own card', () => {
    const own = { Italy: event({ kind: 'income', power: 'Italy', amount: -1 }) };
    const cards = Array.from({ length: 12 }, (_, at) => card(at + 1, event([]), own));
    const [turn] = simulateGame({ name: 'Test deck', cards }, 1, chance, 0);
    expect(turn?.income).toEqual({ Germany: 0, Italy: -1, Britain: 0, France: 0, Russia: 0 });
  });
});
