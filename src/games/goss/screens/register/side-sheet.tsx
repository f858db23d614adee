import { printCount, type RegisterRow, type SideRegister } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import type { Command } from '@/kernel/game';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { HexBadge } from '@/ui/mark/hex-badge';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { markOf } from '../marks';
import styles from './register.module.css';

const KINDS = { open: 'Random event', combat: 'Combat event', movement: 'Movement event' } as const;

const printAge = (age: number) =>
  age === 0 ? 'Laid in this phase.' : age === 1 ? 'Age: 1 phase.' : `Age: ${age} phases.`;

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

interface Acting {
  onOpen: (sheet: string) => void;
  send: (command: Command) => Promise<boolean>;
}

interface Choosing {
  /** The marker whose flower is marked on the field. */
  chosen: string | null;
  /** The field shows the numbers of the hexes next to each marker. */
  numbered: boolean;
  onChoose: (id: string) => void;
}

interface MarkerSlotProps extends Acting, Choosing {
  row: RegisterRow;
}

/** A marker: its hex, what it is, its age and neighbors, and what may be done with it. @rule GOSS 23.1.1b */
function MarkerSlot({ row, chosen, numbered, onChoose, onOpen, send }: MarkerSlotProps) {
  const { open, moment } = useTable<OpenState>();
  // The field shows them; where its hexes are too small they are read here as soon as they matter.
  const pictured = numbered || !(row.now || row.id === chosen);
  const place = row.map ? `${row.hex}, ${row.map}` : row.hex;
  return (
    <li
      data-marker={row.id}
      tabIndex={-1}
      className={cx(
        styles.slot,
        row.now && styles.ready,
        row.state === 'works' && styles.works,
        row.id === chosen && styles.chosen,
      )}
      onFocus={() => onChoose(row.id)}
    >
      <HexBadge hex={row.hex} map={row.map} className={styles.hex ?? ''} />
      <div className={styles.about}>
        <p className={styles.kind}>
          {KINDS[row.kind]}{' '}
          <span className={voice.rule}>GOSS {row.state === 'pending' ? '23.1.0' : '23.1.1b'}</span>
        </p>
        {row.words && <p className={styles.words}>{row.words}</p>}
        {row.state === 'waiting' && (
          <p className={pictured ? voice.hidden : styles.note}>
            <span className={voice.hidden}>Waits for a unit. </span>
            Here or {row.neighbors.length > 0 ? `in ${row.neighbors.join(', ')}` : 'next to it'}
          </p>
        )}
        <p className={styles.note}>
          {row.state === 'pending' && 'It is settled first. '}
          {row.side === 'both' && 'It affects both sides. '}
          {printAge(row.age)} {row.goes && `It goes ${small(row.goes)}. `}
          {row.next && `${row.next}. `}
          {row.now && <b>Moves now. </b>}
        </p>
      </div>
      {moment === null && !open.over && <SlotActs row={row} place={place} onOpen={onOpen} send={send} />}
    </li>
  );
}

function SlotActs({ row, place, onOpen, send }: Acting & { row: RegisterRow; place: string }) {
  // The row is removed along with the focus, which moves to the side’s markers.
  async function done(list: HTMLElement | null) {
    if (await send({ type: 'units-done', marker: row.id })) list?.focus();
  }
  return (
    <div className={cx(lay.buttons, styles.acts)}>
      {row.state === 'waiting' && (
        <Button
          {...(row.now ? { look: 'solid' as const } : {})}
          aria-label={`A unit moves: ${place}`}
          onClick={() => onOpen(`move:${row.id}`)}
        >
          A unit moves
        </Button>
      )}
      {row.mayBeDone && (
        <Button
          aria-label={`Its units are done: ${place}`}
          onClick={({ currentTarget }) => void done(currentTarget.closest('ul'))}
        >
          Its units are done
        </Button>
      )}
      {row.state === 'pending' && (
        <Button aria-label={`Settle it: ${place}`} onClick={() => onOpen('doubles')}>
          Settle it
        </Button>
      )}
      {row.state === 'waiting' && (
        <Button aria-label={`Leader negates: ${place}`} onClick={() => onOpen(`leader:${row.id}`)}>
          Leader negates
        </Button>
      )}
      {row.state !== 'pending' && (
        <Button
          icon="trash"
          aria-label={`Take the marker away: ${place}`}
          onClick={() => onOpen(`remove:${row.id}`)}
        />
      )}
    </div>
  );
}

interface SideSheetProps extends Acting, Choosing {
  side: SideRegister;
}

/** One side’s markers, two places at most. @rule GOSS 23.1.2 */
export function SideSheet({ side, ...row }: SideSheetProps) {
  const { open } = useTable<OpenState>();
  return (
    <Sheet
      title={
        <span className={styles.who}>
          <Roundel mark={markOf(open.sides[side.side])} size="md" />
          <bdi>{side.name}</bdi>
        </span>
      }
      titleSize="head"
      tools={<span className={voice.note}>{printCount(side)}</span>}
      className={styles.side ?? ''}
    >
      <ul className={styles.slots} tabIndex={-1} aria-label={`Markers of ${side.name}`}>
        {side.rows.map((marker) => (
          <MarkerSlot key={marker.id} row={marker} {...row} />
        ))}
        {side.rows.length === 0 && <li className={styles.noMarker}>No marker</li>}
      </ul>
    </Sheet>
  );
}
