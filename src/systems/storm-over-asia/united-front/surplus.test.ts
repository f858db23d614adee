import { describe, expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { saySurplus, surplusLeft } from './front';

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
const left = ({ open }: Table) => surplusLeft(open.front);
const nextTurn = (table: Table) => void table.to('attacks').run('end-turn');

describe('SOA 26.212, 32.72: the surplus', () => {
  it('shows what is left', () => {
    const table = withSurplus(2);
    expect(left(table)).toBe(2);
    table.run('convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(left(table)).toBe(1);
    expect(saySurplus(table.open.front).words).toBe('Surplus 1 of 2 left: one warlord flag may be turned');
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

  it('it lapses as the turn ends (assumed): nothing is left until it is entered again', () => {
    const table = withSurplus(2);
    nextTurn(table);
    table.to('diplomacy');
    expect(left(table)).toBeNull();
    expect(saySurplus(table.open.front).words).toBe('The surplus of this turn is not entered');
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

  it('26.22: so does an event that makes a warlord flag Nationalist; one that makes it warlord gives one back', () => {
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

  it('nobody entered one: it is no 0', () => {
    const table = sitDown('paper');
    table.run('set-front', { exists: true });
    expect(left(table)).toBeNull();
  });
});
