import { readingOf } from '@/games/gathering-storm/rules/options';
import { nameTotal, printTotal } from '@/games/gathering-storm/rules/say/names';
import type { OpenState, StandingLine } from '@/games/gathering-storm/rules/state/state';
import { computeFormula } from '@/games/gathering-storm/rules/totals/formulas';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './public-research.module.css';

interface SupportOfResultsProps {
  open: OpenState;
  onOpen: (sheet: string) => void;
}

/** The support events that read what stands here, and how the table counts a second result of one project. @rule GS Guide, Support */
export function SupportOfResults({ open, onOpen }: SupportOfResultsProps) {
  const lines = open.lines.filter(readsResearch);
  return (
    <Sheet title="What results count for" pad>
      {lines.length === 0 ? (
        <p className={voice.note}>No support event counts results or levels this turn.</p>
      ) : (
        <ul className={lay.column}>
          {lines.map(({ id, total, words, formula }) => (
            <li key={id} className={styles.counts}>
              <span>
                <b>
                  {nameTotal(total)} {formula && printTotal(total, computeFormula(open, formula).amount)}
                </b>{' '}
                for {words}
              </span>
              <Button
                look="quiet"
                onClick={() => onOpen(`why:${total}`)}
                aria-label={`${nameTotal(total)}: why?`}
              >
                Why?
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={voice.note}>
        {readingOf(open, 'results-count')}. <span className={voice.rule}>GS Guide, Support</span>
      </p>
      <Button look="quiet" onClick={() => onOpen('readings')}>
        Readings of this table
      </Button>
    </Sheet>
  );
}

function readsResearch({ formula }: StandingLine): boolean {
  return formula?.kind === 'support-results' || formula?.kind === 'support-progress';
}
