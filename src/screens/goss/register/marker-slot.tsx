import type { Command } from '@/kernel/game';
import type { RegisterRow } from '@/systems/goss/register';
import type { OpenState } from '@/systems/goss/state';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { HexBadge } from '@/ui/hex-badge';
import voice from '@/ui/type.module.css';
import styles from './register.module.css';

const KINDS = { open: 'Random event', combat: 'Combat event', movement: 'Movement event' } as const;

const printAge = (age: number) =>
  age === 0 ? 'Laid in this phase.' : age === 1 ? 'Age: 1 phase.' : `Age: ${age} phases.`;

interface MarkerSlotProps {
  row: RegisterRow;
  onOpen: (sheet: string) => void;
  send: (command: Command) => Promise<boolean>;
}

/** A marker: its hex, what it is, its age and neighbors, and what may be done with it. @rule GOSS 23.1.1b */
export function MarkerSlot({ row, onOpen, send }: MarkerSlotProps) {
  const { open, moment } = useTable<OpenState>();
  const place = row.map ? `${row.hex}, ${row.map}` : row.hex;
  return (
    <li className={cx(styles.slot, row.now && styles.ready, row.state === 'works' && styles.works)}>
      <HexBadge hex={row.hex} map={row.map} />
      <div className={styles.about}>
        <p className={styles.kind}>{KINDS[row.kind]}</p>
        {row.words && <p className={styles.words}>{row.words}</p>}
        <p className={styles.note}>
          {row.state === 'waiting' &&
            (row.neighbors.length > 0
              ? `Waits for a unit here or in ${row.neighbors.join(', ')}. `
              : 'Waits for a unit here or next to here. ')}
          {row.state === 'pending' && 'It is settled first. '}
          {printAge(row.age)}{' '}
          {row.goes && `It goes ${row.goes.charAt(0).toLowerCase()}${row.goes.slice(1)}. `}
          <span className={voice.rule}>GOSS 23.1.1b</span>
        </p>
        {row.state === 'waiting' && !row.now && row.next && <p className={styles.note}>{row.next}</p>}
      </div>
      {moment === null && !open.over && (
        <div className={styles.acts}>
          {row.state === 'waiting' && (
            <Button
              {...(row.now ? { look: 'solid' as const } : {})}
              aria-label={`A unit is about to move: ${place}`}
              onClick={() => onOpen(`move:${row.id}`)}
            >
              A unit moves
            </Button>
          )}
          {row.mayBeDone && (
            <Button
              aria-label={`Its units are done: ${place}`}
              onClick={() => void send({ type: 'units-done', marker: row.id })}
            >
              Its units are done
            </Button>
          )}
          {row.state === 'pending' && <Button onClick={() => onOpen('doubles')}>Settle it</Button>}
          {row.state === 'waiting' && (
            <>
              <Button aria-label={`A leader negates it: ${place}`} onClick={() => onOpen(`leader:${row.id}`)}>
                Leader negates
              </Button>
              <Button
                icon="trash"
                aria-label={`Take the marker away: ${place}`}
                onClick={() => onOpen(`remove:${row.id}`)}
              />
            </>
          )}
        </div>
      )}
    </li>
  );
}
