import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { event, hands, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown, tap, whole } from '../testing/sit-down';
import { JournalBoard } from './journal-board';

const show = (table: Play) => sitDown(table, <JournalBoard go={() => undefined} />);
const page = () => within(document.body);
/** The entry that is open. */
const entry = () => within(document.getElementById('entry')?.closest('section') as HTMLElement);
const line = (amount: number, words: string, total = 'index') => ({ total, amount, words, until: 'turn' });

it('a journal of many entries shows its newest, and earlier ones when asked', async () => {
  const table = paper().deal();
  for (let at = 0; at < 90; at += 1) table.run('add-line', line((at % 2) * 2 - 1, `Line ${at}`));
  show(table);
  const said = () =>
    [...document.querySelectorAll('button[id^=entry-]')].filter((row) =>
      /: Line \d+/.test(whole(row as HTMLElement)),
    ).length;
  expect(said()).toBeLessThan(90);
  await tap(page(), /^Show earlier entries: \d+ more$/);
  expect(screen.queryByRole('button', { name: /^Show earlier entries/ })).toBeNull();
  expect(said()).toBe(90);
});

it('a counter placed by the app no longer names its policy once a person corrects it', async () => {
  const table = paper({ keeps: ['flags'] }).to('placement');
  const why = ['Always: any of them'];
  table.run('place-counter', { power: 'Britain', country: 'Turkey', backs: true, why });
  show(table);
  await tap(page(), /^Britain lays a diplomatic counter.*By its policy/);
  await tap(entry(), 'Correct');
  fireEvent.change(entry().getByRole('combobox', { name: 'Country' }), { target: { value: 'Sweden' } });
  await tap(entry(), 'Apply the correction');
  const rows = screen.getAllByRole('button', { name: /Britain lays a diplomatic counter/ }).map(whole);
  expect(rows[0]).toContain('in Sweden');
  expect(rows[0]).not.toContain('By its policy');
  expect(rows.find((row) => row.includes('Turkey'))).toContain('By its policy');
});

it('GS 9.41: a shown card is its seal, its title and its picture; what the picture says is only read aloud', () => {
  show(paper().deal().plays('Italy', { kind: 'support', power: 'Italy', amount: 1 }, { title: 'A parade' }));
  const row = screen.getByRole('button', { name: /Italy shows A parade/ });
  expect(row.querySelector('svg text')?.textContent).toBe('I');
  const notes = [...row.querySelectorAll('[class*="note"]')];
  expect(notes.map(({ textContent }) => textContent?.trim())).toEqual([
    'Italian support rises by one this turn.',
    'Italian income 0 to 1. Italian support 0 to +1',
  ]);
  for (const note of notes) expect(note.className).toContain('drawn');
  expect(row.closest('li')?.querySelector('[data-picture="amount"]')).not.toBeNull();
});

it('a die of the app’s is drawn, and its words stay for screen readers', () => {
  const table = paper({ keeps: ['flags'] }).to('placement');
  const why = ['Always: any of them. Die 5: yes', 'Among 7: die 7, Turkey'];
  table.run('place-counter', { power: 'Britain', country: 'Turkey', backs: true, why });
  show(table);
  const row = screen.getByRole('button', { name: /^Britain lays a diplomatic counter/ });
  expect(whole(row)).toContain('any of them. Die 5: yes.');
  const dice = [...row.querySelectorAll('svg:has(rect)')];
  expect(dice.map((die) => [die.querySelectorAll('circle').length, die.textContent])).toEqual([
    [5, ''],
    [0, '7'],
  ]);
});

it('the form of a corrected card announces its numbers, and the next page shows them', async () => {
  const support = { kind: 'support', power: 'Italy', amount: 1 } as const;
  show(paper().deal().plays('Italy', support, { title: 'A parade' }));
  await tap(page(), /Italy shows A parade/);
  await tap(entry(), 'Correct');
  const changes = whole(entry().getByRole('group', { name: 'What changes' }));
  expect(changes).toContain('Next you see every number before and after');
  expect(changes).not.toContain('no number changes');
  fireEvent.click(entry().getByRole('radio', { name: '+2' }));
  await tap(entry(), 'See what it changes');
  expect(entry().getByRole('row', { name: 'Italian support +1 +2' })).toBeDefined();
});

it('many later entries with another result are folded; each opens to what it was until now', async () => {
  const table = paper({ keeps: ['income'] }).to('industrial');
  table.run('add-line', line(3, 'Ore for Genoa', 'income:Italy'));
  for (const words of ['One', 'Two', 'Three', 'Four', 'Five'])
    table.run('add-line', line(1, words, 'income:Italy'));
  show(table);
  await tap(page(), /Ore for Genoa/);
  await tap(entry(), 'Correct');
  await tap(entry(), 'One less');
  const head = entry().getByText(/^\d later entries will have another result$/);
  expect(head.textContent).toBe('5 later entries will have another result');
  expect(head.closest('details')?.open).toBe(false);
  const first = entry()
    .getByText(/Italian income: One/)
    .closest('details');
  expect(first?.open).toBe(false);
  expect(whole(first as HTMLElement)).toMatch(/Until now: Italian income \+?3 to \+?4/);
});

it('a misprint on a shown card is amended in the entry that showed it', async () => {
  const support = { kind: 'support', power: 'France', amount: 1 } as const;
  const table = hands({ France: [event(support, { title: 'France at home' })] }).to('income-events');
  expect(table.value('support:France')).toBe(1);
  show(table);
  await tap(page(), /shows? \w+ events/);
  await tap(entry(), 'Amend a card');
  await tap(entry(), /^France: France at home/);
  fireEvent.click(entry().getByRole('radio', { name: '−2' }));
  await tap(entry(), 'See what it changes');
  expect(entry().getByRole('row', { name: 'French support +1 −2' })).toBeDefined();
  await tap(entry(), 'Put it in');
  expect(table.value('support:France')).toBe(-2);
});

it('GS 24.5: a correction that moves a counter lists the move for the board; one without pieces lists none', async () => {
  const table = paper({ keeps: ['flags'] }).to('placement');
  table.run('place-counter', { power: 'Germany', country: 'Hungary' });
  table.run('add-line', line(1, 'A parade', 'support:Italy'));
  show(table);
  await tap(page(), /A parade/);
  await tap(entry(), 'Take it out');
  await tap(entry(), 'Take it out');
  expect(screen.getByRole('button', { name: /^Taken out:/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Now on the board' })).toBeNull();
  await tap(page(), /^Germany lays a diplomatic counter/);
  await tap(entry(), 'Correct');
  fireEvent.change(entry().getByRole('combobox', { name: 'Country' }), { target: { value: 'Spain' } });
  await tap(entry(), 'Apply the correction');
  const list = within(screen.getByRole('region', { name: 'Now on the board' }));
  expect(
    list.getByRole('checkbox', { name: 'Move a German diplomatic counter from Hungary to Spain.' }),
  ).toBeDefined();
});

it.each([
  ['research-counter', 'Russia', 'construction', 'Russian activity counters for research 1 to 2'],
  ['diplomatic-counter', 'Britain', 'placement', 'British diplomatic counters 2 to 3'],
] as const)('a %s card of %s shows its number before and after', (kind, power, step, words) => {
  show(paper().to(step).plays(power, { kind, power }));
  expect(whole(document.body)).toContain(words);
});
