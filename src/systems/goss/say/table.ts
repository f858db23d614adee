import { printList } from '@/kernel/print';
import { as, createSayTable } from '@/kernel/say-table';
import type { AdvanceCame, ClockCame } from '../commands/clock';
import type { LeaderCame } from '../commands/facts';
import type { Grid, Place, Seam, Sheet } from '../grid';
import { printPlace } from '../hex';
import { nameLeader } from '../leaders';
import { READINGS } from '../options';
import type { ResultsTable } from '../results/table';
import { type DayPart, JOINT, printClock, stepAt, turnOf } from '../steps';
import type { Side, Sides, Whom } from '../vocabulary';
import { markerOff, type Say, takeMarker, where } from './say';

/** "Day 3, PM: Combat, Western turn". */
function sayStep(turn: number, step: string, name: (side: Whom) => string): string {
  const { side, name: phase } = stepAt(step);
  const clock = printClock({ turn, step });
  return step === JOINT.id ? `${clock} begins` : `${clock}: ${phase}, ${side ? name(side) : ''} turn`;
}

const sayAdvance: Say = (_, came, name) => {
  const { turn, step, gone, passed, stayed = [] } = as<AdvanceCame>(came);
  return {
    text: sayStep(turn, step, name),
    notes: [
      ...sayGone(gone, name),
      ...(stayed.length > 0
        ? [`No unit moved at ${printList(stayed.map(printPlace))}: the marker stays`]
        : []),
      ...sayPassed(passed),
    ],
    ...(gone.length + stayed.length > 0 ? { rule: 'GOSS 23.1.1b' } : {}),
  };
};

const sayGone = (gone: AdvanceCame['gone'], name: (side: Whom) => string) =>
  gone.map(
    ({ side, asked, ...place }) =>
      `Take ${markerOff(side, place, name)}: ${asked ? 'its units are done' : 'its phase is over'}`,
  );

/** Phases that ended with one entry, where it was more than one. */
const sayPassed = (passed = 1) => (passed > 1 ? [`${passed} phases passed`] : []);

/** A leader as he stands on the list. */
const sayLeader: Say = (command, _, name) => {
  const { side, rating, id, ...who } = as<Place & { side: Side; rating: number; id?: string; name?: string }>(
    command,
  );
  return {
    text: `${nameLeader(who)}, ${name(side)}, rating ${rating}, ${id ? 'is changed' : 'is listed'}`,
    rule: 'GOSS 22.1',
  };
};

const saySheet = ({ map = 'The map', columns, rows }: Sheet) =>
  `${map} goes to column ${columns} and row ${rows}`;
const saySeam = ({ edge, hex, next }: Seam) =>
  `The second sheet lies ${edge === 'right' ? 'to the right' : 'below'}: ${hex} touches ${next}`;

const sayGrid: Say = (command) => {
  const { grid } = as<{ grid: Grid | null }>(command);
  return {
    text: grid ? `Hexes lie in ${grid.lines}, ${grid.shifted} ones shifted` : 'The map’s grid is not set',
    ...(grid?.sheets
      ? { notes: [...grid.sheets.map(saySheet), ...(grid.seam ? [saySeam(grid.seam)] : [])] }
      : {}),
  };
};

/** What is said of the rest of the table. */
export const SAY_TABLE: Record<string, Say> = {
  ...createSayTable(READINGS),
  advance: sayAdvance,
  'set-leader': sayLeader,
  'drop-leader': (_, came) => ({
    text: `${as<LeaderCame>(came).leader} is off the list`,
    rule: 'GOSS 22.1',
  }),
  'set-clock': (command, came, name) => {
    const { day, part, step } = as<{ day: number; part: DayPart; step: string }>(command);
    const { gone = [], passed } = as<ClockCame>(came);
    return {
      text: `The clock is set to ${sayStep(turnOf(day, part), step, name)}`,
      ...(passed === undefined ? {} : { notes: [...sayGone(gone, name), ...sayPassed(passed)] }),
    };
  },
  'place-marker': (command, _, name) => {
    const { side, words, anyway } = as<{ side: Side; words: string; anyway?: true }>(command);
    const more = anyway ? ['All the same, at the table’s word'] : [];
    return {
      text: `Put a marker of ${name(side)} in ${where(command)}`,
      notes: [words, ...more],
      ...(anyway ? { rule: 'GOSS 23.1.2' } : {}),
    };
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
