import { createChance, SEED_BYTES } from '../chance';
import { decide } from '../command/decide';
import { canonicalJson } from '../file/canonical';
import type { Command, OpenBase, State } from '../game';
import type { Entry } from '../journal/entry';
import { commit, createJournal } from '../journal/journal';
import { foldOn } from '../journal/moments';
import type { System } from '../system';
import type { GoalCheck, Lesson, Target } from './first-turn';

/**
 * Whether another way led where the lesson wanted to go: the table as it is, and as its own commands would have left
 * it, are the same.
 * @param setup as the table was set up
 */
export function createGoalCheck(system: System, lesson: Lesson, setup: unknown): GoalCheck {
  const game = system.create(lesson.deck);
  const chance = lesson.seed ? createChance(lesson.seed) : null;
  const begun = createJournal(game, setup);
  const start = game.start(setup as never);
  const after = (line: readonly Entry[]) => foldOn(begun, start, line as never);
  const place = ({ open }: State<OpenBase, unknown>) => canonicalJson(lesson.position?.(open) ?? open);

  /** The state after the commands; null if the table refuses one of them. */
  function run(from: State<OpenBase, unknown>, commands: readonly Command[]) {
    const journal = createJournal(game, setup);
    journal.roots.set(0, from);
    let state = from;
    for (const command of commands) {
      const decided = decide(journal, command, chance);
      if (!decided.ok) return null;
      commit(journal, decided.value);
      state = decided.value.state;
    }
    return state;
  }
  return (line, from, meant) => {
    const there = run(after(line.slice(0, from)), meant);
    return there !== null && place(there) === place(after(line));
  };
}

/** The seed of every lesson whose app deals or rolls: the same cards and dice each time. */
export const LESSON_SEED = new Uint8Array(SEED_BYTES).fill(7);

export const button = (name: string | RegExp, within?: string): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
export const radio = (name: string | RegExp, within?: string): Target => ({
  role: 'radio',
  name,
  ...(within ? { within } : {}),
});
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });

/** A field that its keys fill, one after the other. */
export const typed = (name: string, value: string): Target => ({ role: 'textbox', name, value });

/** The guide's button, by its label. */
export const next = (name: string | RegExp): Target => button(name, 'What to do next');

/** The button that undoes the newest entry. */
export const UNDO = button(/^Undo: /);
