import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { ByNumber } from './by-number';

type Entered = { number?: number };

function open() {
  const onEnter = vi.fn<(card: Entered) => void>();
  sitAt(sitDown('paper'), <ByNumber list="general" enter="Apply the card" onEnter={onEnter} />, {
    face: GAME_UI,
  });
  const keys = within(screen.getByRole('group', { name: 'Number on the card, numbers' }));
  const press = (name: string, place = within(document.body)) =>
    act(async () => fireEvent.click(place.getByRole('button', { name })));
  return { onEnter, keys, press };
}

test('SOA 9 a card is two taps: its number in the grid, and the button', async () => {
  const { onEnter, keys, press } = open();
  expect(keys.getAllByRole('button')).toHaveLength(80);
  await press('43', keys);
  expect(keys.getByRole('button', { pressed: true }).textContent).toBe('43');
  await press('Apply the card');
  expect(onEnter).toHaveBeenCalledWith({ number: 43 });
});

test.each(['0', '81', '4.5', 'seven', '-3', '1e1'])(
  'SOA 9 refuses “%s”, which is not a card of the deck, and says so',
  async (typed) => {
    const { onEnter, press } = open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Number on the card' }), {
      target: { value: typed },
    });
    expect(screen.getByRole('alert').textContent).toContain('from 1 to 80');
    await press('Apply the card');
    expect(onEnter).not.toHaveBeenCalled();
  },
);

test('the grid of numbers is one Tab stop, and arrow keys go from number to number', () => {
  const { keys } = open();
  const key = (number: number) => keys.getByRole('button', { name: String(number) });
  const stops = () => keys.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Number on the card' }), { target: { value } });
  // Ten keys in a row, as a browser lays them out.
  for (const [at, one] of keys.getAllByRole('button').entries())
    Object.defineProperty(one, 'offsetTop', { value: Math.floor(at / 10) * 47 });
  expect(stops()).toEqual([key(1)]);
  type('43');
  expect(stops()).toEqual([key(43)]);
  act(() => key(43).focus());
  for (const [arrow, number] of [
    ['ArrowRight', 44],
    ['ArrowDown', 54],
    ['ArrowLeft', 53],
    ['ArrowUp', 43],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: arrow });
    expect(document.activeElement).toBe(key(number));
    expect(stops()).toEqual([key(number)]);
  }
});
