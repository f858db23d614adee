import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import { printResults } from '@/games/goss/rules/results/read-list';
import { ListForm } from './list-form';
import { readListFile } from './use-list';

function show() {
  const onDone = vi.fn();
  const onEdit = vi.fn();
  render(<ListForm onDone={onDone} doneLabel="Use this table" onEdit={onEdit} onLeave={() => undefined} />);
  return { onDone, onEdit };
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The list as text' });
const paste = (text: string) => fireEvent.change(area(), { target: { value: text } });
const open = async (...parts: BlobPart[]) =>
  act(async () => {
    const file = new File(parts, 'card.txt');
    fireEvent.change(screen.getByLabelText('A file with a list'), { target: { files: [file] } });
    // The file is read in a few turns of the clockwork.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  });
const keep = () => screen.getByRole('button', { name: 'Use this table' });
const read = () => within(screen.getByRole('region', { name: /^(What was read|Fixed)$/ }));

const LIST = [
  'Table: Our card',
  '00–49 | Low in combat | Low in movement | stays',
  '50-9x | High in combat | High in movement',
  'modifier -5 | At night | combat',
].join('\n');

test('GOSS 23.1.1a: names an unreadable line, lets it be fixed in place, and saves only then', () => {
  const { onDone } = show();
  paste(LIST);
  expect(read().getByRole('status').textContent).toBe('1 row and 1 modifier understood; 1 thing to fix.');
  expect(read().getByText(/It begins with a range/)).toBeTruthy();
  expect(keep().getAttribute('aria-disabled')).toBe('true');
  expect(keep().title).toContain('line 3');
  fireEvent.click(keep());
  expect(onDone).not.toHaveBeenCalled();

  fireEvent.change(read().getByRole('textbox', { name: 'Line 3' }), {
    target: { value: '50-99 | High in combat | High in movement' },
  });
  expect(read().getByText('It can be read now.')).toBeTruthy();
  fireEvent.click(keep());
  expect(onDone).toHaveBeenCalledExactlyOnceWith({
    name: 'Our card',
    ours: false,
    rows: [
      { from: 0, to: 49, combat: 'Low in combat', movement: 'Low in movement', keeps: true },
      { from: 50, to: 99, combat: 'High in combat', movement: 'High in movement', keeps: false },
    ],
    modifiers: [{ id: 'm1', words: 'At night', amount: -5, when: 'combat' }],
  });
});

test('GOSS 23.1.1a: shows overlapping rows at the line of the later one', () => {
  const { onEdit } = show();
  paste('Our card\n\n00–50 | a | b\n50–99 | c | d');
  expect(read().getByText('Rows 1 and 2 both cover 50.')).toBeTruthy();
  expect(read().getByRole('textbox', { name: 'Line 4' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Look through it row by row' }));
  expect(onEdit.mock.calls[0]?.[0].rows).toHaveLength(2);
});

test('reads back the whole shared house table', () => {
  const { onDone } = show();
  paste(printResults(HOUSE_RESULTS));
  expect(read().getByRole('status').textContent).toBe('16 rows and 3 modifiers understood.');
  fireEvent.click(keep());
  expect(onDone.mock.calls[0]?.[0].rows).toEqual(HOUSE_RESULTS.rows);
});

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
const refused: [string, BlobPart, string][] = [
  ['20 MB', new Uint8Array(20 * 1024 * 1024), 'The file has 20.0 MB; at most 0.2 MB are read.'],
  ['a picture', PNG, 'This is a picture, not text.'],
  ['NUL bytes', '00–99 | a\0 | b', 'This is not text.'],
  ['a web page', '<!DOCTYPE html><table><tr><td>00', 'This is a web page, not a list.'],
  ['a script', '00–99 | a | <script>alert(1)</script>', 'This is a web page, not a list.'],
  ['nothing', '', 'The file is empty.'],
  ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4]), 'This is a packed file or a spreadsheet'],
  ['letters that are lost', Uint8Array.from([0x30, 0xff, 0x30]), 'Some of its letters cannot be read.'],
];
test.each(refused)('refuses %s with a message and keeps the text', async (_, part, words) => {
  show();
  paste(LIST);
  await open(part);
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(area().value).toBe(LIST);
});

test('reads a file unchanged', async () => {
  show();
  await open(LIST);
  expect(area().value).toBe(LIST);
});

test('shows the text of a cell literally, even if it looks like markup', () => {
  show();
  paste('00–99 | <b>bold</b> | <img src=x onerror=alert(1)>');
  const cell = screen.getByRole('cell', { name: '<b>bold</b>' });
  expect(cell.children).toHaveLength(0);
});

test('a text as a spreadsheet saves it, two bytes a letter, is read', async () => {
  const letters = [...'00\ta\tb'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const opened = await readListFile(new Blob([Uint8Array.from([0xff, 0xfe, ...letters])]));
  expect(opened).toEqual({ ok: true, value: '00\ta\tb' });
});

test('reads the first of several dropped files and reports the others', async () => {
  show();
  const files = [new File([LIST], 'card.txt'), new File([LIST], 'second.txt')];
  await act(async () => {
    fireEvent.drop(area(), { dataTransfer: { files } });
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  });
  expect(area().value).toBe(LIST);
  expect(screen.getByRole('alert').textContent).toContain('second.txt: not read. One list is read at a time');
});
