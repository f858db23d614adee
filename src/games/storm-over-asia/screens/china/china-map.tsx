import { printTurn } from '@/games/storm-over-asia/rules/calendar';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import type { Region } from '@/games/storm-over-asia/rules/vocabulary';
import { chancesOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { useTable } from '@/table/use-table';
import styles from './china-board.module.css';
import { MapRegion } from './map-region';
import { PLACES } from './places';

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
