import type { Grid } from '@/games/goss/rules/grid';
import { spotsOf } from '@/games/goss/rules/hex';
import { type Result, refusalText } from '@/kernel/result';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import voice from '@/ui/type.module.css';
import styles from './about.module.css';
import type { SheetDraft, SheetsDraft } from './sheets-draft';

const MANY = [
  { value: 'none', label: 'No size', note: 'neighbors are named up to 99' },
  { value: 'one', label: 'One sheet', note: 'neighbors end with it' },
  { value: 'two', label: 'Two sheets, joined', note: 'neighbors across the seam are named' },
] as const;
const EDGES = [
  { value: 'right', label: 'To the right of the first' },
  { value: 'below', label: 'Below the first' },
] as const;
/** The position of the neighbor across the seam, which the table reads from its map. */
const ACROSS: Record<Grid['lines'], Record<SheetsDraft['edge'], string>> = {
  columns: { right: 'to its upper right', below: 'straight below it' },
  rows: { right: 'to the right of it', below: 'to its lower right' },
};

interface SheetsFormProps {
  lines: Grid['lines'];
  draft: SheetsDraft;
  onChange: (draft: SheetsDraft) => void;
  /** The resulting grid, or what is wrong. */
  grid: Result<Grid>;
}

/** How far the map extends, and how its two sheets are joined. @rule GOSS 23.1.1b */
export function SheetsForm({ lines, draft, onChange, grid }: SheetsFormProps) {
  const { many, first, second, edge, hex, next } = draft;
  const change = (part: Partial<SheetsDraft>) => onChange({ ...draft, ...part });
  const begun = hex.trim() !== '' && next.trim() !== '';
  return (
    <div className={styles.sheets}>
      <Choices
        label="How far the map goes"
        showLabel
        options={MANY}
        value={many}
        onChange={(value) => change({ many: value })}
      />
      {many !== 'none' && (
        <SheetFields
          name={many === 'one' ? 'The sheet' : 'First sheet'}
          sheet={first}
          onChange={(part) => change({ first: { ...first, ...part } })}
        />
      )}
      {many === 'two' && (
        <>
          <SheetFields
            name="Second sheet"
            sheet={second}
            onChange={(part) => change({ second: { ...second, ...part } })}
          />
          <Choices
            label="Where the second sheet lies"
            showLabel
            options={EDGES}
            value={edge}
            onChange={(value) => change({ edge: value })}
          />
          <div className={styles.seam}>
            <TextField
              label={`A hex at the ${edge === 'right' ? 'right' : 'lower'} edge of the first sheet`}
              value={hex}
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(value) => change({ hex: value })}
            />
            <TextField
              label={`The hex ${ACROSS[lines][edge]}, on the second`}
              value={next}
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(value) => change({ next: value })}
            />
          </div>
          <p role="status">
            {begun && !grid.ok && refusalText(grid.refusal)}
            {grid.ok && <AcrossWords grid={grid.value} />}
          </p>
        </>
      )}
    </div>
  );
}

/** The neighbors of the hex at the seam, to be compared with the map. */
function AcrossWords({ grid }: { grid: Grid }) {
  const { seam, sheets = [] } = grid;
  if (!seam) return null;
  const { map } = sheets[0] ?? {};
  const near = spotsOf({ hex: seam.hex, ...(map === undefined ? {} : { map }) }, grid).filter(
    (spot) => spot !== null,
  );
  return (
    <>
      Around {seam.hex}, clockwise: <b>{near.join('; ')}</b>. Compare them with your map.
    </>
  );
}

interface SheetFieldsProps {
  name: string;
  sheet: SheetDraft;
  onChange: (part: Partial<SheetDraft>) => void;
}

function SheetFields({ name, sheet, onChange }: SheetFieldsProps) {
  return (
    <fieldset className={styles.sheet}>
      <legend className={voice.hidden}>{name}</legend>
      <TextField
        label={`${name}: name`}
        hint="where hexes are entered with a map’s name"
        value={sheet.map}
        maxLength={24}
        onChange={(map) => onChange({ map })}
      />
      <NumberField
        label={`${name}: last column`}
        min={1}
        max={99}
        value={sheet.columns}
        onChange={(columns) => onChange({ columns })}
      />
      <NumberField
        label={`${name}: last row`}
        min={1}
        max={99}
        value={sheet.rows}
        onChange={(rows) => onChange({ rows })}
      />
    </fieldset>
  );
}
