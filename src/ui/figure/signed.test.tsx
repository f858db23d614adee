import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './figure';
import { signed } from './signed';

test.each([
  [2, '+2'],
  [-1, '−1'],
  [0, '0'],
  [-12, '−12'],
])('%i is written %s, in a sentence and in the drawn figure', (n, words) => {
  expect(signed(n)).toBe(words);
  const { container } = render(<Figure value={n} sign="always" />);
  expect(container.textContent).toBe(words);
});

test('a sum such as money carries a minus and no plus', () => {
  const { container } = render(
    <>
      <Figure value={26} /> <Figure value={-3} />
    </>,
  );
  expect(container.textContent).toBe('26 −3');
});
