import { useState } from 'react';
import { MOST_FLAGS } from '@/systems/storm-over-asia/china/regions';
import { FLAGS, type Flag, letterOf, REGIONS, type Region } from '@/systems/storm-over-asia/vocabulary';
import { Button } from '@/ui/form/button';
import { FlagKeys } from '@/ui/form/flag-keys';
import { RegionTile } from '@/ui/mark/region-tile';
import { FlagRow } from './china/flag-row';
import { FLAG_MARKS } from './marks';
import styles from './new-table.module.css';
import { countOfFlags, flagAlone, flagName, sayFlags } from './words';

export type StartFlagsOf = Partial<Record<Region, Flag[]>>;

interface StartFlagsProps {
  china: StartFlagsOf;
  onChange: (china: StartFlagsOf) => void;
}

/** The flags that the mapboard prints, entered region by region; a fifth is not offered. @rule SOA 25.1 */
export function StartFlags({ china, onChange }: StartFlagsProps) {
  const [chosen, setChosen] = useState<Region>(REGIONS[0]);
  const flags = china[chosen] ?? [];
  const full = flags.length >= MOST_FLAGS;
  const put = (next: Flag[]) => onChange({ ...china, [chosen]: next });
  return (
    <div className={styles.start}>
      <div className={styles.regions}>
        {REGIONS.map((region) => (
          <RegionTile
            key={region}
            name={region}
            letter={letterOf(region)}
            words={countOfFlags(china[region]?.length ?? 0)}
            flags={sayFlags(china[region] ?? [])}
            chosen={region === chosen}
            onPress={() => setChosen(region)}
          >
            <FlagRow flags={china[region] ?? []} small places />
          </RegionTile>
        ))}
      </div>
      {full ? (
        <p role="status">{chosen} has four flags: the most there can be (SOA 26.112).</p>
      ) : (
        <FlagKeys
          label={`Add a flag to ${chosen}`}
          keys={FLAGS.map((flag) => ({
            id: flag,
            mark: FLAG_MARKS[flag],
            name: flagAlone(flag),
            label: `Add a ${flagName(flag)} to ${chosen}`,
          }))}
          onPress={(flag) => put([...flags, flag as Flag])}
        />
      )}
      <Button
        disabled={flags.length === 0}
        why={`${chosen} has no flag yet.`}
        onClick={() => put(flags.slice(0, -1))}
      >
        Take the last one away
      </Button>
    </div>
  );
}
