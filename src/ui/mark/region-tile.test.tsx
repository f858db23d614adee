import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RegionTile } from './region-tile';

const TILE = { name: 'Yunnan', words: 'Came last: held out', flags: '2 Nationalist', chosen: false };

it('shows its name, its flags and why its card cannot come, and is one button', () => {
  const press = vi.fn();
  render(
    <RegionTile {...TILE} out onPress={press}>
      <i />
    </RegionTile>,
  );
  const key = screen.getByRole('button', {
    name: 'Yunnan. 2 Nationalist. Came last: held out',
    pressed: false,
  });
  fireEvent.click(key);
  expect(press).toHaveBeenCalledOnce();
});

it('is no button if nothing can be done', () => {
  render(
    <RegionTile {...TILE}>
      <i />
    </RegionTile>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: /^Yunnan/ })).toBeTruthy();
});
