import type { ReactNode } from 'react';
import { cx } from '../cx';
import { type Mark, Ribbon, Roundel } from '../mark/roundel';
import styles from './tile.module.css';

interface TileProps {
  name: string;
  /** Three letters, for the smallest tiles. */
  short: string;
  /** A form for tiles that the name does not fit. */
  middle?: string | undefined;
  /** Whose tile it is: its seal and ribbon. */
  owner?: Mark | undefined;
  /** Washed in brass. */
  due?: boolean;
  /** Hatched; with the ribbon of who took it, if one power did. */
  gone?: boolean;
  taker?: Mark | undefined;
  /** An ink ring. */
  open?: boolean;
  /** Cannot be chosen. */
  out?: boolean;
  /** The control that covers the tile; what the tile shows is only looked at. */
  control?: ReactNode;
  /** A class that sets its marks closer. */
  close?: string | undefined;
  /** What counts. */
  marks?: ReactNode;
  /** Flags, or the great figure of an owner. */
  foot?: ReactNode;
}

/** A tile of the map: one target, with what it shows in it. */
export function Tile({
  name,
  short,
  middle,
  owner,
  due,
  gone,
  taker,
  open,
  out,
  close,
  control,
  marks,
  foot,
}: TileProps) {
  const ribbon = owner ?? (gone ? taker : undefined);
  const looks = [due && styles.due, gone && styles.gone, open && styles.open, out && styles.out];
  return (
    <div className={cx(styles.tile, owner && styles.owned, ...looks)}>
      {control}
      {ribbon && <Ribbon mark={ribbon} className={styles.ribbon} />}
      <div className={cx(styles.face, close)}>
        <span className={cx(styles.name, middle !== undefined && styles.long)} aria-hidden="true">
          {owner && <Roundel mark={owner} className={styles.seal} />}
          <span className={styles.full}>{name}</span>
          <span className={styles.middle}>{middle ?? name}</span>
          <span className={styles.short}>{short}</span>
        </span>
        {marks && <span className={styles.marks}>{marks}</span>}
        {foot && <span className={styles.foot}>{foot}</span>}
      </div>
    </div>
  );
}
