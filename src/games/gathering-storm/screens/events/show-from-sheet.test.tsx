import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { event, paper } from '@/games/gathering-storm/rules/testing/play';
import { sitDown } from '../testing/sit-down';
import { ShowEventSheet } from './show-event-sheet';

const CARD = event({ kind: 'research-level', project: 'Axis/torpedoes' }, { title: 'Sea trials' });
const close = () => undefined;
const NAME = 'Show the card on the research sheet';
const offered = () => screen.queryByRole('button', { name: NAME, hidden: true }) !== null;

it('shows the card on the research sheet without asking for its content', async () => {
  const table = paper().to('research');
  table.run('bring', { power: 'Italy', event: CARD });
  const { sent } = sitDown(table.to('construction'), <ShowEventSheet power="Italy" onClose={close} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: NAME, hidden: true }));
  });
  expect(sent).toMatchObject([{ type: 'show', power: 'Italy' }]);
});

it('is offered to every power, to reveal nothing of the sheet, and only when research cards are shown', () => {
  const table = paper().to('construction');
  sitDown(table, <ShowEventSheet power="Russia" onClose={close} />);
  expect(offered()).toBe(true);
});

it('is not offered at other steps, or if the table keeps no research', () => {
  sitDown(paper().to('placement'), <ShowEventSheet power="Italy" onClose={close} />);
  expect(offered()).toBe(false);
  sitDown(paper({ keeps: ['income'] }).to('construction'), <ShowEventSheet power="Italy" onClose={close} />);
  expect(offered()).toBe(false);
});
