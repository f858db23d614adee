import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SetupInput } from '@/games/gathering-storm/rules/state/setup';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { framed, sitDown } from '../testing/sit-down';
import { ResearchBoard } from './research-board';

const ALONE: SetupInput['seats'] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Face up', powers: ['Britain', 'France', 'Russia'], by: 'open' },
];
const guide = () => within(screen.getByRole('complementary', { name: 'What to do next' }));
const press = (name: string) =>
  act(async () => {
    fireEvent.click(guide().getByRole('button', { name }), { detail: 1 });
  });
const sit = (table: Play) => sitDown(table, framed('research', ResearchBoard));

it('asks once before points lapse', async () => {
  const { sent } = sit(paper({ seats: ALONE }).to('research'));
  await press('Nobody: finish the phase');
  expect(sent).toEqual([]);
  await press('Not yet');
  await press('Nobody: finish the phase');
  await press('Finish all the same');
  expect(sent).toMatchObject([{ type: 'advance' }]);
});

it('does not ask with several players: remaining points are secret', async () => {
  const { sent } = sit(paper().to('research'));
  await press('Nobody: finish the phase');
  expect(sent).toMatchObject([{ type: 'advance' }]);
});
