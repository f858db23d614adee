import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import { type Setup, setupShape } from '@/games/goss/rules/setup';
import { readShape } from '@/kernel/file/read-shape';
import type { Preferences } from '@/store/app-store';

/** The parts of a table's setup that another table may reuse. */
export type Start = Pick<Setup, 'sides' | 'firstMoves' | 'grid' | 'readings' | 'results'>;

/** The key under which the newest table's setup is saved on this device. */
const START_KEY = 'goss-start';

/** The default setup. */
export const FIRST_START: Start = {
  sides: {
    first: { name: 'Western', mark: 'disk', tone: 'ink' },
    second: { name: 'Eastern', mark: 'square', tone: 'ink' },
  },
  firstMoves: 'first',
  grid: null,
  readings: {},
  results: HOUSE_RESULTS,
};

/** Reads how the last table began, as strictly as a set-up; null if it is damaged. */
export function readStart(preferences: Preferences): Start | null {
  try {
    const saved: unknown = JSON.parse(preferences.read(START_KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const read = readShape(setupShape, { ...saved, name: 'The last table' });
    if (!read.ok) return null;
    const { sides, firstMoves, grid, readings, results } = read.value;
    return { sides, firstMoves, grid, readings, results };
  } catch {
    return null;
  }
}

/** Saves a table's setup for the next one. */
export const saveStart = (
  preferences: Preferences,
  { sides, firstMoves, grid, readings, results }: Start,
): void => preferences.write(START_KEY, JSON.stringify({ sides, firstMoves, grid, readings, results }));
