import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeysOnce } from './use-keys-once';

const typed = vi.fn();

function Page() {
  useKeysOnce();
  return (
    <form onKeyDown={typed}>
      <button type="button">Undo</button>
      <input aria-label="Words" />
      <textarea aria-label="Notes" />
    </form>
  );
}

/** Whether the browser does what this key does, and whether the page hears of it, as the key comes again. */
function hold(control: HTMLElement, key: string) {
  typed.mockClear();
  const acts = fireEvent.keyDown(control, { key, repeat: true });
  return { acts, heard: typed.mock.calls.length > 0 };
}

it('acts once for a held key; a key that writes or moves repeats while it is held', () => {
  render(<Page />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  const words = screen.getByRole('textbox', { name: 'Words' });
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  expect(fireEvent.keyDown(undo, { key: 'Enter' })).toBe(true);
  for (const control of [undo, words])
    for (const key of ['Enter', 'Escape'])
      expect(hold(control, key), `${key} on ${control.tagName}`).toEqual({ acts: false, heard: false });
  expect(hold(notes, 'Enter')).toEqual({ acts: true, heard: true });
  for (const key of ['ArrowDown', 'Backspace', 'Tab', 'x'])
    expect(hold(words, key), key).toEqual({ acts: true, heard: true });
});
