import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown } from '../testing/sit-down';
import { PowerRow } from './power-row';

/** The powers whose tiles say that nothing is due. */
function atEase(table: Play): string[] {
  sitDown(table, <PowerRow onOpen={() => undefined} />);
  return POWERS.filter((power) => {
    const tile = screen.getByRole('heading', { level: 3, name: power }).closest('li') as HTMLElement;
    return within(tile).queryByText('Nothing due') !== null;
  });
}

const dispute: Effect = { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] };

describe('GS 9.13, 9.41; Guide: a tile shows “nothing due” only if nothing is due', () => {
  it('not while the table owes a step: the card, the deal, income', () => {
    expect(atEase(paper())).toEqual([]);
  });

  it('not for income that is not taken', () => {
    expect(atEase(paper().to('income'))).toEqual([]);
  });

  it('GS Guide, Diplomacy: not for an alliance that owes a counter', () => {
    const table = paper().deal(0, dispute).to('placement');
    expect(table.dues.map(({ owes }) => owes)).toEqual(['Axis']);
    expect(atEase(table)).toEqual(['Britain', 'France', 'Russia']);
    const due = screen.getAllByRole('button', { name: /: Due: a choice$/ });
    expect(due.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Germany: Due: a choice',
      'Italy: Due: a choice',
    ]);
    expect(due[0]?.textContent).toContain('1 due');
  });

  it('but does if the step requires nothing', () => {
    expect(atEase(paper().to('placement'))).toEqual([...POWERS]);
  });
});
