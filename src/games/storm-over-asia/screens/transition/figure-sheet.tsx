import { useId } from 'react';
import type { Figure as PassageFigure } from '@/games/storm-over-asia/rules/transition/sheet';
import type { Explained } from '@/kernel/totals';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import styles from './transition.module.css';

/** One figure with its lines opened, and their sum. */
export function FigureSheet({ figure }: { figure: PassageFigure }) {
  const id = useId();
  const { name, unit, rule, explained, missing, next } = figure;
  return (
    <section className={cx(lay.paper, styles.figure)} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {name} <span className={cx(voice.rule, styles.label)}>{rule}</span>
        </h3>
        <p className={styles.value}>
          <Figure value={explained?.value ?? null} size="row" />{' '}
          <span className={voice.note}>{explained ? unit : 'not entered'}</span>
        </p>
      </header>
      {explained ? <Lines explained={explained} known={rule} /> : <Missing missing={missing} />}
      {next && <p className={styles.how}>{next}</p>}
    </section>
  );
}

/** The inputs of a figure that are not entered. */
export const Missing = ({ missing }: { missing: readonly string[] }) => (
  <p className={styles.how}>Still to be entered: {missing.join('; ')}</p>
);

interface LinesProps {
  explained: Explained;
  /** A label shown above them, not to be repeated. */
  known: string;
}

/** A sum, line by line. */
export function Lines({ explained, known }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {named(explained.lines, ({ words }) => words).map(([key, { words, amount, how, rule, basis }]) => (
        <li key={key}>
          <span>
            {words} {rule && rule !== known && <span className={cx(voice.rule, styles.label)}>{rule}</span>}
            {(how || basis === 'table') && (
              <span className={styles.how}>
                {[how, basis === 'table' && 'entered by the table'].filter(Boolean).join('; ')}
              </span>
            )}
          </span>
          <Figure value={amount} sign="always" />
        </li>
      ))}
    </ul>
  );
}
