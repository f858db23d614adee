import { describe, expect, it } from 'vitest';
import { commitTo } from '../chance';
import type { OpenBase } from '../game';
import type { Help } from '../help';
import { type Lesson, type Lessons, minutesOf, minutesWithPage } from '../lesson/first-turn';
import type { System } from '../system';
import { replayLesson } from './replay-lesson';

/** The set-up as a new table writes it down. */
export function setupOf(system: System, { setup, seed }: Lesson): unknown {
  const read = system.readSetup({ ...(setup as object), commitment: seed ? commitTo(seed) : null });
  if (!read.ok) throw new Error(read.refusal.message);
  return system.fresh?.(read.value) ?? read.value;
}

const turnOf = (open: OpenBase): unknown => ('turn' in open ? open.turn : null);

/** Tests that apply to every lesson of every game, followed by the game's own. */
export function testLessons(
  system: System,
  { lessons, help }: { lessons: Lessons; help: Help },
  guideFor: (open: never) => { line: string; reason: string },
  atTheEnd: (open: OpenBase, kind: string) => void,
): void {
  const labels = help.chapters.flatMap(({ rules }) => rules.map(({ label }) => label));

  describe.each(Object.entries(lessons))('the first turn, %s', (kind, lesson) => {
    const played = replayLesson(system, lesson, setupOf(system, lesson));

    atTheEnd(played.open, kind);

    it('says no amount but what the table has', () => {
      expect(played.said.filter(({ typed }) => typed.length > 0)).toEqual([]);
    });

    it('cites rules that Help knows', () => {
      const cited = played.said.flatMap(({ rule }) => rule ?? []);
      expect(cited.length).toBeGreaterThan(5);
      for (const rule of cited) expect(labels, rule).toContain(rule.split(' to ')[0]);
    });

    it('is read and tapped in two minutes, and takes with what of the page is read as long as Help says: three at most', () => {
      const guide = played.states.map(({ open }) => guideFor(open as never));
      // Unchanged words are read only once.
      const read = [...new Set(guide.flatMap(({ line, reason }) => [line, reason]))];
      const own = minutesOf([...played.said.map(({ words }) => words), lesson.end, ...read], lesson.taps);
      expect(own).toBeLessThanOrEqual(2);
      const minutes = minutesWithPage(own, lesson.steps);
      expect(minutes).toBeLessThanOrEqual(3);
      expect(help.firstTurns.find((turn) => turn.kind === kind)?.minutes).toBe(Math.ceil(minutes));
    });

    it('has a dozen steps at most, of which the guide plays a second turn in two to five', () => {
      expect(lesson.steps.length).toBeLessThanOrEqual(12);
      const second = lesson.steps.filter(
        ({ plays }, at) => plays && played.states[at] && turnOf(played.states[at].open) === 2,
      );
      expect(second.length).toBeGreaterThanOrEqual(2);
      expect(second.length).toBeLessThanOrEqual(5);
    });

    it('asks nothing where the guide plays, and leaves no step without a way', () => {
      for (const { plays, targets: spots, does = [] } of lesson.steps)
        expect(plays ? does.length > 0 && spots.length === 0 : spots.length > 0).toBe(true);
    });

    it('leaves nobody free to enter something else than what it says is to be typed', () => {
      for (const { targets: spots, does = [], free = [] } of lesson.steps) {
        const typed = spots.flatMap(({ value }) => value ?? []);
        const fields = does.flatMap((command) =>
          Object.entries(command).flatMap(([field, given]) => (typed.includes(`${given}`) ? [field] : [])),
        );
        expect(fields.filter((field) => free.includes(field))).toEqual([]);
      }
    });

    it('names the guide’s button at the end of every step that it plays, and at no other', () => {
      for (const [at, { words }] of played.said.entries())
        expect(words.endsWith('Tap Carry on.'), words).toBe(lesson.steps[at]?.plays === true);
    });

    it('says one thing at a time, in a sentence or three', () => {
      for (const { words } of played.said) {
        expect(words.length, words).toBeLessThanOrEqual(190);
        expect(words).toMatch(/^[A-Z].*\.$/);
      }
    });
  });

  it('Help leads to each of them', () => {
    expect(help.firstTurns.map(({ kind }) => kind)).toEqual(Object.keys(lessons));
  });
}
