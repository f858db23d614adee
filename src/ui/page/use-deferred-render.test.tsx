import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeferredRender } from './use-deferred-render';

/** A page of this width, whose animation frames run on request. */
function openPage(width: number): () => void {
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(width);
  const asked: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => asked.push(frame));
  return () => {
    for (const frame of asked.splice(0)) frame(0);
  };
}

function Page() {
  return <main>{useDeferredRender() ? 'all of it' : 'what is in sight'}</main>;
}

const said = () => screen.getByRole('main').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('on a phone renders the visible part first, and the rest after it is shown', () => {
  const drawFrame = openPage(390);
  render(<Page />);
  expect(said()).toBe('what is in sight');
  act(() => {
    drawFrame();
    vi.runAllTimers();
  });
  expect(said()).toBe('all of it');
});

it('paper has all of it, whenever it is asked for', () => {
  openPage(390);
  render(<Page />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(said()).toBe('all of it');
});

it('a wider page has all of it at once', () => {
  openPage(820);
  render(<Page />);
  expect(said()).toBe('all of it');
});
