import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { EntryForm } from './entry-form';

function openForm(more: { place?: ListPosition; begin?: Event } = {}) {
  const onEnter = vi.fn<(event: Event) => void>();
  render(<EntryForm label="General 12" enter="Save it" onEnter={onEnter} {...more} />);
  return onEnter;
}

const words = () => screen.getByRole('textbox', { name: 'What the card says' }) as HTMLTextAreaElement;
const write = (text: string) => fireEvent.change(words(), { target: { value: text } });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

afterEach(cleanup);

test('an unclear line blocks the entry, and one tap corrects or confirms it', async () => {
  const onEnter = openForm();
  write('Envoys\nJapanese suport: +1\nGerman support level: +1');
  expect(screen.getByRole('list', { name: 'Unclear' }).textContent).toContain('Line 2');
  expect(screen.getByRole('list', { name: 'Understood' }).textContent).toBe('Envoys');
  await press('Save it');
  expect(onEnter).not.toHaveBeenCalled();
  await press('Did you mean “Japanese support level: +1”?');
  await press('Done on the board');
  expect(words().value).toBe('Envoys\nJapanese support level: +1\nBy hand: German support level: +1');
  await press('Save it');
  expect(onEnter).toHaveBeenCalledWith({
    title: 'Envoys',
    secret: false,
    window: 'drawn',
    effects: [
      { kind: 'line', total: 'support:Japan', amount: 1 },
      { kind: 'by-hand', words: 'German support level: +1' },
    ],
  });
});

test('buttons set the timing and the secret tag, which are written after the title', async () => {
  const onEnter = openForm();
  write('Envoys\nJAI: +1');
  choose('Diplomatic');
  await press('Secret');
  expect(words().value).toBe('Envoys [secret] [diplomatic]\nJAI: +1');
  await press('Secret');
  choose('When drawn');
  expect(words().value).toBe('Envoys\nJAI: +1');
  await press('Save it');
  expect(onEnter).toHaveBeenCalledWith(expect.objectContaining({ secret: false, window: 'drawn' }));
});

test('words and pieces are the same entry: switching loses nothing', async () => {
  const onEnter = openForm({ place: { list: 'Chinese', number: 79 } });
  write('A governor comes over [secret]\nOne unit comes back');
  choose('Piece by piece');
  const title = screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement;
  expect(title.value).toBe('A governor comes over');
  // SOA 26.213B: the flag of the rules is one of the pieces.
  expect((screen.getByRole('combobox', { name: 'Flag 1' }) as HTMLSelectElement).value).toBe(
    'warlord/Nationalist',
  );
  await press('A number it moves this turn');
  fireEvent.change(screen.getByRole('combobox', { name: 'Number 3' }), { target: { value: 'index' } });
  choose('As it is printed');
  expect(words().value).toBe(
    'A governor comes over [secret]\nA warlord flag becomes Nationalist\nOne unit comes back\nJAI: +1',
  );
  await press('Save it');
  expect(onEnter.mock.calls[0]?.[0]).toMatchObject({ secret: true, window: 'drawn' });
  expect(onEnter.mock.calls[0]?.[0].effects).toHaveLength(3);
});

test('refuses too many letters, and keeps the previous text', () => {
  openForm();
  write('Envoys');
  write('x'.repeat(20_000));
  expect(words().value).toBe('Envoys');
  expect(screen.getByRole('alert').textContent).toContain('20,000 letters are too many');
});
