import * as v from 'valibot';
import type { Game } from '@/kernel/command/command';
import { readShape } from '@/kernel/file/read-shape';
import { namedBy } from '@/kernel/guide';
import { accept, refuse } from '@/kernel/result';
import type { System } from '@/kernel/system';
import { COMMANDS } from './commands';
import { description } from './description';
import { duesOf, guideFor } from './guide';
import { printStep, printWhose } from './markers';
import { USUAL_CHOICES } from './options';
import { sayEntry } from './sentences';
import { type Setup, setupShape } from './setup';
import { type Hand, type OpenState, startTable } from './state';
import { printClock } from './steps';
import { measure } from './totals';
import { SIDES } from './vocabulary';

/** Incremented whenever the same journal would fold to a different state. */
export const RULES = 1;

/** The random events of the Grand Operational Simulation Series as a game for the kernel. */
export const GOSS: Game<OpenState, Hand> = {
  id: 'goss',
  rules: RULES,
  start: (setup: never) => startTable(v.parse(setupShape, setup as Setup)),
  commands: COMMANDS,
  measure,
};

/** Everything that storage needs to know about the game. */
export const system: System<OpenState, Hand> = {
  ...description,
  readSetup: (input) => readShape(setupShape, input),
  fresh(input) {
    const setup = input as Setup;
    return { ...setup, readings: { ...USUAL_CHOICES, ...setup.readings } };
  },
  readDeck: (input) =>
    input === null || input === undefined
      ? accept(null)
      : refuse('This game has no deck.', { allowed: 'Leave the deck out.' }),
  create: () => GOSS,
  describe(open, line) {
    const newest = line.findLast((entry) => entry.open);
    return {
      name: open.name,
      season: printClock(open),
      turn: printWhose(open),
      people: `${open.sides.first.name} and ${open.sides.second.name}.`,
      sides: SIDES.map((side) => open.sides[side]),
      now: printStep(open, open.step),
      next: namedBy(guideFor(open)),
      due: duesOf(open)
        .map(({ words }) => words)
        .join('. '),
      last: newest ? sayEntry(newest).text : 'The table is set',
    };
  },
  rolls: true,
  // Nothing is secret: there are no papers, and no command opens any.
  papers: (_, person) => ({ command: { type: 'open-papers', person }, viewers: [], curtain: false }),
  afterPapers: () => [],
};
