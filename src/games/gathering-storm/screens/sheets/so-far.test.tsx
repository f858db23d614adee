import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { CivilWarSheet } from '../diplomacy/civil-war-sheet';
import { sitDown } from '../testing/sit-down';
import { SettleSheet } from './settle-sheet';

const nothing = () => undefined;
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  });

it('links to where each is entered, and one tap confirms that all are', async () => {
  const gone: string[] = [];
  const go = (to: string) => void gone.push(to);
  const table = paper({ season: 'Spring', year: 1940, running: true, asksSoFar: true });
  const { sent } = sitDown(table, <SettleSheet onOpen={go} onPage={go} onClose={nothing} />);
  for (const name of [
    'Pact and aggressions',
    'Civil war in Greece',
    'Conquests and flags',
    'Atomic research',
  ])
    await press(name);
  expect(gone).toEqual(['calendar', 'war:Greece', 'diplomacy', 'research']);
  await press('All of it is entered');
  expect(sent).toMatchObject([{ type: 'waive', due: 'so-far' }]);
});

it('asks for events so far only in a country where the war is fought', () => {
  const asked = () => screen.queryAllByText('Events so far').length > 0;
  const table = paper();
  sitDown(table, <CivilWarSheet country="Spain" onClose={nothing} />);
  expect(asked()).toBe(false);
  table.run('civil-war', { country: 'Greece', counters: 3, state: 'fought' });
  sitDown(table, <CivilWarSheet country="Greece" onClose={nothing} />);
  expect(asked()).toBe(true);
});
