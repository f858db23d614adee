import type { Ref } from 'react';
import { MOST_FLAGS, type RegionState } from '@/systems/storm-over-asia/china/regions';
import { FLAGS, letterOf, type Region } from '@/systems/storm-over-asia/vocabulary';
import type { CardChance } from '@/systems/storm-over-asia/warlords/cards';
import { Flag, FreePlace } from '@/ui/mark/flag';
import { RegionTile } from '@/ui/mark/region-tile';
import { FLAG_MARKS } from '../marks';
import { countOfFlags, sayFlags } from '../words';
import styles from './china-board.module.css';
import { Grip, gripOf, useLanding } from './flag-drag';

interface MapRegionProps {
  region: Region;
  state: RegionState;
  chance: CardChance | undefined;
  chosen: boolean;
  /** The table as it was: nothing is moved. */
  still: boolean;
  onPress: () => void;
  tile: Ref<HTMLButtonElement>;
}

/** A region on the map: its flags can be taken hold of, and others let go over it. */
export function MapRegion({ region, state, chance, chosen, still, onPress, tile }: MapRegionProps) {
  const landing = useLanding(region);
  const out = chance?.can === false;
  const sorted = FLAGS.flatMap((flag) => state.flags.filter((item) => item === flag));
  return (
    <div ref={landing.ref} className={styles.place}>
      <RegionTile
        name={region}
        letter={letterOf(region)}
        words={out ? shortWhy(state) : countOfFlags(state.flags.length)}
        flags={sayFlags(state.flags)}
        out={out}
        chosen={chosen}
        over={landing.over}
        onPress={onPress}
        tile={tile}
      >
        {sorted.map((flag, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
          <Grip key={at} id={gripOf(region, flag, at)} still={still}>
            <Flag mark={FLAG_MARKS[flag]} />
          </Grip>
        ))}
        {Array.from({ length: Math.max(0, MOST_FLAGS - sorted.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <FreePlace key={at} />
        ))}
      </RegionTile>
    </div>
  );
}

const shortWhy = ({ conquered }: RegionState) =>
  conquered ? 'Conquered: card is out' : 'Came last: held out';
