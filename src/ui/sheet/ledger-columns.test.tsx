import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LedgerColumns } from './ledger-columns';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('on a phone the first ledger stays in place with its focus as the others appear', () => {
  vi.useFakeTimers();
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(390);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(
    <LedgerColumns>
      {['Germany', 'Italy'].map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </LedgerColumns>,
  );
  const first = screen.getByRole('textbox', { name: 'Germany' });
  expect(screen.queryByRole('textbox', { name: 'Italy' })).toBeNull();
  first.focus();
  act(() => {
    for (const frame of frames) frame(0);
    vi.runAllTimers();
  });
  expect(screen.getByRole('textbox', { name: 'Italy' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Germany' })).toBe(first);
  expect(document.activeElement).toBe(first);
});
