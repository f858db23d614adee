import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Guide } from './guide';

const press = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });

it.each([
  ['by a key', 0],
  ['by a tap of its own', 1],
  ['by the second of two quick taps', 2],
])('acts only once if asked again while it is still busy %s', async (_, detail) => {
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

it('counts the second of two quick taps for the button text of the first', async () => {
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
