import { readRow } from '@/games/gathering-storm/rules/diplomacy/board';
import { beforeResolution, type ResolutionLine } from '@/games/gathering-storm/rules/diplomacy/standing';
import type { PactCountry } from '@/games/gathering-storm/rules/vocabulary';
import { capitalize } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { CountryMarks } from '../europe/country-tile';
import { sayModifier } from '../europe/country-words';
import { useTable } from '../use-table';
import panel from './country-panel.module.css';
import styles from './resolution-lines.module.css';

interface ResolutionLinesProps {
  /** Renders nothing while no country is in play. */
  quiet?: boolean;
  onPick: (name: PactCountry) => void;
}

/** A line for each country in play: what each side brings, its flags, and what is needed. @rule GS 9.41D */
export function ResolutionLines({ onPick, quiet }: ResolutionLinesProps) {
  const { open } = useTable();
  const lines = beforeResolution(open);
  if (quiet && lines.length === 0) return null;
  const title = open.step === 'resolution' ? 'Before resolution' : 'In play';
  return (
    <section className={cx(lay.paper, panel.panel)} aria-label={title}>
      <div className={panel.part}>
        <h2>{title}</h2>
        {lines.length === 0 ? (
          <p>No country has a modifier or a counter this turn.</p>
        ) : (
          <ul className={cx(lay.ruled, styles.lines)}>
            {lines.map((line) => (
              <li key={line.country}>
                <button
                  type="button"
                  aria-label={`${line.country} ${sayLine(line)}`}
                  onClick={() => onPick(line.country)}
                >
                  <Line line={line} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Line({ line: { country, needed } }: { line: ResolutionLine }) {
  const { open } = useTable();
  const row = readRow(open, country);
  return (
    <span className={styles.line} aria-hidden="true">
      <b>{country}</b>
      <span className={styles.marks}>
        <CountryMarks row={row} />
      </span>
      {row.flags && row.flags.length > 0 && (
        <span className={styles.flags}>
          {row.flags.map((power, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: flags of one power are alike
            <Roundel key={at} mark={MARKS[power]} size="xs" />
          ))}
        </span>
      )}
      {needed !== null && <span className={styles.needed}>needs {needed}</span>}
    </span>
  );
}

/** "+1 for France. Counters: Germany and Italy. Flags: France two. Needed: 4." */
export function sayLine({ modifiers, counters, flags, needed }: ResolutionLine): string {
  const parts = [
    modifiers.length > 0 ? modifiers.map(sayModifier).join(', ') : 'no modifier',
    counters ? `counters: ${counters}` : 'no counter',
    ...(flags ? [`flags: ${flags}`] : []),
    ...(needed === null ? [] : [`needed: ${needed}`]),
  ];
  return `${parts.map(capitalize).join('. ')}.`;
}
