import { printCount, type RegisterRow, type SideRegister } from '@/games/goss/rules/register';
import type { Party } from '@/games/goss/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { markOf } from '../marks';
import styles from './room.module.css';
import { RoomMarker } from './room-marker';

const KINDS: Record<RegisterRow['kind'], string> = {
  combat: 'Combat',
  movement: 'Movement',
  open: 'Type die due',
};

interface RoomSideProps {
  party: Party;
  register: SideRegister;
  /** Units of this side move now. */
  moves: boolean;
}

/** One side’s markers, as large as they go. @rule GOSS 23.1.2 */
export function RoomSide({ party, register, moves }: RoomSideProps) {
  const { name, rows } = register;
  const mark = markOf(party);
  return (
    <section className={cx(lay.paper, styles.side)} aria-label={name}>
      <Ribbon mark={mark} className={styles.ribbon} />
      <h2>
        <Roundel mark={mark} className={styles.roundel} />
        <span className={styles.sideName}>{name}</span>
        <span className={styles.count}>
          {printCount(register, '')} {moves && <b>moves now</b>}
        </span>
      </h2>
      {rows.length === 0 ? (
        <p className={styles.none}>No marker</p>
      ) : (
        <ul className={lay.ruled}>
          {rows.map((row) => (
            <RoomMarker
              key={row.id}
              place={row}
              kind={KINDS[row.kind]}
              words={sayRow(row)}
              neighbors={row.now ? row.neighbors : []}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Says how long it has been on the map, and what it waits for or does. */
function sayRow({ side, ...row }: RegisterRow): string {
  return side === 'both' ? `${sayState(row)}. Of both sides` : sayState(row);
}

function sayState({ state, age, words }: Pick<RegisterRow, 'state' | 'age' | 'words'>): string {
  if (state === 'pending') return 'To be settled now';
  const aged = age === 0 ? 'Laid in this phase' : `Age ${age} ${age === 1 ? 'phase' : 'phases'}`;
  if (state === 'works') return `${aged}. ${words ?? 'In effect'}`;
  return aged;
}
