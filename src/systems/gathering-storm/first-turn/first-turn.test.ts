import { describe, expect, it } from 'vitest';
import { commitTo } from '@/kernel/chance';
import type { Lesson } from '@/kernel/first-turn';
import { replayLesson } from '@/kernel/testing/replay-lesson';
import { duesOf } from '../dues';
import { help } from '../help/help';
import type { OpenState } from '../state';
import { system } from '../system';
import { lessons } from './first-turn';

const LABELS = help.chapters.flatMap(({ rules }) => rules.map(({ label }) => label));

/** The set-up as a new table writes it down. */
function setupOf({ setup, seed }: Lesson): unknown {
  const read = system.readSetup({ ...(setup as object), commitment: seed ? commitTo(seed) : null });
  if (!read.ok) throw new Error(read.refusal.message);
  return system.fresh?.(read.value);
}

describe.each(Object.entries(lessons))('the first turn, %s', (_, lesson) => {
  const played = replayLesson(system as never, lesson, setupOf(lesson));
  const open = played.open as OpenState;

  it('GS 7 is two whole turns of the real game, and leaves nothing due', () => {
    expect(open.turn).toBe(3);
    // Only the next turn’s own card.
    expect(duesOf(open).map(({ id }) => id)).toEqual(['card']);
  });

  it('says no amount but what the table has', () => {
    expect(played.said.filter(({ typed }) => typed.length > 0)).toEqual([]);
  });

  it('cites rules that Help knows', () => {
    for (const { rule } of played.said) if (rule) expect(LABELS, rule).toContain(rule.split(/,| to /)[0]);
    expect(played.said.filter(({ rule }) => rule).length).toBeGreaterThan(5);
  });

  it('says one thing at a time, in a sentence or two', () => {
    for (const { words } of played.said) {
      expect(words.length, words).toBeLessThanOrEqual(190);
      expect(words).toMatch(/^[A-Z].*[.:]$/);
    }
  });
});

it('Help leads to each of them', () => {
  expect(help.firstTurns.map(({ kind }) => kind)).toEqual(Object.keys(lessons));
});
