import { as, createSayTable } from '@/kernel/say-table';
import type { AdvanceCame } from '../commands/clock';
import type { Grid } from '../hex';
import { READINGS } from '../options';
import type { ResultsTable } from '../results/table';
import { type DayPart, JOINT, printClock, stepAt, turnOf } from '../steps';
import type { Side, Sides } from '../vocabulary';
import { type Say, takeMarker, where } from './say';

/** "Day 3, PM: Combat, Western turn". */
function sayStep(turn: number, step: string, name: (side: Side) => string): string {
  const { side, name: phase } = stepAt(step);
  const clock = printClock({ turn, step });
  return step === JOINT.id ? `${clock} begins` : `${clock}: ${phase}, ${side ? name(side) : ''} turn`;
}

const sayAdvance: Say = (_, came, name) => {
  const { turn, step, gone } = as<AdvanceCame>(came);
  return {
    text: sayStep(turn, step, name),
    notes: gone.map(
      ({ side, ...place }) => `Take the ${name(side)} marker off ${where(place)}: its phase is over`,
    ),
    ...(gone.length > 0 ? { rule: 'GOSS 23.1.1b' } : {}),
  };
};

const sayGrid: Say = (command) => {
  const { grid } = as<{ grid: Grid | null }>(command);
  return {
    text: grid ? `Hexes lie in ${grid.lines}, ${grid.shifted} ones shifted` : 'The map’s grid is not set',
  };
};

/** What is said of the rest of the table. */
export const SAY_TABLE: Record<string, Say> = {
  ...createSayTable(READINGS),
  advance: sayAdvance,
  'set-clock': (command, _, name) => {
    const { day, part, step } = as<{ day: number; part: DayPart; step: string }>(command);
    return { text: `The clock is set to ${sayStep(turnOf(day, part), step, name)}` };
  },
  'place-marker': (command, _, name) => {
    const { side, words } = as<{ side: Side; words: string }>(command);
    return { text: `Put a marker of ${name(side)} in ${where(command)}`, notes: [words] };
  },
  'remove-marker': (command, came) => ({
    text: takeMarker(came),
    notes: [as<{ words: string }>(command).words],
  }),
  'set-results': (command) => {
    const { name, rows } = as<{ results: ResultsTable }>(command).results;
    return {
      text: `The table of results is now ${name}`,
      notes: [`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`],
      rule: 'GOSS 23.1.1a',
    };
  },
  'name-sides': (command) => {
    const { sides, firstMoves } = as<{ sides: Sides; firstMoves?: Side }>(command);
    return {
      text: `The sides are ${sides.first.name} and ${sides.second.name}`,
      notes: firstMoves ? [`${sides[firstMoves].name} moves first`] : [],
    };
  },
  'set-grid': sayGrid,
  waive: (command) => ({
    text: 'A random event is settled on the table',
    notes: [as<{ reason: string }>(command).reason],
    rule: 'GOSS 23.1.0',
  }),
};
