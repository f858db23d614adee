import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Waterfall } from './waterfall';

const show = (amounts: readonly number[], total: number) => {
  const parts = amounts.map((amount, at) => ({ words: `Part ${at + 1}`, amount }));
  render(
    <Waterfall label="Parts" parts={parts} total={{ words: 'Now', amount: total, note: 'at best +3' }} />,
  );
};

it('each bar begins where the one before it ended, on one scale with the line at zero', () => {
  show([-3, 1, 2, 1], 1);
  const bars = within(screen.getByRole('list', { name: 'Parts' }))
    .getAllByRole('listitem')
    .map((part) => (part.querySelector('i') as HTMLElement).style);
  expect(bars.map((style) => [style.getPropertyValue('--from'), style.getPropertyValue('--span')])).toEqual([
    ['0.0%', '75.0%'],
    ['0.0%', '25.0%'],
    ['25.0%', '50.0%'],
    ['75.0%', '25.0%'],
  ]);
});

it('says each part and the sum in words', () => {
  show([-3, 4], 1);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Part 1 −3',
    'Part 2 +4',
  ]);
  expect(screen.getByText('Now').parentElement?.textContent).toBe('Now at best +3 +1');
});

it('without parts it is the sum alone', () => {
  show([], 0);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Now').parentElement?.textContent).toBe('Now at best +3 0');
});
