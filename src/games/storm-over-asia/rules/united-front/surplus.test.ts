import { describe, expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { saySurplus, surplusLeft } from './surplus';

type Table = ReturnType<typeof sitDown>;

/** A table in diplomacy with a United Front that all Communist flags have joined. */
function withSurplus(surplus: number, readings: object = {}): Table {
  const table = sitDown('paper', {
    china: { Yunnan: 'WWN', Shensi: 'WW', Szechuan: 'NNW' },
    setup: { readings },
  }).to('diplomacy');
  table.run('set-front', { exists: true, entered: 8, allJoined: true, surplus });
  return table;
}
const left = ({ open }: Table) => surplusLeft(open);
const nextTurn = (table: Table) => void table.to('attacks').run('end-turn');

describe('SOA 26.212, 32.72: the surplus', () => {
  it('shows what is left', () => {
    const table = withSurplus(2);
    expect(left(table)).toBe(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(left(table)).toBe(1);
    expect(saySurplus(table.open).words).toBe('Surplus 1 of 2 left: one warlord flag may be turned');
  });

  it('the same number entered in the next turn is that number again', () => {
    const table = withSurplus(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(left(table)).toBe(0);
    nextTurn(table);
    table.to('diplomacy').run('set-front', { surplus: 2 });
    expect(left(table)).toBe(2);
    table.run('convert-warlord', { region: 'Shensi', cause: 'surplus' });
  });

  it('lapses at the end of the turn (assumed): nothing is left until it is entered again', () => {
    const table = withSurplus(2);
    nextTurn(table);
    table.to('diplomacy');
    expect(left(table)).toBeNull();
    expect(saySurplus(table.open).words).toBe('The surplus of this turn is not entered');
    expect(table.refused('convert-warlord', { region: 'Yunnan', cause: 'surplus' })).toMatchObject({
      message: 'The surplus of this turn is not entered.',
      rule: 'SOA 26.212',
    });
  });

  it('26.22: a Chinese result lowers the level, and with it what is left', () => {
    const table = withSurplus(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'chinese-result' });
    expect([left(table), table.value('front')]).toEqual([1, 5]);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(table.refused('convert-warlord', { region: 'Shensi', cause: 'surplus' }).message).toBe(
      'The surplus was 2, and nothing is left of it.',
    );
  });

  it('26.22: so does an event that makes a warlord flag Nationalist; one that makes it warlord restores one', () => {
    const table = withSurplus(2);
    table.run('show-event', { power: 'China', number: 79 });
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Shensi' });
    expect(left(table)).toBe(1);
    table.run('show-event', { power: 'Japan', list: 'Japanese 1', number: 42 });
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Szechuan' });
    expect(left(table)).toBe(2);
  });

  it('reading surplus-use: the surplus is used up by its own flags alone', () => {
    const table = withSurplus(2, { 'surplus-use': 'own' });
    table.run('convert-warlord', { region: 'Yunnan', cause: 'chinese-result' });
    expect(left(table)).toBe(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(left(table)).toBe(1);
  });

  it('26.22, 32.72: follows the level, whatever changes it', () => {
    const table = withSurplus(2);
    table.run('set-front', { entered: 10 });
    expect(left(table)).toBe(4);
    expect(saySurplus(table.open).words).toBe('Surplus 4: 4 warlord flags may be turned');
    table.run('set-front', { entered: 7 });
    expect(left(table)).toBe(1);
    table.run('add-line', { total: 'front', amount: 1, words: 'A ruling', until: 'turn' });
    expect(left(table)).toBe(2);
    table.run('say-total', { total: 'front', value: 5 });
    expect(left(table)).toBe(1);
    for (const region of ['Yunnan', 'Shensi'])
      table.run('convert-warlord', { region, cause: 'chinese-result' });
    // The level is one lower than the surplus allows: an event that gives one back leaves no surplus.
    expect(left(table)).toBe(0);
    table.run('turn-flag', { region: 'Szechuan', from: 'Nationalist', to: 'warlord', by: 'event' });
    expect([left(table), table.value('front')]).toEqual([0, 4]);
  });

  it('32.72: entered again, alone or with its level, has the entered value', () => {
    const table = withSurplus(2);
    table.run('set-front', { entered: 11, surplus: 3 });
    expect(left(table)).toBe(3);
    table.run('set-front', { surplus: 1 });
    expect(left(table)).toBe(1);
  });

  it('32.72: entering a level for the first time, or clearing it, changes nothing', () => {
    const table = sitDown('paper', { china: { Yunnan: 'WW' } }).to('diplomacy');
    table.run('set-front', { exists: true, allJoined: true, surplus: 2 });
    table.run('set-front', { entered: 8 });
    expect(left(table)).toBe(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'chinese-result' });
    expect(left(table)).toBe(1);
    table.run('set-front', { entered: null });
    expect(left(table)).toBe(1);
  });

  it('reading surplus-use, its own flags alone: the level changes nothing', () => {
    const table = withSurplus(2, { 'surplus-use': 'own' });
    table.run('set-front', { entered: 10 });
    expect(left(table)).toBe(2);
  });

  it('is null, not 0, if none was entered', () => {
    const table = sitDown('paper');
    table.run('set-front', { exists: true });
    expect(left(table)).toBeNull();
  });
});
