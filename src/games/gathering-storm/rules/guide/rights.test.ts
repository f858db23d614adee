import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { sayEntry } from '../say/sentences';
import { paper } from '../testing/play';
import { POWERS } from '../vocabulary';
import { rightsOf } from './rights';

const CHEAPER: Effect = { kind: 'factory-price', power: 'Germany', amount: -2 };
const COUNTER: Effect = { kind: 'diplomatic-counter', power: 'Britain' };
const DOOR: Effect = { kind: 'russian-door', countries: ['Austria'] };
const SPIES: Effect = { kind: 'espionage', power: 'Italy', category: 'air' };
const UNIT: Effect = { kind: 'free-unit', power: 'France' };
const cardboard = () => paper({ keeps: ['income'] }).deal();
const shorts = (table: ReturnType<typeof paper>) =>
  POWERS.flatMap((power) => rightsOf(table.open, power).map(({ short }) => `${power}: ${short}`));

describe('permissions from a shown card are listed at the power', () => {
  it('GS Guide, Factory: a cheaper conversion until the Economic phase ends', () => {
    const table = cardboard().to('industrial').plays('Germany', CHEAPER, { title: 'Machine tools' });
    expect(rightsOf(table.open, 'Germany')).toMatchObject([
      { title: 'Machine tools', short: 'a conversion', words: expect.stringContaining('two points less') },
    ]);
    expect(shorts(table.to('construction'))).toEqual(['Germany: a conversion']);
    expect(shorts(table.to('placement'))).toEqual([]);
  });

  it('GS Guide, Factory: a higher price is no right', () => {
    const table = cardboard()
      .to('industrial')
      .plays('Germany', { ...CHEAPER, amount: 2 });
    expect(shorts(table)).toEqual([]);
  });

  it('GS Guide, Diplomacy: one more counter until it is placed, a door until it is used', () => {
    const table = paper({ keeps: ['flags'] })
      .deal()
      .to('placement');
    table.plays('Britain', COUNTER).plays('Russia', DOOR);
    expect(shorts(table)).toEqual(['Britain: one more counter', 'Russia: a closed country']);
    for (const country of ['Belgium', 'Greece'])
      table.run('place-counter', { power: 'Britain', country, anyway: true });
    expect(rightsOf(table.open, 'Britain')).toHaveLength(1);
    table.run('place-counter', { power: 'Britain', country: 'Turkey', anyway: true });
    expect(rightsOf(table.open, 'Britain')).toEqual([]);
    table.run('place-counter', { power: 'Russia', country: 'Austria' });
    expect(shorts(table)).toEqual([]);
    table.run('undo');
    expect(shorts(table)).toEqual(['Russia: a closed country']);
  });

  it('GS Guide, Espionage: the table ticks off a free point, and the journal says which', () => {
    const table = cardboard().to('construction').plays('Italy', SPIES, { title: 'Spies' });
    const [right] = rightsOf(table.open, 'Italy');
    table.run('waive', { due: right?.waives, reason: 'Used' });
    expect(shorts(table)).toEqual([]);
    expect(sayEntry(table.journal.entries.at(-1) as never).text).toContain('Used');
    table.run('undo');
    expect(shorts(table)).toEqual(['Italy: a free point']);
  });

  it('GS Guide, Construction: a free unit at once, whether or not ships are kept', () => {
    for (const keeps of [['income'], ['ships']] as const)
      expect(
        shorts(
          paper({ keeps: [...keeps] })
            .deal()
            .to('industrial')
            .plays('France', UNIT),
        ),
      ).toEqual(['France: a free unit']);
  });

  it('GS 9.13: a card discarded unplayed gives nothing, and the next turn starts with nothing', () => {
    const table = cardboard();
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    table.nextTurn().to('read').plays('Germany', { kind: 'support', power: 'Germany', amount: 1 });
    table.to('industrial');
    const event = { title: '', secret: false, effects: [CHEAPER] };
    table.run('show-event', { power: 'Germany', event, how: 'declined' });
    expect(shorts(table)).toEqual([]);
    table.plays('France', UNIT);
    expect(shorts(table.nextTurn())).toEqual([]);
  });

  it('a right that is gone cannot be ticked off', () => {
    const table = cardboard().to('industrial').plays('Germany', CHEAPER);
    const [right] = rightsOf(table.open, 'Germany');
    table.to('placement');
    expect(table.refused('waive', { due: right?.waives }).message).toBe('Nothing of that kind is due.');
  });
});
