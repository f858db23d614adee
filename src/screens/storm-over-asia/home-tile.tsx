import type { HomeTile } from '@/screens/games';
import { type Flag, POWERS, type Region } from '@/systems/storm-over-asia/vocabulary';
import { FlagRow } from './china/flag-row';
import { PLACES } from './china/places';
import styles from './home-tile.module.css';
import { MARKS } from './marks';

const SEALS = POWERS.map((power) => MARKS[power]);

const [N, C, J, W] = ['Nationalist', 'Communist', 'Japanese', 'warlord'] as const;

/** Some flags, as a game may have them after a while: where they stand at the start is printed on the mapboard. */
const FLAGS: Partial<Record<Region, Flag[]>> = {
  Shensi: [C, C, N],
  'Northern China': [N, J, W],
  'Eastern China': [N, N],
  Szechuan: [N, W, W],
  'Central China': [N, N, C],
  Shanghai: [J, J, J],
  Yunnan: [N, W],
  'Southern China': [N, N, W, W],
  'South China Coast': [N, J],
};

/** The nine regions in their places, four places for flags in each. */
function Picture() {
  return (
    <span className={styles.board}>
      {PLACES.map((region) => (
        <span key={region} className={styles.region}>
          <FlagRow flags={FLAGS[region] ?? []} small places />
        </span>
      ))}
    </span>
  );
}

export const TILE: HomeTile = { Picture, sealsOf: () => SEALS };
