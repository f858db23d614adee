import { NEEDS } from '@/games/goss/rules/events';
import type { HexPlace } from '@/games/goss/rules/grid';
import { printCount, type RegisterRow, type SideRegister } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import type { Party } from '@/games/goss/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { markOf } from '../marks';
import styles from './room.module.css';

/** Longer numbers are set smaller, and still large enough. */
const sizeOf = ({ length }: string) => (length > 5 ? styles.longest : length > 4 && styles.long);

interface RoomMarkerProps {
  place: HexPlace;
  kind: string;
  words: string;
  /** The neighbors by number, while its units may move. */
  neighbors?: readonly string[];
}

/** A marker by its hex, in the largest type of the page. */
function RoomMarker({ place: { hex, map }, kind, words, neighbors = [] }: RoomMarkerProps) {
  return (
    <li className={styles.marker}>
      <span className={cx(styles.hex, sizeOf(hex))}>{hex}</span>
      <div className={styles.about}>
        <p className={styles.kind}>{kind}</p>
        {map && <p className={styles.map}>{map}</p>}
        <p>{words}</p>
      </div>
      {neighbors.length > 0 && <p className={styles.neighbors}>Next to it: {neighbors.join(', ')}</p>}
    </li>
  );
}

/** Events without a side until the table has said. @rule GOSS 23.1.0 */
export function RoomOpen({ open }: { open: OpenState }) {
  const events = open.pending.filter(({ side }) => side === null);
  if (events.length === 0) return null;
  return (
    <ul className={cx(lay.paper, lay.ruled, styles.open)} aria-label="Nobody’s yet">
      {events.map((event) => (
        <RoomMarker key={event.id} place={event} kind="Nobody’s yet" words={NEEDS[event.step]} />
      ))}
    </ul>
  );
}

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
