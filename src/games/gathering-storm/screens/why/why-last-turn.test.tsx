import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hands, paper, secret } from '@/games/gathering-storm/rules/testing/play';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { LastCardSheet } from '../events/general-card';
import { linesIn, sitDown, tap, whole } from '../testing/sit-down';
import { WhyTotal } from './why-total';

const support = { kind: 'support', power: 'Germany', amount: 2 } as const;
const show = (table: ReturnType<typeof paper>, total: TotalKey) =>
  sitDown(table, <WhyTotal total={total} onClose={() => undefined} onGo={() => undefined} />);
const sheet = () => within(screen.getByRole('dialog'));

test('GS 10.22 shows last turn’s level below the current one, and a tap opens its lines', async () => {
  const table = paper().deal().plays('Germany', support, { title: 'A parade' });
  show(table.to('end').nextTurn(), 'support:Germany');
  expect(linesIn(sheet(), 'Lines').join()).not.toContain('A parade');
  await tap(sheet(), 'Last turn: +2');
  expect(sheet().getByRole('heading').textContent).toBe('Why was German support +2 in Spring 1935?');
  expect(linesIn(sheet(), 'Lines').join('; ')).toMatch(/A parade.*\+2/);
  // A past turn is read-only.
  expect(sheet().queryByRole('button', { name: 'Add a modifier' })).toBeNull();
  expect(sheet().queryByRole('spinbutton')).toBeNull();
  await tap(sheet(), 'Back to now');
  expect(sheet().getByRole('heading').textContent).toBe('Why is German support 0?');
});

test('GS 9.13 a card shown at the end of the turn counts for that turn, as one of its lines', async () => {
  const table = hands({ Germany: [secret({ ...support, amount: -2 })] }).nextTurn();
  show(table, 'support:Germany');
  await tap(sheet(), 'Last turn: −2');
  expect(linesIn(sheet(), 'Lines').at(-1)).toMatch(/^GS 9\.13Shown as the turn ended.*−2$/);
});

test('offers no last turn in the first turn', () => {
  show(paper().deal(), 'support:Germany');
  expect(sheet().queryByRole('button', { name: /Last turn/ })).toBeNull();
});

test('GS 9.21 last turn’s card shows its trend and the changes it made, read-only', () => {
  const table = paper().deal(1, { kind: 'index', amount: 1 }).to('end').nextTurn();
  sitDown(table, <LastCardSheet onClose={() => undefined} />);
  const words = whole(screen.getByRole('article'));
  expect(words).toContain('Test card');
  expect(words).toContain('Climate 0 to +1');
  expect(words).toContain('Index 0 to +1');
  expect(sheet().queryByRole('button', { name: 'Amend this card' })).toBeNull();
});
