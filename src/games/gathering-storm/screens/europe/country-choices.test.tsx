import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { COUNTRIES } from '@/games/gathering-storm/rules/vocabulary';
import { renderWithoutTable as show } from '../testing/without-table';
import { CountryChoices, CountryTicks } from './country-choices';

const options = (...names: string[]) => names.map((value) => ({ value, label: value }));
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

it('GS 9.31C: enables the countries that are offered and not barred, and no others', () => {
  const offered = [
    ...options('Albania', 'Greece', 'Turkey'),
    { value: 'Bulgaria', label: 'Bulgaria', note: 'It is conquered.', disabled: true },
  ];
  show(<CountryChoices label="Where?" options={offered} value={null} onChange={() => undefined} />);
  expect(
    radios()
      .filter(({ disabled }) => !disabled)
      .map(({ value }) => value)
      .sort(),
  ).toEqual(['Albania', 'Greece', 'Turkey']);
  expect(screen.getByRole('radio', { name: 'Bulgaria It is conquered.' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Bulgaria: It is conquered.')).toBeTruthy();
});

it('a tap chooses; before that an arrow key only goes to the next country', () => {
  const choose = vi.fn();
  show(<CountryChoices label="Where?" options={options(...COUNTRIES)} value={null} onChange={choose} />);
  const greece = screen.getByRole('radio', { name: 'Greece' });
  greece.focus();
  fireEvent.keyDown(greece, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bulgaria' }));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(greece);
  expect(choose).toHaveBeenCalledWith('Greece');
});

it('as among all radio buttons, an arrow key takes a choice along', () => {
  const choose = vi.fn();
  show(<CountryChoices label="Where?" options={options(...COUNTRIES)} value="Greece" onChange={choose} />);
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Greece' }), { key: 'ArrowUp' });
  expect(choose).toHaveBeenCalledWith('Bulgaria');
});

it('what is offered besides countries is a choice below the map', () => {
  const choose = vi.fn();
  const offered = [...options('Finland', 'Poland', 'Rumania', 'Turkey'), { value: 'none', label: 'In none' }];
  show(<CountryChoices label="Where?" options={offered} value={null} onChange={choose} />);
  expect(radios()).toHaveLength(5);
  fireEvent.click(screen.getByRole('radio', { name: 'In none' }));
  expect(choose).toHaveBeenCalledWith('none');
});

it('ticks keep the order of what is offered', () => {
  const tick = vi.fn();
  show(
    <CountryTicks
      label="Where, one of"
      options={options('Albania', 'Bulgaria', 'Greece')}
      values={['Greece']}
      onChange={tick}
    />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Albania' }));
  expect(tick).toHaveBeenCalledWith(['Albania', 'Greece']);
});

it('the list is the second view, and the device remembers it', () => {
  const form = (
    <CountryChoices label="Where?" options={options(...COUNTRIES)} value={null} onChange={() => undefined} />
  );
  const kept = show(form);
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }));
  expect([kept['europe-view'], document.querySelector('[data-cell]')]).toEqual(['list', null]);
  expect(radios()).toHaveLength(COUNTRIES.length);
  fireEvent.click(screen.getByRole('button', { name: 'As a map' }));
  expect(document.querySelectorAll('[data-cell] input')).toHaveLength(COUNTRIES.length);
});

it('few countries and things that are no countries stay a list', () => {
  show(
    <CountryChoices
      label="Where?"
      options={options('Greece', 'Rumania')}
      value={null}
      onChange={() => undefined}
    />,
  );
  expect([radios().length, document.querySelector('[data-cell]')]).toEqual([2, null]);
});
