import { describe, expect, it } from 'vitest';
import { event, hands, paper } from '../testing/play';
import { warningsOf } from './warnings';

const words = (table: { open: Parameters<typeof warningsOf>[0] }) =>
  warningsOf(table.open).map((warning) => warning.words);

describe('what players tend to overlook', () => {
  it('GS 25.31: a civil war that one more counter brings', () => {
    const table = paper({ keeps: [] }).deal();
    const put = (counters: number) => table.run('civil-war', { country: 'Greece', counters, state: 'quiet' });
    put(3);
    expect(words(table)).toEqual([]);
    put(4);
    expect(words(table)).toEqual(['Greece 4 of 5: one more brings civil war']);
  });

  it('GS 32.3: a threshold that is entered and at most one away', () => {
    const table = paper({ keeps: [] }).deal();
    table.run('set-fact', { fact: 'threshold', power: 'Britain', value: 3 });
    expect(words(table)).toEqual([]);
    table.plays('Britain', { kind: 'support', power: 'Britain', amount: 2 });
    expect(words(table)).toEqual(['Britain 1 short of its threshold']);
    table.plays('Britain', { kind: 'support', power: 'Britain', amount: 1 });
    expect(words(table)).toEqual(['Britain has reached its threshold']);
    // The total, by its lines, says whose number the threshold is.
    expect(warningsOf(table.open)[0]?.opens).toBe('why:support:Britain');
  });

  it('GS 9.13: a card that is still held in the Crisis, whatever it says', () => {
    const held = (amount: number) => {
      const late = event({ kind: 'support', power: 'Italy', amount }, { secret: true });
      return words(hands({ Italy: [late] }, { keeps: [] }).to('crisis'));
    };
    expect(held(1)).toContainEqual(expect.stringMatching(/Italy.* still hold/));
    expect(held(2)).toEqual(held(1));
  });
});
