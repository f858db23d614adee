import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FramedFigure } from '../figure/framed-figure';
import { FlagPlaces } from './flag';
import { RegionRow } from './region-row';
import type { Mark } from './roundel';

const mark: Mark = { letter: 'F', shape: 'shield', ring: 'dotted', ribbon: 'diagonals', tone: 'f' };

test('the row opens its place; a framed figure on it opens by itself', () => {
  const onPress = vi.fn();
  const onWhy = vi.fn();
  render(
    <ul>
      <RegionRow
        name="Arcadia"
        words="At peace"
        open={false}
        onPress={onPress}
        marks={<FramedFigure value={-1} marks={[mark]} label="Arcadia −1 for F. Why?" onPress={onWhy} />}
      />
    </ul>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Arcadia −1 for F. Why?' }));
  expect([onPress, onWhy].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
  const row = screen.getByRole('button', { name: 'Arcadia At peace' });
  expect(row.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(row);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the content of a row comes directly after it', () => {
  render(
    <ul>
      <RegionRow name="Arcadia" words="" open onPress={() => {}}>
        <p>All about Arcadia</p>
      </RegionRow>
      <RegionRow name="Utopia" words="" open={false} onPress={() => {}} />
    </ul>,
  );
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('ArcadiaAll about Arcadia');
});

test('free places are shown next to the taken ones, and the words say whose they are', () => {
  render(<FlagPlaces marks={[mark]} most={4} label="Flags: one" />);
  const places = screen.getByRole('img', { name: 'Flags: one' });
  expect([places.children.length, places.querySelectorAll('svg').length]).toEqual([4, 1]);
});
