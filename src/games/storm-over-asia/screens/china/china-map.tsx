import { memo } from 'react';
import { MOST_FLAGS, type RegionState } from '@/games/storm-over-asia/rules/china/regions';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { FLAGS, letterOf, printTurn, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { chancesOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { useTable } from '@/table/use-table';
import { Flag, FreePlace } from '@/ui/mark/flag';
import { RegionTile } from '@/ui/mark/region-tile';
import { FLAG_MARKS } from '../marks';
import { countOfFlags, sayFlags } from '../words';
import styles from './china-board.module.css';
import { DragHandle, dragHandleOf, useDropTarget } from './flag-drag';
import { PLACES } from './places';

interface MapRegionProps {
  region: Region;
  state: RegionState;
  /** Its card cannot be drawn next. */
  out: boolean;
  chosen: boolean;
  /** An earlier moment of the table: nothing can be moved. */
  still: boolean;
  tiles: Map<Region, HTMLButtonElement>;
  onChoose: (region: Region) => void;
}

/** A region on the map: its flags can be taken hold of, and others let go over it. An entry draws those that it changed. */
const MapRegion = memo(function MapRegion(props: MapRegionProps) {
  const { region, state, out, chosen, still, tiles, onChoose } = props;
  const landing = useDropTarget(region);
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
        onPress={() => onChoose(region)}
        tile={(element) => {
          if (element) tiles.set(region, element);
        }}
      >
        {sorted.map((flag, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
          <DragHandle key={at} id={dragHandleOf(region, flag, at)} still={still}>
            <Flag mark={FLAG_MARKS[flag]} />
          </DragHandle>
        ))}
        {Array.from({ length: Math.max(0, MOST_FLAGS - sorted.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <FreePlace key={at} />
        ))}
      </RegionTile>
    </div>
  );
});

const shortWhy = ({ conquered }: RegionState) =>
  conquered ? 'Conquered: card is out' : 'Came last: held out';

interface ChinaMapProps {
  chosen: Region | null;
  tiles: Map<Region, HTMLButtonElement>;
  onChoose: (region: Region) => void;
}

/** The nine regions in their places. @rule SOA 23.21 */
export function ChinaMap({ chosen, tiles, onChoose }: ChinaMapProps) {
  const { open, moment } = useTable<OpenState>();
  const chances = chancesOf(open.china, open.warlords, printTurn);
  return (
    <section className={styles.regions} aria-label="Chinese regions">
      {PLACES.map((region) => (
        <MapRegion
          key={region}
          region={region}
          state={open.china[region]}
          out={chances.some((item) => item.region === region && !item.can)}
          chosen={region === chosen}
          still={moment !== null}
          {...{ tiles, onChoose }}
        />
      ))}
    </section>
  );
}
