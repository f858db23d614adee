import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from './testing/open-app';

const CARD = 'Card 12, trend -1\nGeneral\nA quiet year\nEAI: +1\n';
const ENTRIES = 'General 12\nA hard winter\nChinese support level: -1\n';
const RESULTS = '00–49 | Nothing | Nothing\n50-99 | A | B\n';

async function openFiles(...parts: BlobPart[]) {
  openApp('#/');
  await screen.findByRole('button', { name: /^Open a file/ });
  const files = parts.map((part, at) => new File([part], `list-${at + 1}.txt`));
  fireEvent.change(screen.getByLabelText('Open a file'), { target: { files } });
}
const refusal = async () => (await screen.findByRole('alert')).textContent;

it.each<[string, BlobPart]>([
  ['as text', CARD],
  ['as CSV', 'number,trend,part,title,effects\n12,-1,General,A quiet year,EAI: +1\n'],
  ['in UTF-16', Uint8Array.from([0xff, 0xfe, ...[...CARD].flatMap((one) => [one.charCodeAt(0), 0])])],
])('a deck %s that is opened on Home is read as a list of cards', async (_, part) => {
  await openFiles(part);
  await screen.findByText(/^1 card, 1 event, no mistakes/);
  expect(location.hash).toBe('#/decks/new/read');
});

it('Home names the game of another list, and what to do with it', async () => {
  await openFiles(ENTRIES);
  expect(await refusal()).toContain(
    'This is a list of Storm Over Asia. Open it at a table of Storm Over Asia.',
  );
  await openFiles(RESULTS);
  await waitFor(async () => expect(await refusal()).toContain('This is a list of GOSS.'));
});

it('of several files a list is opened by itself', async () => {
  await openFiles(CARD, 'eggs, milk');
  const words = await refusal();
  expect(words).toContain('list-1.txt: This is a list of Gathering Storm. Open it by itself.');
  expect(words).toContain('list-2.txt: This file is damaged or is not a Dispatch Box table.');
  expect(location.hash).toBe('#/');
});

it('the picker of Home shows every file: a phone does not know the types of ours', async () => {
  await openFiles();
  expect(screen.getByLabelText('Open a file').getAttribute('accept')).toBeNull();
});

it('the page of a deck refuses a list of another game with that game’s name', async () => {
  openApp('#/decks/new/read');
  const picker = await screen.findByLabelText('A list of cards');
  fireEvent.change(picker, { target: { files: [new File([ENTRIES], 'entries.txt')] } });
  expect(await refusal()).toContain('This is a list of Storm Over Asia, not of Gathering Storm.');
});
