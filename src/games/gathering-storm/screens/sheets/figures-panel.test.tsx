import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { TableScreen } from '../table-screen';
import { framed, sitDown, tap, whole, write } from '../testing/sit-down';

/** Board figures that the table may enter next to the guide's main button. */

const show = (table: Play) => sitDown(table, framed('table', TableScreen));
const page = () => within(document.body);
const guide = () => within(screen.getByRole('complementary', { name: 'What to do next' }));
const asked = (name: string) => screen.queryByRole('region', { name });
const money = (power: Power) =>
  within(screen.getByRole('list', { name: 'Powers' }))
    .getByRole('button', { name: new RegExp(`^${power}: (Income|Points|Tile points)`) })
    .getAttribute('aria-label');

describe('GS 11.12C: base incomes at the first income', () => {
  const table = () => paper({ keeps: ['income'] }).deal();
  const BASE = 'Base incomes?';
  const write5 = (given: Partial<Record<Power, string>>) => {
    for (const [power, income] of Object.entries(given))
      write(within(asked(BASE) as HTMLElement), power, income);
  };

  it('five are typed, and the tiles show what income is', async () => {
    const before = table();
    const line = { total: 'support:Germany', amount: -2, words: 'A strike', until: 'turn' };
    before.run('add-line', line);
    show(before.to('income'));
    expect(money('Germany')).toBe('Germany: Income change −2');
    for (const field of within(asked(BASE) as HTMLElement).getAllByRole('textbox'))
      expect(field.getAttribute('inputmode')).toBe('numeric');
    write5({ Germany: '24', Italy: '15', Britain: '22', France: '17', Russia: '16' });
    await tap(guide(), 'Enter five base incomes');
    expect(asked(BASE)).toBeNull();
    expect([money('Germany'), money('Italy')]).toEqual(['Germany: Income 22', 'Italy: Income 15']);
    await tap(guide(), 'Take income');
    expect(money('Germany')).toBe('Germany: Tile points 22');
  });

  it('are not asked for again if left empty, and can be entered later, from the next turn on', async () => {
    show(table().to('income'));
    expect(asked(BASE)).not.toBeNull();
    await tap(guide(), 'Take income');
    expect(asked(BASE)).toBeNull();
    expect(money('Italy')).toBe('Italy: Points change 0');
    await tap(page(), 'Italy: Points change 0');
    const sheet = () => within(screen.getByRole('dialog'));
    expect(sheet().getByRole('heading', { name: 'Why is the Italian points change 0?' })).toBeDefined();
    await tap(sheet(), 'Income');
    expect(whole(screen.getByRole('dialog'))).toContain('this is only what changes it');
    await tap(sheet(), 'Enter base incomes');
    write(sheet(), 'Italy', '15');
    await tap(sheet(), 'Enter');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(money('Italy')).toBe('Italy: Points change 0');
  });

  it('what cannot be a number is not taken, and stays in its field', async () => {
    show(table().to('income'));
    write5({ Germany: '2o', Italy: '15' });
    await tap(guide(), 'Enter two base incomes');
    expect(whole(document.body)).toContain('Enter a whole number.');
    expect(within(asked(BASE) as HTMLElement).getByRole('textbox', { name: 'Germany' })).toHaveProperty(
      'value',
      '2o',
    );
    write5({ Germany: '20' });
    await tap(guide(), 'Enter two base incomes');
    expect([money('Germany'), money('France')]).toEqual(['Germany: Income 20', 'France: Income change 0']);
  });
});

it('GS 6.33: asks for spending before points are lost; a table that counts points on the board sees no warning', async () => {
  const table = paper({ keeps: ['income'] }).deal();
  for (const [power, value] of [['Germany', 30] as const, ['Italy', 25] as const])
    table.run('set-fact', { fact: 'base-income', power, value });
  table.to('end');
  for (const due of table.dues.filter(({ id }) => id.startsWith('silent:')))
    table.run('waive', { due: due.id });
  show(table);
  const guideText = () => whole(screen.getByRole('complementary', { name: 'What to do next' }));
  const spent = () => within(asked('Points spent?') as HTMLElement);
  expect(guideText()).toContain('Germany loses 9 points and Italy loses 4 points: the limit is 21.');
  write(spent(), 'Germany, 30', '12');
  await tap(guide(), 'Record as spent: Germany 12');
  expect(money('Germany')).toBe('Germany: Tile points 18');
  expect(spent().queryByRole('textbox', { name: /^Germany/ })).toBeNull();
  expect(guideText()).toContain('Italy loses 4 points: the limit is 21.');
  await tap(spent(), 'We count points on the board');
  expect(asked('Points spent?')).toBeNull();
  expect(guideText()).not.toContain('lost');
  expect(money('Italy')).toBe('Italy: Income 25');
});
