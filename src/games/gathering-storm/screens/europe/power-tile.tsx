import type { ReactNode } from 'react';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Tile } from '@/ui/map/tile';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { Framed, namesOf } from './country-tile';
import styles from './europe.module.css';
import { EUROPE } from './grid';

interface PowerTileProps {
  power: Power;
  table: OpenState;
  open?: boolean;
  /** Its support on a dark plate, to be read from afar. */
  plate?: boolean;
  control?: ReactNode;
}

/** A power on the map, with its support; Russia also with its pacts. */
export function PowerTile({ power, table, open = false, plate = false, control }: PowerTileProps) {
  const pacts = power === 'Russia' ? (table.facts.pacts.Russia ?? []) : [];
  const support = readTotal(table, totalOf.support(power)).value;
  const large = EUROPE.some(({ id, rows = 1 }) => id === power && rows > 1);
  return (
    <Tile
      {...namesOf(power)}
      owner={MARKS[power]}
      open={open}
      control={control}
      {...(pacts.length > 0
        ? {
            marks: (
              <>
                <span className={styles.word} aria-hidden="true">
                  Pact
                </span>
                <Framed className={styles.pact} powers={pacts} />
              </>
            ),
          }
        : {})}
      foot={
        <span className={cx(styles.support, large && styles.tall)} aria-hidden="true">
          <Roundel mark={MARKS[power]} className={styles.seal} />
          <span className={cx(plate && styles.plate, Math.abs(support) > 9 && styles.long)}>
            <Figure value={support} sign="always" className={cx(styles.numeral, large && styles.large)} />
          </span>
        </span>
      }
    />
  );
}
