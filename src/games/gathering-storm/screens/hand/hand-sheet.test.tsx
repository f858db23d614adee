import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { handOf, researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, type Play } from '@/games/gathering-storm/rules/testing/play';
import { type Power, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { sitDown, tap, whole } from '../testing/sit-down';
import { HandSheet } from './hand-sheet';

function Live({ table, power }: { table: Play; power: Power }) {
  const [, setTimes] = useState(0);
  const send = async (command: Command) => {
    const refused = table.attempt(command);
    setTimes((times) => times + 1);
    return refused === null;
  };
  const sheet = researchSheetOf(table.state, sideOf(power));
  return <HandSheet {...{ power, open: table.open, hidden: handOf(table.state, power), sheet, send }} />;
}
const page = () => within(document.body);
const conquered = (country: string) => ({ fact: 'conquered', country, by: 'Axis' });

function held(power: Power, effect: Effect, conquest?: string): Play {
  const table = hands({ [power]: [event(effect)] });
  if (conquest) table.run('set-fact', conquered(conquest));
  table.to('read');
  sitDown(table, <Live table={table} power={power} />);
  return table;
}

it('GS Guide, Diplomacy: an event in a conquered country may be shown at any time, as its owner likes', async () => {
  const table = held(
    'Britain',
    { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Allies', beneficiaries: ['Britain'] },
    'Hungary',
  );
  expect(whole(screen.getByRole('article'))).toContain('You may show it at any time this turn.');
  await tap(page(), 'Play');
  expect(handOf(table.state, 'Britain').orders[1]?.do).toBe('play');
});

it('GS Guide, Diplomacy: a flexible event may pick a conquest on purpose, for support', async () => {
  const countries = ['Albania', 'Bulgaria', 'Greece'];
  const table = held(
    'Italy',
    { kind: 'flexible', power: 'Italy', amount: 1, countries } as Effect,
    'Albania',
  );
  fireEvent.click(screen.getByRole('radio', { name: /^Albania/ }));
  expect(await screen.findByText(/Your choice: Albania/)).toBeDefined();
  expect(table.to('crisis').value('support:Italy')).toBe(1);
});

it('GS Guide, Research: a research event can be brought to its sheet, with a confirmation', async () => {
  const table = held('Italy', { kind: 'research-level', project: 'Axis/torpedoes' });
  await tap(page(), 'Bring it to the Axis sheet now');
  expect(screen.getByText(/It is on the Axis research sheet\./)).toBeDefined();
  expect(researchSheetOf(table.state, 'Axis').given).toEqual({ 'Axis/torpedoes': 2 });
});
