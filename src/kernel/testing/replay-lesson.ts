import { createChance } from '../chance';
import { decide } from '../command/decide';
import { decideForApp } from '../command/decide-for-app';
import type { Command, OpenBase, State } from '../game';
import { commit, createJournal, type Journal, lineTo } from '../journal/journal';
import { stateAt } from '../journal/moments';
import { follow, type Lesson } from '../lesson/first-turn';
import { printNumber, printSigned } from '../print';
import { appPowers, type Seat } from '../seats';
import type { System } from '../system';

/** The text of a step when it started. */
export interface Said {
  words: string;
  rule?: string | undefined;
  /** Numbers in it that no total gave. */
  typed: string[];
}

export interface Replayed<Open extends OpenBase> {
  said: Said[];
  open: Open;
  /** The states with hidden parts, to check that the text revealed none of them. */
  states: State<Open, unknown>[];
}

/** Plays a lesson through the real game, step by step, as the table that it opens would. */
export function replayLesson<Open extends OpenBase>(
  system: System,
  lesson: Lesson<Open>,
  setup: unknown,
): Replayed<Open> {
  const journal = createJournal(system.create(lesson.deck), setup) as unknown as Journal<Open, unknown>;
  const chance = lesson.seed ? createChance(lesson.seed) : null;
  const read = () => stateAt(journal);
  function run(command: Command, where: string): void {
    const decided = decide(journal, command, chance);
    if (!decided.ok) throw new Error(`${where}: ${command.type} was refused: ${decided.refusal.message}`);
    commit(journal, decided.value);
  }
  function letAppDecide(where: string): void {
    const decisions = decideForApp(system as never, read as never, chance);
    for (let next = decisions.next(false); !next.done; next = decisions.next(false)) run(next.value, where);
  }
  const said: Said[] = [];
  const states: State<Open, unknown>[] = [];
  const seen = new Set<number>();
  for (const [at, step] of lesson.steps.entries()) {
    const where = `Step ${at + 1}`;
    const found = follow(
      lesson.steps,
      lineTo(journal).filter(({ open }) => open),
      seen,
      appPowers((read().open as { seats?: Seat[] }).seats ?? []),
    );
    if (found.at !== at || found.strayed !== (step.mistakes ?? 0))
      throw new Error(`${where}: the journal leads to ${found.at + 1}, with ${found.strayed} others.`);
    said.push(say(lesson, step, read().open));
    states.push(read());
    for (const command of step.does ?? []) {
      run(command, where);
      if (command.type !== 'undo' && command.type !== 'open-papers') letAppDecide(where);
    }
    // The step only lets the app decide.
    if (step.does?.length === 0) letAppDecide(where);
    if (step.until) seen.add(at);
  }
  return { said, states, open: read().open };
}

function say<Open extends OpenBase>(
  { total }: Lesson<Open>,
  step: Lesson<Open>['steps'][number],
  open: Open,
): Said {
  const asked = new Set<string>();
  const words = step.say({
    open,
    total(key) {
      const amount = total(open, key);
      for (const text of [printSigned(amount), printNumber(amount)]) asked.add(text);
      return amount;
    },
  });
  // Numbers on controls to tap are in the target names; all others must come from the table.
  const keys = new Set(
    step.targets.flatMap(({ name, value }) => [value ?? '', ...(typeof name === 'string' ? [name] : [])]),
  );
  const numbers = words.match(/[+−]?\d+/g) ?? [];
  return {
    words,
    rule: step.rule,
    typed: numbers.filter((text) => !asked.has(text) && !keys.has(text) && !isYear(text, words)),
  };
}

/** "Spring 1935" is no amount. */
const isYear = (text: string, words: string) =>
  /^\d{4}$/.test(text) && new RegExp(`(Spring|Summer|Fall|Winter) ${text}`).test(words);
