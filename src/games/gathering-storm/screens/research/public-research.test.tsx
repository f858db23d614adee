import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { atomicSince } from '@/games/gathering-storm/rules/research/preview';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { event, hands, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { publicRows } from '@/kernel/journal/views';
import { PublicResearch } from './public-research';

function show(table: Play, more: Partial<Parameters<typeof PublicResearch>[0]> = {}) {
  const onOpen = vi.fn();
  const { container, unmount } = render(
    <PublicResearch
      open={table.view('public').open as OpenState}
      since={atomicSince(publicRows(table.journal))}
      onOpen={onOpen}
      onRound={() => undefined}
      {...more}
    />,
  );
  return { onOpen, words: container.textContent ?? '', html: container.innerHTML, unmount };
}

const held = () =>
  hands(
    { Italy: [event({ kind: 'research-level', project: 'Axis/torpedoes' })] },
    {},
    {
      kind: 'doubling',
      project: 'air range',
    },
  );

it('GS 15.11, 15.15: two tables that differ only in hidden parts render the same page', () => {
  const plain = held();
  const busy = held();
  busy.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Axis/torpedoes', steps: 7 });
  busy.run('set-sheet', { board: 'Axis', what: 'rings', category: 'naval', rings: 2 });
  busy.run('place', { board: 'Axis', project: 'Axis/torpedoes', own: 1, free: 1 });
  busy.run('set-sheet', { board: 'Russia', what: 'counters', points: 3 });
  busy.run('bring', { power: 'Italy', slot: 1 });
  expect(JSON.stringify(busy.state.hidden)).not.toBe(JSON.stringify(plain.state.hidden));
  const first = show(plain);
  first.unmount();
  const second = show(busy);
  // React generates new ids for every render.
  const bare = (html: string) => html.replace(/_r_\w+_/g, '');
  expect(bare(second.html)).toBe(bare(first.html));
});

it('GS 15.15: lists a result, with its count, only once it is shown', () => {
  const table = paper().deal();
  table.run('place', { board: 'Axis', project: 'Axis/torpedoes', own: 1 });
  const before = show(table);
  expect(before.words).not.toMatch(/\d results?/);
  expect(before.words).toContain('No result is shown yet.');
  before.unmount();
  table.run('reveal', { project: 'Axis/torpedoes', results: 2 });
  const { words } = show(table);
  expect(words).toContain('Torpedoes2 results');
  expect(words).not.toContain('No result is shown yet.');
});

it('GS 15.24: barred until a card permits it, and then since which card', () => {
  const table = paper();
  const barred = show(table);
  expect(barred.words).toContain('Atomic research is barred until a general card permits it');
  barred.unmount();
  table.run('enter-card', { trend: 0, general: event({ kind: 'atomic' }, { title: 'Fission' }) });
  expect(atomicSince(publicRows(table.journal))).toBeNull();
  table.run('apply-card');
  table.run('deal');
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  table.nextTurn().deal(0, { kind: 'atomic' });
  expect(show(table).words).toContain('Atomic research is permitted since “Fission”, Spring 1935.');
});

it('GS 9.31A, 9.41B, C18a: the turn’s research events in words; a card still held or brought is not among them', () => {
  const table = held();
  table.to('research').run('bring', { power: 'Italy', slot: 1 });
  const before = show(table);
  expect(before.words).toContain('Test card, general card');
  expect(before.words).toContain('Up to three earlier steps of air range are doubled');
  expect(before.words).not.toContain('level more for Axis torpedoes');
  before.unmount();
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  expect(show(table.to('placement')).words).toContain('Test event, ItalyOne level more for Axis torpedoes');
});

it('GS Guide, Support: what results count for, and the door to its lines', () => {
  const formula: Effect = {
    kind: 'support-results',
    power: 'Germany',
    base: -1,
    max: 3,
    category: 'military',
  };
  const table = paper().deal(0, formula);
  table.run('reveal', { project: 'Germany/armor', results: 2 });
  const { words, onOpen } = show(table);
  expect(words).toContain('German support +1');
  expect(words).toContain('Each result counts as one.');
  fireEvent.click(screen.getByRole('button', { name: 'German support: why?' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('why:support:Germany');
});

it('an earlier moment, and a table with research on the board, offer no unavailable actions', () => {
  const past = show(paper().deal(), { onRound: undefined as never });
  expect(past.words).not.toMatch(/Show a result|Pass the sheets round/);
  past.unmount();
  const { words } = show(paper({ keeps: ['income'] }).deal());
  expect(words).toContain('keeps its research sheets on the board');
  expect(words).not.toMatch(/Show a result|Pass the sheets round/);
});

it('GS 15.24: the table can record that atomic research was permitted before, and revert it', () => {
  const table = paper({ running: true });
  const onAtomic = vi.fn();
  const barred = show(table, { onAtomic });
  fireEvent.click(screen.getByRole('button', { name: 'Correct it: it was permitted' }));
  expect(onAtomic).toHaveBeenCalledWith(true);
  barred.unmount();
  table.run('set-fact', { fact: 'atomic', permitted: true });
  const { words } = show(table, { onAtomic });
  expect(words).toContain('Atomic research is permitted.');
  fireEvent.click(screen.getByRole('button', { name: 'Correct it: it is barred' }));
  expect(onAtomic).toHaveBeenLastCalledWith(false);
});
