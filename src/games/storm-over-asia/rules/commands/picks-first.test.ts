import { describe, expect, it } from 'vitest';
import { printRegion } from '../china/regions';
import { duesOf } from '../dues';
import { sitDown } from '../testing/play';

const CHINA = { Yunnan: 'NJCC' };

/** A table with paper cards at which Japan is still to pick a Nationalist flag. */
function withPick(step: string) {
  const table = sitDown('paper', { china: CHINA }).to(step);
  table.run('show-event', { power: 'Japan', list: 'Japanese 1', number: 42 });
  return { table, pick: { obligation: table.open.obligations[0]?.id, region: 'Yunnan' } };
}

describe('SOA 26.111: nothing is drawn while a flag pick is due', () => {
  it.each([
    ['warlord', 'enter-warlord', { region: 'Yunnan' }],
    ['warlord', 'no-warlord', {}],
    ['draw', 'enter-card', { number: 7 }],
    ['deal', 'deal', {}],
  ])('at %s: %s', (step, type, more) => {
    const { table, pick } = withPick(step);
    const refusal = table.refused(type, more);
    expect(refusal).toMatchObject({ rule: 'SOA 26.111A', anyway: true });
    expect(refusal.allowed).toBe('Pick it first, or mark it as done on the table.');
    table.run('pick-flag', pick);
    if (type !== 'no-warlord') table.run(type, more);
  });

  it('the app’s deck waits as well', () => {
    // Card 45 comes first: Japan picks a Nationalist flag.
    const order = (_: unknown, __: unknown, size: number) =>
      Array.from({ length: size }, (___, at) => (at + 44) % size);
    const table = sitDown('app', { china: CHINA, chance: { order, roll: () => 0 } }).to('general');
    table.run('apply-card');
    expect(table.refused('deal').rule).toBe('SOA 26.111A');
  });

  it('the order that the table chose decides: the flag first, then the card', () => {
    const { table, pick } = withPick('warlord');
    table.run('pick-flag', pick);
    table.run('enter-warlord', { region: 'Yunnan' });
    expect(printRegion(table.open.china.Yunnan)).toBe('CCWW');
  });

  it('with “All the same” the card comes first', () => {
    const { table } = withPick('warlord');
    table.run('enter-warlord', { region: 'Yunnan', anyway: true });
    expect(printRegion(table.open.china.Yunnan)).toBe('CCJW');
  });
});

describe('SOA 26.111: a pick whose last flag went is no longer due', () => {
  it.each([
    ['enter-warlord', { region: 'Yunnan', anyway: true }],
    ['take-flag', { region: 'Yunnan', flag: 'Nationalist' }],
    ['set-region', { region: 'Yunnan', flags: ['Japanese'] }],
    ['turn-flag', { region: 'Yunnan', from: 'Nationalist', to: 'Communist', by: 'other' }],
  ])('by %s', (type, more) => {
    const { table } = withPick('warlord');
    table.run(type, more);
    expect(duesOf(table.open).filter(({ obligation }) => obligation)).toEqual([]);
    if (type !== 'enter-warlord') table.run('enter-warlord', { region: 'Shensi' });
    table.run('advance');
    expect(table.open.step).toBe('attacks');
  });

  it('is due again where its flag is put back', () => {
    const { table } = withPick('warlord');
    table.run('take-flag', { region: 'Yunnan', flag: 'Nationalist' });
    table.run('place-flag', { region: 'Shensi', flag: 'Nationalist' });
    expect(duesOf(table.open)[0]?.owes).toBe('Japan');
  });
});
