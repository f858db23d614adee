import { FIRST_YEAR, LAST_YEAR, SEASONS, type Season } from '@/games/gathering-storm/rules/vocabulary';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './begin-row.module.css';

const BEGIN = [
  { value: 'new', label: 'A new game, Spring 1935' },
  { value: 'running', label: 'Already running' },
] as const;
type Begin = (typeof BEGIN)[number]['value'];

/** Where the game is when its table begins: at its start, or further on. */
export function useBegin() {
  const [begin, setBegin] = useDraftState<Begin>('begin', 'new');
  const [season, setSeason] = useDraftState<Season>('season', 'Spring');
  const [year, setYear] = useDraftState<number | null>('year', FIRST_YEAR + 2);
  const [yearText, setYearText] = useDraftState('year text', String(FIRST_YEAR + 2));
  const [climate, setClimate] = useDraftState('climate', 0);
  const [atomic, setAtomic] = useDraftState('atomic', false);
  const running = begin === 'running';
  return {
    begin,
    setBegin,
    running,
    season,
    setSeason,
    year,
    setYear,
    setYearText,
    climate,
    setClimate,
    atomic,
    setAtomic,
    error:
      running && year === null ? `A year from ${FIRST_YEAR} to ${LAST_YEAR}, not "${yearText}".` : undefined,
    /** The set-up’s part of it. */
    setup: {
      running,
      ...(running ? { season, year, climate, asksSoFar: true, ...(atomic ? { atomic } : {}) } : {}),
    },
  };
}

/** Whether the game is new; of one that is running its turn, its climate, and what was permitted in it. */
export function BeginRow({ begin: at }: { begin: ReturnType<typeof useBegin> }) {
  return (
    <LedgerRow label="Begin">
      <Choices label="Begin" options={BEGIN} value={at.begin} onChange={at.setBegin} />
      {at.running && (
        <div className={styles.running}>
          <Choices
            label="Season"
            options={SEASONS.map((value) => ({ value, label: value }))}
            value={at.season}
            onChange={at.setSeason}
          />
          <NumberField
            label="Year"
            value={at.year}
            onChange={at.setYear}
            onText={at.setYearText}
            min={FIRST_YEAR}
            max={LAST_YEAR}
            {...(at.error ? { error: at.error } : {})}
          />
          <Stepper
            label="Climate"
            showLabel
            value={at.climate}
            onChange={at.setClimate}
            min={-3}
            max={3}
            sign="always"
          />
          <Ticks
            label="Permitted before"
            showLabel
            options={[{ value: 'atomic', label: 'Atomic research' }]}
            values={at.atomic ? ['atomic'] : []}
            onChange={(values) => at.setAtomic(values.length > 0)}
          />
        </div>
      )}
    </LedgerRow>
  );
}
