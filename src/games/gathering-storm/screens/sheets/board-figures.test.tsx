import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { event, hands, paper, secret } from '@/games/gathering-storm/rules/testing/play';
import { NotesSheet } from '@/table/journal/notes-sheet';
import { ProjectsSheet } from '../research/projects-sheet';
import { TableScreen } from '../table-screen';
import { framed, sitDown, tap, whole } from '../testing/sit-down';
import { WhyTotal } from '../why/why-total';
import { GarrisonSheet } from './garrison-sheet';

const close = () => undefined;
const page = () => within(document.body);
const sheet = () => within(screen.getByRole('dialog'));
const guide = () => within(screen.getByRole('complementary', { name: 'What to do next' }));

it('GS 21.22: the garrison requirement is a sum once all of its parts are entered', async () => {
  const table = paper({ keeps: [] }).deal(0, { kind: 'index', amount: 1 });
  sitDown(table, <GarrisonSheet onClose={close} />);
  for (const [row, value] of Object.entries({
    'Axis lead in armor': '2',
    'Axis lead in infantry': '0',
    'Axis lead in air': '1',
    'Flags add in all': '1',
    'Occupation Policies': '1',
  })) {
    const field = sheet().getByRole('textbox', { name: row });
    fireEvent.change(field, { target: { value } });
    await tap(within(field.closest('form') ?? document.body), /^Enter/);
  }
  expect(table.value('garrison:Russia')).toBe(14);
  sitDown(table, <WhyTotal total="garrison:Russia" onClose={close} onGo={close} />);
  expect(screen.getByRole('dialog', { name: 'Why is the Russian garrison requirement 14?' })).toBeDefined();
});

it('GS Guide, Support: a table without research sheets confirms in one tap what a card counts', async () => {
  const results = {
    kind: 'support-results',
    power: 'Germany',
    base: -3,
    max: 3,
    category: 'military',
  } as const;
  const table = paper({ season: 'Fall', year: 1937, running: true, keeps: ['income'] }).to('read');
  sitDown(table.plays('Germany', results), framed('table', TableScreen));
  await tap(guide(), 'That is right');
  expect(table.value('support:Germany')).toBe(-3);
  expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
});

it('GS Guide, Support: the sheets count results if projects define their result steps', async () => {
  const effect: Effect = { kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' };
  const table = hands({ Italy: [secret(effect)] });
  table.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Axis/air range', steps: 5 });
  sitDown(table.to('read'), <ProjectsSheet onClose={close} />);
  for (const project of ['Axis air range', 'Axis air transport']) {
    const row = () => within(sheet().getByRole('group', { name: project }));
    const field = () => row().getByRole('textbox');
    fireEvent.change(field(), { target: { value: '4, eight' } });
    await tap(row(), 'Keep these steps');
    expect(whole(sheet().getByRole('group', { name: project }))).toContain(
      'Write the steps as numbers: 4, 8, 10.',
    );
    fireEvent.change(field(), { target: { value: '4, 8' } });
    await tap(row(), 'Keep these steps');
    expect(row().queryByRole('button', { name: 'Keep these steps' })).toBeNull();
  }
  table.run('order', { power: 'Italy', slot: 1, do: 'play' });
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  table.run('show', { power: 'Italy', slot: 1 });
  // −1, plus one result at step 4: the table is asked for nothing.
  expect(table.value('support:Italy')).toBe(0);
  expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
});

it('a public note is written down and taken away again', async () => {
  const table = paper();
  sitDown(table, <NotesSheet onClose={close} />);
  fireEvent.change(sheet().getByRole('textbox', { name: 'A note for everyone' }), {
    target: { value: 'Ben brings the cake.' },
  });
  await tap(sheet(), 'Write it down');
  expect(whole(sheet().getByRole('listitem'))).toContain('Ben brings the cake');
  await tap(sheet(), 'Remove: Ben brings the cake.');
  expect(whole(screen.getByRole('dialog'))).toContain('No notes yet.');
  expect(table.open.notes).toEqual([]);
});

it('GS Guide, Construction: shows what a card permits on the power’s tile until used', async () => {
  const table = paper({ keeps: ['income'] }).to('construction');
  table.plays('France', { kind: 'free-unit', power: 'France' } as Effect, { title: 'Reservists called up' });
  sitDown(table, framed('table', TableScreen));
  await tap(page(), 'France: May use: a free unit');
  expect(sheet().getByRole('heading', { name: 'France this turn' })).toBeDefined();
  const said = () => whole(screen.getByRole('dialog'));
  expect(said()).toContain('France may build a free unit.');
  expect(said()).toContain('Until the turn ends.');
  await tap(sheet(), 'Reservists called up: used, or not wanted');
  expect(said()).toContain('Nothing is left to use.');
  await tap(sheet(), 'Close');
  const right = () => screen.queryByRole('button', { name: 'France: May use: a free unit' });
  expect(right()).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: /^Undo/ })[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'France: May use: a free unit' })).toBeDefined();
});

it('GS 25.31: the general card reminds players to move a civil war marker', () => {
  const table = paper();
  table.run('civil-war', { country: 'Greece', counters: 1, state: 'quiet' });
  const greece = { kind: 'diplomacy', country: 'Greece', amount: 1, side: 'Axis', beneficiaries: ['Italy'] };
  table.run('enter-card', { trend: 0, general: event(greece as Effect, { title: 'Envoys' }) });
  table.run('apply-card');
  sitDown(table, framed('table', TableScreen));
  expect(whole(screen.getByRole('article'))).toContain('Move Greece’s civil war marker from 1 to 2.');
});
