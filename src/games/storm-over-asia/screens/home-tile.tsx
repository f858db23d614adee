import type { HomeTile } from '@/games/screens';
import { type Flag, POWERS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { FlagLines, FreeLines } from '@/ui/mark/flag';
import { PLACES } from './china/places';
import styles from './home-tile.module.css';
import { FLAG_MARKS, MARKS } from './marks';

const SEALS = POWERS.map((power) => MARKS[power]);

const [N, C, J, W] = ['Nationalist', 'Communist', 'Japanese', 'warlord'] as const;

/** Example flags from a game in progress; the initial placement is printed on the mapboard. */
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

/** How wide a region is, how far the next one begins, and how wide a place in it is: in a picture of 140. */
const [WIDTH, STEP, PLACE] = [44.7, 47.7, 20];

/** The nine regions in their places, four places for flags in each: one drawing, since it stands in the first page. */
function Picture() {
  return (
    <svg className={styles.board} viewBox="0 0 140 140" aria-hidden="true">
      {PLACES.map((region, at) => (
        <g key={region} transform={`translate(${(at % 3) * STEP} ${Math.floor(at / 3) * STEP})`}>
          <rect className={styles.region} x="0.5" y="0.5" width={WIDTH - 1} height={WIDTH - 1} rx="3" />
          {[0, 1, 2, 3].map((place) => {
            const flag = FLAGS[region]?.[place];
            const [x, y] = [place % 2, place >> 1].map((side) => 2 + side * (PLACE + 0.7));
            return (
              <g key={place} transform={`translate(${x} ${y}) scale(${PLACE / 44})`}>
                {flag ? <FlagLines mark={FLAG_MARKS[flag]} /> : <FreeLines />}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

export const TILE: HomeTile = { Picture, sealsOf: () => SEALS };
