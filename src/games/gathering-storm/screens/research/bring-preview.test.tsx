import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { event, paper } from '@/games/gathering-storm/rules/testing/play';
import { BringPreview } from './bring-preview';

/** Returns the text next to the button of an Axis card, with these earlier steps on the sheet. */
function preview(effect: Effect, earlier: Record<string, number> = {}) {
  const table = paper();
  for (const [project, steps] of Object.entries(earlier))
    table.run('set-sheet', { board: 'Axis', what: 'steps', project, steps });
  const sheet = researchSheetOf(table.state, 'Axis');
  const before = JSON.stringify(sheet);
  const { container } = render(<BringPreview open={table.open} sheet={sheet} event={event(effect)} />);
  expect(JSON.stringify(sheet)).toBe(before);
  const ghosts = container.querySelectorAll('i[class*="ghost"]').length;
  return { words: container.textContent ?? '', ghosts };
}

it('GS Guide, Research, C18: a level shows its two ghosts on the track, before it is brought', () => {
  const { words, ghosts } = preview(
    { kind: 'research-level', project: 'Axis/torpedoes' },
    { 'Axis/torpedoes': 3 },
  );
  expect(words).toContain('3 steps, 1 level, 5 after');
  expect(words).toContain('before or after points are placed, as you like');
  expect(ghosts).toBe(2);
});

it('GS Guide, Research, C19: of any project, each that may be picked, and no other', () => {
  const { words, ghosts } = preview({ kind: 'research-level-any', owner: 'Axis', category: 'intelligence' });
  expect(words).toContain('One intelligence project gains a level; you pick on the sheet');
  for (const name of ['Spy rings', 'Covert operations', 'Occupation Policies']) expect(words).toContain(name);
  expect(words).not.toContain('Torpedoes');
  expect(ghosts).toBe(6);
});

it('GS Guide, Research, C20a: two named projects, a ghost each', () => {
  const { words, ghosts } = preview({
    kind: 'research-steps',
    projects: ['Germany/West Wall', 'Axis/torpedoes'],
  });
  expect(words).toMatch(/Torpedoes.*1 after/);
  expect(words).toMatch(/German West Wall.*1 after/);
  expect(ghosts).toBe(2);
});

it('GS Guide, Espionage, C21: one free point in its category', () => {
  const { words, ghosts } = preview({ kind: 'espionage', power: 'Germany', category: 'naval' });
  expect(words).toContain('One naval project gains a free point; you pick on the sheet');
  for (const name of ['Torpedoes', 'Italian']) expect(words).toContain(name);
  expect(ghosts).toBe(3);
});

it('GS Guide, Research: does not preview steps that a full track cannot take', () => {
  const { words, ghosts } = preview(
    { kind: 'research-level', project: 'Germany/battleship design' },
    { 'Germany/battleship design': 12 },
  );
  expect(words).toContain('no step would be gained');
  expect(ghosts).toBe(0);
});
