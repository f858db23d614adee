import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { linesIn, sitDown, tap, whole, write } from '../testing/sit-down';
import { WhyTotal } from './why-total';

const nothing = () => undefined;
const show = (table: Play, total: TotalKey, onGo: (to: string) => void = nothing) =>
  sitDown(table, <WhyTotal total={total} onClose={nothing} onGo={onGo} />);
const sheet = () => within(screen.getByRole('dialog'));
const pick = (name: string) => fireEvent.click(sheet().getByRole('radio', { name }));

it('GS 10.5: a modifier of the table shows its words and rule, and lasts as long as set', async () => {
  const table = paper().deal();
  show(table, 'support:Britain');
  await tap(sheet(), 'Add a modifier');
  pick('−2');
  pick('Every turn');
  write(sheet(), 'In words', 'A promise not kept');
  write(sheet(), 'Rule, if any', 'GS 10.5');
  await tap(sheet(), 'Add the modifier: −2');
  expect(linesIn(sheet(), 'Lines').at(-1)).toMatch(/GS 10\.5.*A promise not kept.*−2/);
  expect(table.nextTurn().value('support:Britain')).toBe(-2);
});

it('GS 32.3: support names the threshold, and that the table entered it', () => {
  const table = paper().deal();
  show(table, 'support:Britain');
  expect(whole(screen.getByRole('dialog'))).not.toContain('War may be declared');
  cleanup();
  table.run('set-fact', { fact: 'threshold', power: 'Britain', value: 3 });
  show(table, 'support:Britain');
  expect(whole(screen.getByRole('dialog'))).toContain('War may be declared at 3, as this table entered');
});

it('GS 11.12: income shows its parts', () => {
  const table = paper().deal(-1, { kind: 'support', power: 'Italy', amount: 2 });
  show(table.to('read').plays('Italy', { kind: 'support', power: 'Italy', amount: -1 }), 'income:Italy');
  expect(linesIn(sheet(), 'Lines').join('; ')).toMatch(/Support.*\+1.*Economic Climate −1/);
});

it('GS 23.21B: the index names its sources', () => {
  const table = paper().deal(0, { kind: 'index', amount: 1 });
  table.run('sign-pact', { signed: 1 });
  show(table, 'index');
  expect(linesIn(sheet(), 'Lines').join('; ')).toMatch(/GS 23\.21BNazi-Soviet Pact.*\+1; .*Test card.*\+1/);
});

it('GS Guide, Support: a formula shows its parts and lists uncounted items with the reason', () => {
  const table = paper().deal();
  for (const power of ['Germany', 'Russia'])
    table.run('reveal', { project: `${power}/armor`, results: power === 'Germany' ? 2 : 1 });
  const formula = {
    kind: 'support-results',
    power: 'Germany',
    base: -3,
    max: 3,
    category: 'military',
  } as const;
  show(table.plays('Germany', formula), 'support:Germany');
  expect(linesIn(sheet(), /adds up$/)).toEqual(['Base −3', 'Armor, 2 results +2', 'Sum −1']);
  expect(sheet().getByRole('heading', { name: 'Not counted' })).toBeDefined();
  expect(whole(screen.getByRole('dialog'))).toContain('Russian armor, 1');
});

it('GS Guide, Diplomacy: support from an event in a conquered country names its card', () => {
  const table = paper();
  table.run('set-fact', { fact: 'conquered', country: 'Austria', by: 'Axis' });
  table.deal(0, {
    kind: 'diplomacy',
    country: 'Austria',
    amount: 1,
    side: 'Axis',
    beneficiaries: ['Germany'],
  });
  expect(table.value('support:Germany')).toBe(1);
  show(table, 'support:Germany');
  expect(linesIn(sheet(), 'Lines').join('; ')).toMatch(/Test card.*\+1/);
});

it('GS 21.22: the index leads to the garrison requirement', async () => {
  const gone: string[] = [];
  show(paper().deal(0, { kind: 'index', amount: 1 }), 'index', (to) => void gone.push(to));
  await tap(sheet(), 'Russian garrison');
  expect(gone).toEqual(['garrison:Russia']);
});
