import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { entriesOfList } from '@/games/storm-over-asia/rules/list-entries';
import { NumberGrid } from './number-grid';

const rows = entriesOfList({}, 'general');
const key = (number: number) => screen.getByRole('button', { name: `General ${number}: open` });

it('an open number opens its form; those with a text are only marked', () => {
  const opened: ListPosition[] = [];
  render(<NumberGrid rows={rows} onOpen={(place) => opened.push(place)} />);
  fireEvent.click(key(7));
  expect(opened).toEqual([{ list: 'general', number: 7 }]);
  expect(screen.queryByRole('button', { name: /^General 45/ })).toBeNull();
});

it('has one Tab stop, and arrow keys go from number to number', () => {
  render(<NumberGrid rows={rows} onOpen={() => undefined} />);
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([key(1)]);
  key(1).focus();
  fireEvent.keyDown(key(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(key(2));
});

it('at an earlier moment only shows the numbers', () => {
  render(<NumberGrid rows={rows} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
