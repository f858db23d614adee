import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClosing } from './use-closing';

afterEach(() => void vi.useRealTimers());

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

test('if a Tab led past the end of the page, papers close in fifteen seconds: a later change of window is not reported', () => {
  vi.useFakeTimers();
  const close = papers();
  fireEvent.keyDown(window, { key: 'Tab' });
  fireEvent.blur(window);
  act(() => void vi.advanceTimersByTime(14_000));
  expect(close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(close).toHaveBeenCalled();
});

test('an on-screen keyboard resizes the page, and papers stay open', () => {
  const close = papers();
  fireEvent(window, new Event('resize'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(close).not.toHaveBeenCalled();
});
