import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FormsIn } from './draft-state';
import { NumberField } from './number-field';

function Sample() {
  const [value, setValue] = useState<number | null>(12);
  const [text, setText] = useState('');
  return (
    <>
      <NumberField label="Points" value={value} onChange={setValue} onText={setText} min={-5} max={40} />
      <button type="button" onClick={() => setValue(20)}>
        Twenty
      </button>
      <output data-testid="value">{String(value)}</output>
      <output data-testid="text">{text}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' });
const read = (id: string) => screen.getByTestId(id).textContent;
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

test.each([
  ['7', '7'],
  ['−3', '-3'],
  ['-3', '-3'],
  ['+4', '4'],
  [' 40 ', '40'],
  ['–3', '-3'],
  ['‐3', '-3'],
  ['－３', '-3'],
  ['１２', '12'],
  ['\u200e7\u200b', '7'],
  ['\u00a07', '7'],
  ['3.0', '3'],
  ['1,000', 'null'],
  ['3.5', 'null'],
  ['41', 'null'],
  ['-', 'null'],
  ['', 'null'],
])('%j is read as %s', (text, value) => {
  render(<Sample />);
  write(text);
  expect(read('value')).toBe(value);
  expect(read('text')).toBe(text);
  expect(field().value).toBe(text);
});

test('refuses in words what is not a whole number in range, but says nothing about an empty field', () => {
  render(<Sample />);
  write('3.5');
  expect(screen.getByRole('alert').textContent).toBe('Write a whole number from −5 to 40.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  write('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('typed text is replaced when the number changes elsewhere', () => {
  render(<Sample />);
  write('3.5');
  fireEvent.click(screen.getByRole('button', { name: 'Twenty' }));
  expect(field().value).toBe('20');
});

function Held() {
  const [value, setValue] = useState<number | null>(null);
  const [text, setText] = useState('');
  return (
    <>
      <NumberField label="Points" value={value} onChange={setValue} onText={setText} min={0} max={4} />
      <output data-testid="text">{text}</output>
    </>
  );
}

test('typed text that is no number is restored with its form, and dropped once there is a number', () => {
  const stored = new Map<string, unknown>();
  const place = {
    read: (name: string) => stored.get(name),
    keep: (name: string, value: unknown) =>
      void (value === undefined ? stored.delete(name) : stored.set(name, value)),
    names: () => [...stored.keys()],
  };
  const open = () =>
    render(
      <FormsIn place={place}>
        <Held />
      </FormsIn>,
    );
  open();
  write('7');
  cleanup();
  open();
  expect(field().value).toBe('7');
  // A screen that words the refusal itself can still read the text.
  expect(read('text')).toBe('7');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  write('3');
  expect(stored.size).toBe(0);
});
