import { expect, it } from 'vitest';
import { createBy } from '@/kernel/command/choosing';
import { sitDown, withHands } from '../testing/play';
import { chanceOf } from '../testing/solo';
import type { Power, Region } from '../vocabulary';
import { chooseFlag, chooseOrders, chooseSurplus, visibleFactsOf } from './choosing';
import { HOUSE_POLICY } from './house-policy';

const SEEDS = 1000;
type Table = ReturnType<typeof sitDown>;

/** How often each rule rolled, and how often it was used, by its words. */
const thrown: Record<string, { odds: number; times: number; taken: number }> = {};

function count(lines: readonly string[]): void {
  for (const line of lines) {
    const [, rule, n, of, said] = /^(.*, (\d+) in (\d+))\. Die \d+: (yes|no)$/.exec(line) ?? [];
    if (!rule) continue;
    thrown[rule] ??= { odds: Number(n) / Number(of), times: 0, taken: 0 };
    thrown[rule].times += 1;
    if (said === 'yes') thrown[rule].taken += 1;
  }
}

let seed = 0;

/** Dice as the game addresses them, of seeds that no other situation has. */
function overSeeds(
  table: Table,
  power: Power,
  choose: (by: (of: string) => ReturnType<typeof createBy>) => void,
): void {
  for (const last = seed + SEEDS; seed < last; seed += 1) {
    const chance = chanceOf(seed);
    choose((of) => createBy(table.open, { power, chance, house: HOUSE_POLICY, of }));
  }
}

const line = (total: string, amount: number) => ({ kind: 'line' as const, total, amount });
const card = (effects: object[], window = 'any-time') => ({ title: '', window, effects }) as never;

function overCards(): void {
  const flag = (picks: Power) => ({
    kind: 'turn-flag',
    from: 'Nationalist',
    to: 'warlord',
    picks,
    rule: 'SOA 26.111A',
  });
  const hand = [
    card([line('income:China', -1)]),
    card([line('income:China', 1)]),
    card([line('index', 1)]),
    card([flag('China')]),
    card([flag('Japan')]),
    card([]),
    null,
  ];
  const table = withHands({ China: hand.slice(0, 4) }, { china: { Yunnan: 'N' } });
  const other = withHands({ China: hand.slice(4) }, { china: { Yunnan: 'N' } });
  const low = withHands({ China: hand.slice(4) });
  low.run('add-line', { total: 'support:China', amount: -1 });
  const last = withHands({ China: hand.slice(4) }).to('end');
  for (const at of [table, other, low, last])
    overSeeds(at, 'China', (by) => {
      for (const { why } of chooseOrders(visibleFactsOf(at.state, 'China'), by)) count(why);
    });
}

function overFlags(): void {
  const at = (china: Partial<Record<Region, string>>) => sitDown('paper', { china });
  const rows: [Table, Power, Parameters<typeof chooseFlag>[2]][] = [
    [
      at({ Shanghai: 'NJ', Yunnan: 'NN', Shensi: 'NNN' }),
      'Japan',
      { cause: 'event', from: 'Nationalist', to: 'warlord' },
    ],
    [
      at({ Shanghai: 'JJW', Yunnan: 'NW', Shensi: 'JJW' }),
      'China',
      { cause: 'event', from: 'warlord', to: 'Nationalist' },
    ],
    [
      at({ Shanghai: 'JJW', Yunnan: 'NW' }),
      'China',
      { cause: 'surplus', from: 'warlord', to: 'Nationalist' },
    ],
  ];
  for (const [table, power, turned] of rows) {
    if (turned.cause === 'surplus') {
      table.run('set-front', { exists: true, allJoined: true, surplus: 1 });
      table.run('conquest', { region: 'Yunnan', conquered: true });
    }
    overSeeds(table, power, (by) => count(chooseFlag(table.open, power, turned, by('o1'))?.lines ?? []));
  }
}

function overSurplus(): void {
  for (const { entered, surplus, china } of [
    { entered: 2, surplus: 1, china: { Yunnan: 'W', Shensi: 'W' } },
    { entered: 9, surplus: 2, china: { Yunnan: 'WJ', Shensi: 'W' } },
    { entered: 9, surplus: 1, china: { Yunnan: 'NW', Shensi: 'NW' } },
  ]) {
    const table = sitDown('paper', { china }).to('diplomacy');
    table.run('set-front', { exists: true, allJoined: true, entered, surplus });
    overSeeds(table, 'China', (by) =>
      count(chooseSurplus(visibleFactsOf(table.state, 'China'), by('surplus 1'))?.why ?? []),
    );
  }
}

it(`every house rule applies as often as it says: over ${SEEDS} seeds and more, within four standard deviations (one such miss in 15,000)`, () => {
  overCards();
  overFlags();
  overSurplus();
  // Every rule rolled, and often enough to be significant.
  expect(Object.keys(thrown)).toHaveLength(HOUSE_POLICY.rules.length);
  for (const [rule, { odds, times, taken }] of Object.entries(thrown)) {
    expect(times, rule).toBeGreaterThanOrEqual(100);
    const deviation = Math.sqrt(times * odds * (1 - odds));
    expect(Math.abs(taken - times * odds), `${rule}: ${taken} of ${times}`).toBeLessThan(4 * deviation);
  }
});
