import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { HandLayout } from './hand-layout';
import { OrderKeys } from './order-keys';

const PLACES = ['First card', 'Second card', 'Third card'];

function Hand({ places = PLACES }: { places?: readonly string[] }) {
  const [current, setCurrent] = useState('0');
  const cards = places.map((place, at) => ({
    id: String(at),
    place,
    mark: { letter: 'X', shape: 'circle', ring: 'solid', ribbon: 'solid', tone: 'g' } as const,
    window: 'Any time',
    art: null,
    title: `Title of ${place}`,
    rows: [],
    order: 'no order yet',
    ordered: false,
    becomes: '',
    why: [],
    aloud: [],
  }));
  const up = cards[Number(current)];
  return (
    <HandLayout
      label="Arcadia’s cards"
      note=""
      cards={cards}
      current={current}
      onPick={setCurrent}
      keys={<OrderKeys place={up?.place ?? ''} title={up?.title ?? ''} keys={[]} />}
    />
  );
}

const card = (place: string) => screen.getByRole('button', { name: `${place} (no order yet)` });
const forWhich = () => screen.getByRole('region', { name: /^Orders for the / }).getAttribute('aria-label');

it('shows all cards, and the keys are for the one that was picked', () => {
  render(<Hand />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(forWhich()).toBe('Orders for the first card');
  fireEvent.click(card('Third card'));
  expect(forWhich()).toBe('Orders for the third card');
  const marked = screen.getAllByRole('article').map((each) => each.getAttribute('aria-current'));
  expect(marked).toEqual(['false', 'false', 'true']);
});

it('is one stop of the Tab key, and the arrow keys go from card to card', () => {
  render(<Hand />);
  card('First card').focus();
  fireEvent.keyDown(card('First card'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(card('Second card'));
  fireEvent.keyDown(card('Second card'), { key: 'End' });
  expect(document.activeElement).toBe(card('Third card'));
  fireEvent.keyDown(card('Third card'), { key: 'ArrowRight' });
  expect(forWhich()).toBe('Orders for the third card');
  expect(PLACES.map((place) => card(place).tabIndex)).toEqual([-1, -1, 0]);
});

/** Gives the row and its cards their places, as a browser would. */
function lay(row: HTMLElement, width: number, each: number, scrollLeft: number) {
  const set = (element: Element, values: Record<string, number>) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  set(row, { clientWidth: width, scrollLeft });
  for (const [at, place] of [...row.children].entries())
    set(place, { offsetLeft: at * each, offsetWidth: each });
}

it('on a phone the keys are for the card that was swiped to', () => {
  render(<Hand />);
  const row = within(screen.getByRole('region', { name: 'Arcadia’s cards' })).getByRole('list');
  lay(row, 390, 340, 330);
  fireEvent.scroll(row);
  expect(forWhich()).toBe('Orders for the second card');
});

it('where cards stand side by side, scrolling picks none', () => {
  render(<Hand />);
  const row = within(screen.getByRole('region', { name: 'Arcadia’s cards' })).getByRole('list');
  lay(row, 820, 340, 200);
  fireEvent.scroll(row);
  expect(forWhich()).toBe('Orders for the first card');
});

it('a single card needs no pips', () => {
  const { container } = render(<Hand />);
  expect(container.querySelectorAll('section > div[aria-hidden] > button')).toHaveLength(3);
  const { container: single } = render(<Hand places={['First card']} />);
  expect(single.querySelectorAll('section > div[aria-hidden] > button')).toHaveLength(0);
});
