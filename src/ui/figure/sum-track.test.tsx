import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SumTrack } from './sum-track';

const LINES = [{ text: 'From the board', amount: 4, state: 'standing' }] as const;

/** The visible text, and the text read aloud. */
function show(sign: 'always' | 'minus', value: number) {
  const nothing = () => undefined;
  const { unmount } = render(
    <SumTrack title="Supply" value={value} sign={sign} lines={LINES} onWhy={nothing} />,
  );
  const track = screen.getByRole('button');
  const said = [track.textContent, track.getAttribute('aria-label')];
  unmount();
  return said;
}

test('a sum is written as its total is elsewhere, its sources with their sign', () => {
  expect(show('always', 4)).toEqual(['SupplyFrom the board+4+4', 'Supply +4: From the board +4. Why?']);
  expect(show('minus', 4)).toEqual(['SupplyFrom the board+44', 'Supply 4: From the board +4. Why?']);
  expect(show('minus', -4)).toEqual(['SupplyFrom the board+4−4', 'Supply −4: From the board +4. Why?']);
});
