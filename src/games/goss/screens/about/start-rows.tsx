import { printOdds } from '@/games/goss/rules/doubles';
import { RULE_OPTIONS, USUAL_CHOICES } from '@/games/goss/rules/options';
import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import { SIDES, type Side } from '@/games/goss/rules/vocabulary';
import { canonicalJson } from '@/kernel/file/canonical';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './about.module.css';
import { GridForm } from './grid-form';
import { callSide, SidesForm } from './sides-form';
import type { Start } from './start';

const [DOUBLES] = RULE_OPTIONS;

interface StartRowsProps {
  start: Start;
  onChange: (start: Start) => void;
  /** How the last table of this device began. */
  last: Start | null;
  errors: Partial<Record<Side, string>>;
}

/** The rows of a new table, from the sides to the table of results. */
export function StartRows({ start, onChange, last, errors }: StartRowsProps) {
  const { sides, firstMoves, grid, readings } = start;
  return (
    <>
      {last && <LastRow same={canonicalJson(start) === canonicalJson(last)} onTake={() => onChange(last)} />}
      <LedgerRow label="The two sides" hint="names and marks">
        <SidesForm sides={sides} errors={errors} onChange={(next) => onChange({ ...start, sides: next })} />
      </LedgerRow>
      <LedgerRow label="Who moves first" hint="in each game turn">
        <Choices
          label="Who moves first"
          options={SIDES.map((value) => ({ value, label: callSide(sides, value) }))}
          value={firstMoves}
          onChange={(side) => onChange({ ...start, firstMoves: side })}
        />
      </LedgerRow>
      <LedgerRow label={DOUBLES.question} hint={DOUBLES.rule}>
        <Choices
          label={DOUBLES.question}
          options={DOUBLES.readings.map(({ value, words }) => ({
            value,
            label: words,
            note: `${printOdds({ ...USUAL_CHOICES, ...readings, doubles: value })} assaults`,
          }))}
          value={readings.doubles ?? USUAL_CHOICES.doubles}
          onChange={(doubles) => onChange({ ...start, readings: { ...readings, doubles } })}
        />
      </LedgerRow>
      <LedgerRow label="The map’s grid" hint="so that neighbors are named">
        <GridForm grid={grid} onChange={(next) => onChange({ ...start, grid: next })} />
      </LedgerRow>
      <ResultsRow start={start} onChange={onChange} last={last} />
    </>
  );
}

function LastRow({ same, onTake }: { same: boolean; onTake: () => void }) {
  return (
    <LedgerRow label="Begin" hint="all of it in one tap">
      <Button icon="copy" aria-pressed={same} onClick={onTake}>
        As at the last table
      </Button>
      <p className={styles.note} role="status">
        {same ? 'Sides, map, readings and results are those of the last table.' : ''}
      </p>
    </LedgerRow>
  );
}

/** The house table, or the one that the last table used. @rule GOSS 23.1.1a */
function ResultsRow({ start, onChange, last }: Omit<StartRowsProps, 'errors'>) {
  const others = last && !last.results.ours ? last.results : null;
  const house = { value: 'house', label: 'House table', note: `ours, ${HOUSE_RESULTS.rows.length} rows` };
  return (
    <LedgerRow label="Table of results" hint="GOSS 23.1.1a">
      {others && (
        <Choices
          label="Table of results"
          options={[house, { value: 'last', label: others.name, note: 'as at the last table' }]}
          value={start.results.ours ? 'house' : 'last'}
          onChange={(value) => onChange({ ...start, results: value === 'house' ? HOUSE_RESULTS : others })}
        />
      )}
      <p className={styles.note}>
        {others ? '' : 'The house table, which is ours and works at once. '}
        The printed one is entered at the table, under Results.
      </p>
    </LedgerRow>
  );
}
