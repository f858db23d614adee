import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown, whole } from '../testing/sit-down';
import { CalendarSheet } from './calendar-sheet';

const click = (role: string, name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name, hidden: true }));
  });

it('GS 9.14: the refusal of a target of the other Axis power offers “All the same”', async () => {
  const table = paper();
  table.run('aggression', { power: 'Germany', target: 'Greece', outcome: 'going-on' });
  const { sent } = sitDown(table, <CalendarSheet onClose={() => undefined} />);
  await click('button', 'Italy');
  await click('radio', /^Greece/);
  await click('button', 'Record it');
  expect(whole(document.body)).toContain('Greece is on the calendar already: it is Germany’s.');
  await click('button', 'All the same');
  expect(sent.at(-1)).toMatchObject({ type: 'aggression', power: 'Italy', target: 'Greece', anyway: true });
  expect(table.open.aggressions.map(({ power }) => power)).toEqual(['Germany', 'Italy']);
});
