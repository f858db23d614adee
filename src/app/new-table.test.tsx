import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, press } from './testing/open-app';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it.each(['1955', '3.5', 'soon', ''])('refuses the year "%s" beside its field, in words', async (year) => {
  const app = openApp('#/new/gathering-storm');
  await press(app, 'Already running', 'radio');
  const field = screen.getByRole('textbox', { name: 'Year' });
  fireEvent.change(field, { target: { value: year } });
  const [begin] = screen.getAllByRole('group', { name: 'Begin' });
  const refusals = () => within(begin as HTMLElement).queryAllByRole('alert');
  expect(refusals().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`A year from 1935 to 1942, not "${year}".`),
  ]);
  await press(app, 'Open the table');
  expect(heading()).toBe('New table');
  fireEvent.change(field, { target: { value: '1938' } });
  expect(refusals()).toEqual([]);
  await press(app, 'Open the table');
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring 1938' })).toBeTruthy();
});

it.each(['gathering-storm', 'storm-over-asia'])(
  'says beside the cards that the app holds no hand of paper cards, and opens no such table, %s',
  async (game) => {
    const app = openApp(`#/new/${game}`);
    await press(app, /^One person/, 'radio');
    await press(app, /^Paper/, 'radio');
    expect(alerts()).toEqual([expect.stringContaining('With paper cards the app holds no hand.')]);
    expect(screen.getByText('First: fix the marked field')).toBeTruthy();
    await press(app, 'Open the table');
    expect(heading()).toBe('New table');
    const [cards] = screen.getAllByRole('group', { name: 'Cards' });
    const [deck] = within(cards as HTMLElement).getAllByRole('radio', { name: /^(?!Paper)/ });
    fireEvent.click(deck as HTMLElement);
    expect(alerts()).toEqual([]);
    expect(screen.getByText('Everything is set')).toBeTruthy();
  },
);

it('GS 9.41B: says when research cards are shown at a table without research sheets', async () => {
  const app = openApp('#/new/gathering-storm');
  const said = () => screen.queryByText(/research cards are shown as the Economic phase ends/);
  await press(app, /^Paper/, 'radio');
  expect(said()).not.toBeNull();
  await press(app, 'Research', 'checkbox');
  expect(said()).toBeNull();
});

it.each(['gathering-storm', 'storm-over-asia'])(
  'when a player no longer holds any power, says so with the name that was typed, %s',
  async (game) => {
    const app = openApp(`#/new/${game}`);
    const list = within(await screen.findByRole('list', { name: 'Who sits here' }));
    expect(list.queryByText(/^Holds no power/)).toBeNull();
    const [seat] = list.getAllByRole('listitem');
    const first = within(seat as HTMLElement);
    for (const seal of first.getAllByRole('button', { name: /: move to/ }).reverse()) fireEvent.click(seal);
    fireEvent.change(first.getByRole('textbox'), { target: { value: 'Emil' } });
    expect(
      first.getByText('Holds no power, so the table never asks Emil. Tap a seal to pass it on.'),
    ).toBeTruthy();
    await press(app, 'Person');
    expect(list.getAllByText(/^Holds no power/)).toHaveLength(1);
  },
);
