import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FIGURES } from '@/games/gathering-storm/rules/commands/board/facts';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown, tap } from '../testing/sit-down';
import { FactsSheet } from './facts-sheet';

const given = FIGURES.length;
afterEach(() => void FIGURES.splice(given));

const sheet = () => within(screen.getByRole('dialog'));
/** The row, and not the field in it that has the same name. */
const row = (name: string) => within(sheet().getAllByRole('group', { name })[0] as HTMLElement);

it('GS 18.21B: the Balance of Power has the row of its fact, and enters 0 if nothing was entered', async () => {
  const table = paper({ running: true });
  sitDown(table, <FactsSheet onClose={() => undefined} />);
  expect(table.open.balance).toBeNull();
  await tap(row('Balance of Power'), 'Enter 0');
  expect(table.open.balance).toBe(0);
  await tap(row('Balance of Power'), 'One less');
  await tap(row('Balance of Power'), 'Enter −1');
  expect(table.open.balance).toBe(-1);
});

it('GS 11.12C: a fact of each power gets a field for each', async () => {
  const table = paper();
  FIGURES.push({
    fact: 'base-tiles',
    figure: { label: 'Random tiles', now: ({ facts }, power) => power && facts.baseTiles[power] },
  });
  sitDown(table, <FactsSheet onClose={() => undefined} />);
  const more = row('Random tiles').getAllByRole('button', { name: 'One more' });
  expect(more).toHaveLength(POWERS.length);
  fireEvent.click(more[POWERS.indexOf('Italy')] as HTMLElement);
  await tap(row('Random tiles'), 'Enter 1');
  expect(table.open.facts.baseTiles).toEqual({ Italy: 1 });
});
