import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountKeys } from './amount-keys';

function Sample({ from }: { from: number | null }) {
  const [amount, setAmount] = useState(from);
  return (
    <>
      <AmountKeys label="Amount" value={amount} onChange={setAmount} />
      <output data-testid="amount">{amount}</output>
    </>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const amount = () => screen.getByTestId('amount').textContent;

test('offers −3 to +3 without 0, and any other amount', () => {
  render(<Sample from={null} />);
  const names = screen.getAllByRole('radio').map((key) => key.closest('label')?.textContent);
  expect(names).toEqual(['−3', '−2', '−1', '+1', '+2', '+3', 'Other']);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('one tap is one amount', () => {
  render(<Sample from={1} />);
  expect(radio('+1').checked).toBe(true);
  fireEvent.click(radio('−2'));
  expect(amount()).toBe('-2');
  expect(radio('−2').checked).toBe(true);
  expect(radio('+1').checked).toBe(false);
});

test('Other starts beyond the keys, on the side of the current choice, and stays open while it steps back', () => {
  render(<Sample from={-1} />);
  fireEvent.click(radio('Other'));
  expect(amount()).toBe('-4');
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(amount()).toBe('-3');
  expect(radio('Other').checked).toBe(true);
  fireEvent.click(radio('+3'));
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
});

test('an amount beyond the keys opens with the stepper', () => {
  render(<Sample from={7} />);
  expect(radio('Other').checked).toBe(true);
});
