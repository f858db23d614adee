import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LineForm } from './line-form';

function form() {
  const onAdd = vi.fn();
  render(
    <LineForm
      title="Add a modifier"
      totalLabel="Support"
      before={2}
      longs={[
        { value: 'turn', label: 'This turn' },
        { value: 'always', label: 'Every turn' },
      ]}
      onAdd={onAdd}
      onLeave={() => {}}
    />,
  );
  return onAdd;
}

test('waits for an amount and says so', () => {
  const onAdd = form();
  const add = screen.getByRole('button', { name: 'Choose an amount' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.title).toBe('Choose an amount first.');
  fireEvent.click(add);
  expect(onAdd).not.toHaveBeenCalled();
});

test('two taps add a line for the first of the times, with words that could wait', () => {
  const onAdd = form();
  fireEvent.click(screen.getByRole('radio', { name: '−3' }));
  expect(screen.getByRole('form', { name: 'Add a modifier' }).querySelector('output')?.textContent).toBe(
    'Support −1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add the modifier: −3' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ amount: -3, words: '', rule: '', long: 'turn' });
});

test('everything that was written goes along, trimmed', () => {
  const onAdd = form();
  fireEvent.click(screen.getByRole('radio', { name: '+2' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Every turn' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'In words' }), { target: { value: ' Harbor fund ' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Rule, if any' }), { target: { value: '10.5' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Add a modifier' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({
    amount: 2,
    words: 'Harbor fund',
    rule: '10.5',
    long: 'always',
  });
});
