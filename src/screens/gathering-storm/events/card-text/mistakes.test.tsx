import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import { Mistakes } from './mistakes';

afterEach(cleanup);

const place = { general: true };
const shown = (text: string) => {
  const read = parseEntered(text, place);
  return <Mistakes text={text} place={place} mistakes={read.ok ? [] : read.mistakes} onMend={() => {}} />;
};

it('tells what is wrong for all five powers once, and nothing of it once other words stand there', () => {
  const { rerender } = render(shown('All national incomes: -1'));
  expect(screen.getAllByText('Your words')).toHaveLength(1);
  rerender(shown('Depression\nBritish and French national income: -1'));
  expect(screen.getAllByText('Line 2')).toHaveLength(1);
  expect(screen.queryByText('Your words')).toBeNull();
  rerender(shown('Turkey: 1 [Germany]'));
  expect(screen.queryByText(/^Line/)).toBeNull();
});

it('GS 9.41: asks for the moment of an order by the likely one, and unfolds the others', () => {
  render(shown('By hand: Atlantis: 1'));
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Diplomatic', 'Another moment']);
  fireEvent.click(screen.getByRole('button', { name: 'Another moment' }));
  expect(names()).toHaveLength(10);
  expect(names()).toContain('First placement');
});

it('every hint is a button, and fills the field', () => {
  const said: string[] = [];
  const text = 'Frobs wobble\nsupp up, eai up';
  const read = parseEntered(text, { general: false, power: 'Germany' });
  render(
    <Mistakes
      text={text}
      place={{ general: false, power: 'Germany' }}
      mistakes={read.ok ? [] : read.mistakes}
      onMend={(mended) => said.push(mended)}
    />,
  );
  expect(document.body.textContent).not.toContain('Write it like this');
  fireEvent.click(
    screen.getByRole('button', { name: 'Something like “German support level: +1; EAI: +1”?' }),
  );
  expect(said).toEqual(['Frobs wobble\nGerman support level: +1; EAI: +1']);
});

it('GS Guide, Research: what a rule bars says who may have it, beside what it asks', () => {
  const place = { general: false, power: 'Germany' } as const;
  const read = parseEntered('Italian espionage', place);
  const mistakes = read.ok ? [] : read.mistakes;
  render(<Mistakes text="Italian espionage" place={place} mistakes={mistakes} onMend={() => {}} />);
  expect(screen.getByRole('button', { name: 'Air +1 point' })).toBeDefined();
  expect(document.body.textContent).toContain('This event is for Italy.');
  expect(document.body.textContent).toContain('On this card it must be for Germany.');
});
