import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { heldOutOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { FlagRow } from '../china/flag-row';
import { PLACES } from '../china/places';
import { sayFlags } from '../words';
import styles from './room.module.css';

/** China from across the room: nine regions in their places with large flags. @rule SOA 23.21 */
export function RoomMap({ open: { china, warlords } }: { open: OpenState }) {
  return (
    <section className={styles.map} aria-label="Chinese regions">
      {PLACES.map((region) => {
        const { flags, conquered } = china[region];
        const out = conquered ? 'Conquered' : heldOutOf(warlords).includes(region) ? 'Held out' : null;
        return (
          <div
            key={region}
            className={cx(lay.paper, styles.region, out && styles.out)}
            role="img"
            aria-label={[region, sayFlags(flags), out].filter(Boolean).join('. ')}
          >
            <p className={styles.place}>
              <b>{region}</b>
              {out && <span>{out}</span>}
            </p>
            <p className={styles.flags}>
              <FlagRow flags={flags} places />
            </p>
          </div>
        );
      })}
    </section>
  );
}
