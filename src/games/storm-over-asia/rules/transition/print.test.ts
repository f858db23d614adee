import { expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { printTransition } from './print';

it('5.51, 13.31, 14.41F on paper: each figure with its sum, each answer with its reason', () => {
  const table = sitDown('paper');
  table.run('set-abroad', { country: 'Burma', British: 2, Japanese: 1 });
  table.run('set-research', { project: 'economic preparation', steps: 9, results: 1 });
  table.run('set-research', { project: 'Australian shipbuilding', steps: 0 });
  table.run('set-passage', { burmaRoad: 15, declared: 1, pact: true, tension: 57, resistance: 8 });
  const text = printTransition(table.open);
  // D18, D20, D22 in hand sums.
  expect(text).toContain('India: 25 BRPs [SOA transition 5.51A]');
  expect(text).toContain('The most the Burma Road carries: 17 BRPs [SOA transition 13.31]');
  expect(text).toContain('  −2  Japanese flags in Burma');
  expect(text).toContain('Russia may not declare war on Germany.');
  expect(text).toContain('it is 49.');
  // D21: no steps, no shipbuilding; D22b: the checklist.
  expect(text).toContain('Australia: may neither repair nor build ships');
  expect(text).toContain(
    '  [ ] Russia mobilizes every turn (A World at War 36.11B). [SOA transition 14.41A]',
  );
  expect(text).not.toContain('[x]');
});

it('D22b (14.41) on paper: ticks what the table has done; shows no list without a declaration', () => {
  const table = sitDown('paper');
  expect(printTransition(table.open)).not.toContain('Since Japan declared war');
  table.run('set-passage', { declared: 1 });
  table.run('tick-passage', { line: 'growth', done: true });
  const text = printTransition(table.open);
  expect(text).toContain('  [x] Russian growth stays as it is. [SOA transition 14.41B]');
  expect(text.match(/\[x\]/g)).toHaveLength(1);
});

it('every label on paper names the transition rules of Storm Over Asia', () => {
  const table = sitDown('paper');
  table.run('set-passage', { declared: 1, pact: true });
  const labels = [...printTransition(table.open).matchAll(/\[([^\]]{2,})\]/g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(15);
  for (const label of labels) expect(label).toMatch(/^SOA transition \d/);
});
