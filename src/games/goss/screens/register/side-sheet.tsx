import { printCount, type SideRegister } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import type { Command } from '@/kernel/game';
import { useTable } from '@/table/use-table';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { markOf } from '../marks';
import { MarkerSlot } from './marker-slot';
import styles from './register.module.css';

interface SideSheetProps {
  side: SideRegister;
  onOpen: (sheet: string) => void;
  send: (command: Command) => Promise<boolean>;
}

/** One side’s markers, two places at most. @rule GOSS 23.1.2 */
export function SideSheet({ side, onOpen, send }: SideSheetProps) {
  const { open } = useTable<OpenState>();
  const full = side.free === 0;
  return (
    <Sheet
      title={
        <span className={styles.who}>
          <Roundel mark={markOf(open.sides[side.side])} />
          <bdi>{side.name}</bdi>
        </span>
      }
      titleSize="head"
      tools={<span className={voice.note}>{printCount(side)}</span>}
      className={styles.side ?? ''}
    >
      <ul className={styles.slots} tabIndex={-1} aria-label={`Markers of ${side.name}`}>
        {side.rows.map((row) => (
          <MarkerSlot key={row.id} row={row} onOpen={onOpen} send={send} />
        ))}
        {side.rows.length === 0 && (
          <li className={styles.empty}>No marker. Nothing is recorded when nothing happens.</li>
        )}
      </ul>
      {full && (
        <p className={styles.third}>
          {open.readings['third-marker'] === 'phase'
            ? 'A third marker that would have to stay is ignored'
            : 'A third marker is ignored'}{' '}
          <span className={voice.rule}>GOSS 23.1.2</span>
        </p>
      )}
    </Sheet>
  );
}
