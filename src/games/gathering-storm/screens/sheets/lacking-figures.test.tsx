import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guideFor } from '@/games/gathering-storm/rules/guide/guide';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { extraFor } from '../guide-extra';
import { sitDown, tap } from '../testing/sit-down';
import { WhyTotal } from '../why/why-total';

/** Base incomes are entered, the climate is −1, and what it gives is not entered. */
function adverse(step: string): Play {
  const table = paper();
  for (const power of POWERS) table.run('set-fact', { fact: 'base-income', power, value: 10 });
  return table.deal(-1).to(step);
}

/** Returns the text next to the main button, and where its buttons lead. */
function openedSheets({ open }: Play): string[] {
  const opened: string[] = [];
  const nothing = () => undefined;
  const extra = extraFor(open, {
    onOpen: (sheet: string) => opened.push(sheet),
    run: nothing,
    onPapers: nothing,
  } as never);
  sitDown(paper(), extra);
  for (const button of screen.queryAllByRole('button', { name: 'Enter incomes' })) button.click();
  return opened;
}

/** Returns where a number's "why" leads. */
async function behind(table: Play, total: TotalKey, name: string): Promise<string[]> {
  const opened: string[] = [];
  sitDown(table, <WhyTotal total={total} onClose={() => undefined} onGo={(to) => opened.push(to)} />);
  await tap(within(screen.getByRole('dialog')), name);
  return opened;
}

const LACKS = 'What climate −1 gives is not entered';

describe('GS 11.3, 11.12C: a tap leads to the missing figures of income', () => {
  it('next to the button that takes income', () => {
    const table = adverse('income');
    expect(guideFor(table.open).reason).toContain(LACKS);
    expect(openedSheets(table)).toEqual(['incomes']);
  });

  it('next to the button that advances and takes income in one tap', () => {
    const table = adverse('read');
    const open = { ...table.open, noMoreCards: true } as typeof table.open;
    expect(guideFor(open).reason).toContain(LACKS);
    expect(openedSheets({ ...table, open })).toEqual(['incomes']);
  });

  it('not once all of it is entered', () => {
    const table = adverse('income');
    for (const power of ['Germany', 'Italy', 'Britain', 'France'])
      table.run('set-fact', { fact: 'climate-income', climate: -1, power, value: -1 });
    expect(openedSheets(table)).toEqual([]);
  });

  it('from the income that lacks it', async () => {
    expect(await behind(adverse('income'), totalOf.income('Germany'), 'Enter what it lacks')).toEqual([
      'incomes',
    ]);
  });

  it('from tile points of which only the change is known, for which the board is not blamed', async () => {
    const table = paper().to('income');
    table.run('take-income');
    table.plays('Italy', { kind: 'support', power: 'Italy', amount: -2 });
    expect(await behind(table, totalOf.tiles('Italy'), 'Enter base incomes')).toEqual(['incomes']);
    expect(screen.getByRole('dialog').textContent).toContain('The base income is not entered');
  });
});
