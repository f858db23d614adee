import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown } from '../testing/sit-down';
import { PowerRow } from './power-row';

/** The money text on Germany's tile. */
function moneyOn(table: Play): string | null {
  sitDown(table, <PowerRow onOpen={() => undefined} />);
  return screen
    .getByRole('button', { name: /^Germany: (Income|Tile points|Points)/ })
    .getAttribute('aria-label');
}

/** A turn is over in which Germany took 13 and spent so many. */
function afterTurn(spent: number): Play {
  const table = paper();
  table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 13 });
  table.to('income').run('take-income');
  if (spent > 0)
    table.run('add-line', { total: 'tiles:Germany', amount: -spent, words: 'Spent', until: 'turn' });
  return table.nextTurn();
}

describe('GS 11.11, 11.12C: as a new turn begins', () => {
  it('shows the coming income next to the points kept, each with its label', () => {
    expect(moneyOn(afterTurn(8))).toBe('Germany: Income 13, 5 kept');
  });

  it('shows only the income if no points were kept', () => {
    expect(moneyOn(afterTurn(13))).toBe('Germany: Income 13');
  });

  it('once income is taken it is one sum of points', () => {
    const table = afterTurn(8).to('income');
    table.run('take-income');
    expect(moneyOn(table)).toBe('Germany: Tile points 18');
  });
});
