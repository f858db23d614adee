import { NEEDS } from '@/games/goss/rules/events';
import type { OpenState } from '@/games/goss/rules/state';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import styles from './room.module.css';
import { RoomMarker } from './room-marker';

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
