import { beforeResolution, type ResolutionLine } from '@/games/gathering-storm/rules/diplomacy/standing';
import type { PactCountry } from '@/games/gathering-storm/rules/vocabulary';
import { capitalize } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { sayModifier } from '../europe/country-words';
import { useTable } from '../use-table';
import panel from './country-panel.module.css';
import styles from './resolution-lines.module.css';

/** Before diplomacy is resolved: a line for each country in which something is. @rule GS 9.41D */
export function ResolutionLines({ onPick }: { onPick: (name: PactCountry) => void }) {
  const { open } = useTable();
  const lines = beforeResolution(open);
  return (
    <section className={cx(lay.paper, panel.panel)} aria-label="Before resolution">
      <div className={panel.part}>
        <h2>Before resolution</h2>
        {lines.length === 0 ? (
          <p>No country has a modifier or a counter this turn.</p>
        ) : (
          <ul className={cx(lay.ruled, styles.lines)}>
            {lines.map((line) => (
              <li key={line.country}>
                <button type="button" onClick={() => onPick(line.country)}>
                  <b>{line.country}</b> {sayLine(line)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
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
