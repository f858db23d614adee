import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown, tap } from '../testing/sit-down';
import { SettleSheet } from './settle-sheet';

const nothing = () => undefined;
const show = (table: Play) =>
  sitDown(table, <SettleSheet onOpen={nothing} onPage={nothing} onClose={nothing} />);
const sheet = () => within(screen.getByRole('dialog'));

it('GS Guide, Diplomacy: a dispute may be settled on the table, at one tap', async () => {
  const table = paper()
    .deal(0, { kind: 'dispute', countries: ['Greece', 'Yugoslavia'] })
    .to('placement');
  show(table);
  await tap(sheet(), 'Done on the table');
  expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
});

it('GS 25.31: shows the civil war marker next to the country choice of a flexible event', () => {
  const table = paper();
  table.run('civil-war', { country: 'Greece', counters: 2, state: 'quiet' });
  const countries: Country[] = ['Greece', 'Turkey'];
  table.to('diplomacy').plays('Italy', { kind: 'flexible', power: 'Italy', amount: 1, countries });
  show(table);
  const moves = /Move Greece’s civil war marker from 2 to 3/;
  const radio = (name: RegExp) => sheet().getByRole('radio', { name }).closest('label')?.textContent;
  expect(radio(/^Greece/)).toMatch(moves);
  expect(radio(/^Turkey/)).not.toMatch(/marker/);
});

it('GS 9.13: the table confirms each power that has shown no card', async () => {
  const table = paper().to('read').plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
  show(table.to('end'));
  for (let left = 4; left > 0; left -= 1) {
    const done = sheet().getAllByRole('button', { name: 'Nothing to show' });
    expect(done).toHaveLength(left);
    await act(async () => void fireEvent.click(done[0] as HTMLElement));
  }
  expect(table.dues).toEqual([]);
});
