import type { Party } from '@/games/goss/rules/vocabulary';
import type { HomeTile } from '@/games/screens';
import { HexPicture } from './about/hex-picture';
import styles from './home-tile.module.css';
import { markOf } from './marks';

/** A hex of a map in columns, the even ones lower, with the six next to it. */
export const SHOWN = { hex: '2417', near: ['2416', '2517', '2518', '2418', '2318', '2317'] };

/** A hex and its neighbors by number. */
function Picture() {
  return (
    <span className={styles.board}>
      <HexPicture hex={SHOWN.hex} lines="columns" spots={SHOWN.near} />
    </span>
  );
}

export const TILE: HomeTile = {
  Picture,
  // Each table names its own sides, in the terms of this game.
  sealsOf: ({ sides = [] }) => sides.map((side) => markOf(side as Party)),
};
