import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Guide } from './guide';

const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });

it.each([
  ['by a key', 0],
  ['by a tap of its own', 1],
  ['by the second of two quick taps', 2],
])('does once what is still being done when it is asked for again %s', async (_, detail) => {
  let done: () => void = () => undefined;
  const onPress = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<Guide label="Next" line="Next" action={{ label: 'Turn the card', onPress }} />);
  press(1);
  press(detail);
  expect(onPress).toHaveBeenCalledTimes(1);
  await act(async () => done());
  press(1);
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('takes the second of two quick taps for what the button said at the first', async () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <Guide label="Next" line="Next" action={{ label: 'Turn the card', onPress }} />,
  );
  await act(async () => press(1));
  rerender(<Guide label="Next" line="Next" action={{ label: 'Apply the card', onPress }} />);
  await act(async () => press(2));
  expect(onPress).toHaveBeenCalledTimes(1);
  await act(async () => press(1));
  expect(onPress).toHaveBeenCalledTimes(2);
});
