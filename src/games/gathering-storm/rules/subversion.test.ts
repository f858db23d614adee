import { describe, expect, it } from 'vitest';
import type { Effect } from './effects/shapes';
import { type Play, paper } from './testing/play';
import type { Country } from './vocabulary';

const subversion: Effect = { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] };

/** Russia picks a country as subversion is announced; Poland is conquered by the Axis. */
function picks(country: Country, reading?: 'modifier'): Play {
  const table = paper(reading ? { readings: { 'subversion-conquered': reading } } : {});
  table.run('set-fact', { fact: 'subversion', value: 2 });
  table.run('set-fact', { fact: 'conquered', country: 'Poland', by: 'Axis' });
  table.to('subversion').plays('Russia', subversion);
  const asked = table.open.obligations.find(({ ask }) => ask.type === 'answer');
  table.run('answer', { obligation: asked?.id, answer: country });
  return table;
}
const worth = (table: Play) => [table.value('country:Poland:Russia'), table.value('support:Russia')];

describe('GS Guide, Diplomacy: a free subversion result in a conquered country', () => {
  it('GS Guide, Diplomacy is support for Russia, as much as one result changes, also when that changes', () => {
    const table = picks('Poland');
    expect(worth(table)).toEqual([0, 2]);
    expect(table.lines('support:Russia')).toMatchObject([{ secret: true, until: 'turn' }]);
    table.run('set-fact', { fact: 'subversion', value: 1 });
    expect(worth(table)).toEqual([0, 1]);
    expect(table.nextTurn().value('support:Russia')).toBe(0);
  });

  it('GS Guide, Diplomacy is named as support in the choice of country', () => {
    const table = paper();
    table.run('set-fact', { fact: 'conquered', country: 'Poland', by: 'Axis' });
    table.to('subversion').plays('Russia', subversion);
    const [asked] = table.open.obligations;
    expect(table.refused('answer', { obligation: asked?.id, answer: 'Spain' }).allowed).toBe(
      'Choose Finland, Poland (conquered: support), Rumania, Turkey, Not used.',
    );
  });

  it('GS Guide, Diplomacy in a free country it changes diplomacy', () => {
    const table = picks('Turkey');
    expect([table.value('country:Turkey:Russia'), table.value('support:Russia')]).toEqual([2, 0]);
  });

  it('GS Guide, Diplomacy by the other reading, as in older tables, it changes diplomacy there', () => {
    expect(worth(picks('Poland', 'modifier'))).toEqual([2, 0]);
  });
});
