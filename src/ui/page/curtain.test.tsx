import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Curtain } from './curtain';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function lid() {
  const onOpen = vi.fn();
  render(
    <Curtain
      when="Turn 3"
      order={[
        { name: 'Anna', now: true },
        { name: 'Ben', now: false },
      ]}
      name="Anna"
      powers={[]}
      lead="Everyone else, eyes on the board."
      onOpen={onOpen}
    />,
  );
  return { onOpen, hold: screen.getByRole('button', { name: 'I am Anna. Hold to open' }) };
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('opens once the whole time has passed, and not before', () => {
  const { onOpen, hold } = lid();
  fireEvent.pointerDown(hold, { button: 0, isPrimary: true });
  wait(899);
  expect(onOpen).not.toHaveBeenCalled();
  wait(1);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([
  ['letting go', (hold: HTMLElement) => fireEvent.pointerUp(hold)],
  ['a cancelled touch', (hold: HTMLElement) => fireEvent.pointerCancel(hold)],
  ['sliding off', (hold: HTMLElement) => fireEvent.pointerMove(hold, { clientX: 5000, clientY: 5000 })],
  ['losing focus', (hold: HTMLElement) => fireEvent.blur(hold)],
])('%s cancels it, and the time starts again', (_, stop) => {
  const { onOpen, hold } = lid();
  fireEvent.pointerDown(hold, { button: 0, isPrimary: true });
  wait(800);
  stop(hold);
  wait(5000);
  expect(onOpen).not.toHaveBeenCalled();
  expect(hold.style.getPropertyValue('--held')).toBe('');
  fireEvent.pointerDown(hold, { button: 0, isPrimary: true });
  wait(800);
  expect(onOpen).not.toHaveBeenCalled();
  wait(100);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([' ', 'Enter'])('the key %j opens when held and not when struck', (key) => {
  const { onOpen, hold } = lid();
  fireEvent.keyDown(hold, { key });
  fireEvent.keyUp(hold, { key });
  wait(2000);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.keyDown(hold, { key });
  wait(500);
  fireEvent.keyDown(hold, { key, repeat: true });
  wait(400);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a mere click opens nothing', () => {
  const { onOpen, hold } = lid();
  fireEvent.click(hold);
  wait(2000);
  expect(onOpen).not.toHaveBeenCalled();
});

test('two taps open instead; the first is forgotten when focus leaves', () => {
  const { onOpen } = lid();
  const tap = screen.getByRole('button', { name: 'Tap twice instead' });
  fireEvent.click(tap);
  expect(screen.getByRole('status').textContent).toBe('Tap once more to open');
  fireEvent.blur(tap);
  fireEvent.click(tap);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(tap);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a finger',
    () => ({ down: fireEvent.pointerDown, up: fireEvent.pointerUp, how: { button: 0, isPrimary: true } }),
  ],
  ['a key', () => ({ down: fireEvent.keyDown, up: fireEvent.keyUp, how: { key: 'Enter' } })],
])('says how it opens if released too soon, by %s', (_, by) => {
  const { down, up, how } = by();
  const { hold } = lid();
  expect(screen.getByRole('status').textContent).toBe('');
  down(hold, how);
  wait(100);
  up(hold, how);
  expect(hold.textContent).toContain('Keep holding, or use Tap twice instead');
  expect(screen.getByRole('status').textContent).toBe('Keep holding, or use Tap twice instead');
  expect(hold).toBe(screen.getByRole('button', { name: 'I am Anna. Hold to open' }));
  expect(screen.getByRole('button', { name: 'Tap twice instead' })).toBeDefined();
});
