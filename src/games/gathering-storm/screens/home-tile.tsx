import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { HomeTile } from '@/games/screens';
import { StepCells } from '@/ui/figure/step-cells';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from './board/marks';
import styles from './home-tile.module.css';

const SEALS = POWERS.map((power) => MARKS[power]);

/** The five powers over the Economic Climate, as a table begins. */
function Picture() {
  return (
    <span className={styles.board}>
      <span className={styles.seals}>
        {SEALS.map((mark) => (
          <Roundel key={mark.letter} mark={mark} className={styles.seal} />
        ))}
      </span>
      <StepCells value={0} min={-3} max={3} low="Adverse" high="Favorable" />
    </span>
  );
}

export const TILE: HomeTile = { Picture, sealsOf: () => SEALS };
