import type { Grid } from '@/games/goss/rules/grid';
import { parseHex, spotsOf } from '@/games/goss/rules/hex';
import { printRefusal } from '@/kernel/result';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import styles from './about.module.css';
import { HexPicture } from './hex-picture';

/**
 * Returns a hex's neighbors in their six places, clockwise from the top (columns) or the upper right (rows),
 * with null beyond the map's end. Empty if the rules cannot determine its neighbors.
 */
export function spotsAround(hex: string, grid: Grid): (string | null)[] {
  const spots = spotsOf({ hex }, grid);
  return spots.some((spot) => spot !== null) ? spots : [];
}

const LINES = [
  { value: 'none', label: 'Not set', note: 'neighbors are not named' },
  { value: 'columns', label: 'Straight columns', note: 'a flat side up' },
  { value: 'rows', label: 'Straight rows', note: 'a corner up' },
] as const;
const SHIFTED = {
  columns: {
    label: 'Half a hex lower',
    options: [
      { value: 'even', label: 'Even columns' },
      { value: 'odd', label: 'Odd columns' },
    ],
  },
  rows: {
    label: 'Half a hex to the right',
    options: [
      { value: 'even', label: 'Even rows' },
      { value: 'odd', label: 'Odd rows' },
    ],
  },
} as const;

/** The example hex in the picture until the player types one of their map. */
const ANY_HEX = '2417';

interface GridFormProps {
  grid: Grid | null;
  onChange: (grid: Grid | null) => void;
  /** A hex that the table has used already. */
  hex?: string | undefined;
}

/** How the map’s hexes lie: chosen by words, and compared with the map by a hex and its neighbors. */
export function GridForm({ grid, onChange, hex = ANY_HEX }: GridFormProps) {
  const [typed, setTyped] = useDraftState('hex of the map', hex);
  return (
    <div className={styles.grid}>
      <div className={styles.gridChoices}>
        <Choices
          label="The map’s hexes run in"
          options={LINES}
          value={grid?.lines ?? 'none'}
          onChange={(lines) =>
            onChange(lines === 'none' ? null : { shifted: grid?.shifted ?? 'even', lines })
          }
        />
        {grid && (
          <Choices
            label={SHIFTED[grid.lines].label}
            showLabel
            options={SHIFTED[grid.lines].options}
            value={grid.shifted}
            onChange={(shifted) => onChange({ ...grid, shifted })}
          />
        )}
      </div>
      {grid && <Compare grid={grid} typed={typed} onType={setTyped} />}
    </div>
  );
}

interface CompareProps {
  grid: Grid;
  typed: string;
  onType: (typed: string) => void;
}

/** Any hex of the map and what would lie round it. */
function Compare({ grid, typed, onType }: CompareProps) {
  const read = parseHex(typed);
  const hex = read.ok ? read.value : '';
  const spots = spotsAround(hex, grid);
  const near = spots.filter((spot) => spot !== null);
  const from = grid.lines === 'columns' ? 'the top' : 'the upper right';
  const error = read.ok
    ? near.length === 0 && `${hex} does not give a column and a row, so its neighbors cannot be named.`
    : printRefusal(read.refusal);
  return (
    <div className={styles.compare}>
      <div className={styles.typed}>
        <TextField
          label="Any hex of your map"
          big
          value={typed}
          onChange={onType}
          autoCapitalize="characters"
          spellCheck={false}
          {...(error ? { error } : {})}
        />
        <p role="status">
          {near.length > 0 && (
            <>
              Around {hex}, clockwise from {from}: <b>{near.join(', ')}</b>. If your map differs, choose
              again.
            </>
          )}
        </p>
      </div>
      {near.length > 0 && <HexPicture hex={hex} lines={grid.lines} spots={spots} />}
    </div>
  );
}
