import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useClosing } from './use-closing';

function papers() {
  const close = vi.fn();
  renderHook(() => useClosing({ seconds: 120, alone: false }, close, () => undefined));
  return close;
}

test('papers stay open if Tab leads past the end of the page, and close if another window comes to the front', () => {
  const close = papers();
  fireEvent.keyDown(window, { key: 'Tab' });
  fireEvent.blur(window);
  expect(close).not.toHaveBeenCalled();
  // The Tab moved the focus within the page; then another window took the focus.
  fireEvent.keyDown(window, { key: 'Tab' });
  fireEvent.focusIn(document.body);
  fireEvent.blur(window);
  expect(close).toHaveBeenCalledOnce();
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'a Tab with %o leads to another window: papers close',
  (with_) => {
    const close = papers();
    fireEvent.keyDown(window, { key: 'Tab', ...with_ });
    fireEvent.blur(window);
    expect(close).toHaveBeenCalledOnce();
  },
);
