import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useFocusOnTap } from './use-focus-on-tap';

function Page() {
  useFocusOnTap();
  return (
    <>
      <button type="button">Why?</button>
      <button type="button" onMouseDown={(event) => event.preventDefault()}>
        7
      </button>
      <input aria-label="Number" />
    </>
  );
}

beforeEach(() => void render(<Page />));

/** A tap as in Safari: it moves no focus. */
function tap(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.mouseDown(button);
  fireEvent.click(button, { detail: 1 });
  return button;
}

it('focuses a tapped button', () => {
  const button = tap('Why?');
  expect(document.activeElement).toBe(button);
});

it('leaves the focus in a field if the button keeps it there, or if no pointer made the click', () => {
  const field = screen.getByRole('textbox');
  field.focus();
  tap('7');
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }), { detail: 0 });
  expect(document.activeElement).toBe(field);
});
