import type { ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { LIVE } from '../form/touched';
import lay from '../lay.module.css';
import styles from './region-tile.module.css';

interface RegionTileProps {
  name: string;
  /** Its letter in the rules. */
  letter?: string;
  /** Its state, in a few words. */
  words: string;
  /** The flags in words, since they are drawn without names. */
  flags: string;
  /** Hatched: its card cannot occur. */
  out?: boolean;
  chosen: boolean;
  /** A dragged item would drop here. */
  over?: boolean;
  /** Without it the tile is only looked at. */
  onPress?: () => void;
  tile?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** One region of a schematic map as a sheet in its place: the whole of it is a key. */
export function RegionTile({
  name,
  letter,
  words,
  flags,
  out,
  chosen,
  over,
  onPress,
  tile,
  children,
}: RegionTileProps) {
  const look = cx(lay.paper, styles.tile, out && styles.out, chosen && styles.chosen, over && styles.over);
  const label = `${name}. ${flags}. ${words}${letter ? `. Region ${letter}` : ''}`;
  const content = (
    <>
      <b className={styles.name}>
        {letter && <span className={styles.letter}>{letter}</span>} {name}
      </b>
      <span className={styles.words}>{words}</span>
      <span className={styles.flags}>{children}</span>
    </>
  );
  if (!onPress)
    return (
      <div className={look} role="img" aria-label={label}>
        {content}
      </div>
    );
  return (
    <button
      ref={tile}
      type="button"
      className={look}
      aria-label={label}
      {...LIVE}
      aria-pressed={chosen}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
