import { useState } from 'react';
import { MOST_FLAGS, readFlags } from '@/games/storm-over-asia/rules/china/regions';
import {
  FLAGS,
  type Flag,
  LETTERS,
  letterOf,
  REGIONS,
  type Region,
} from '@/games/storm-over-asia/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { FlagKeys } from '@/ui/form/flag-keys';
import { RegionTile } from '@/ui/mark/region-tile';
import { FlagRow } from './china/flag-row';
import { PLACES } from './china/places';
import { FLAG_MARKS } from './marks';
import styles from './new-table.module.css';
import { countOfFlags, flagAlone, flagName, sayFlags } from './words';

export type StartFlagsOf = Partial<Record<Region, Flag[]>>;

interface StartFlagsProps {
  china: StartFlagsOf;
  onChange: (china: StartFlagsOf) => void;
}

/** The flags that the mapboard prints, entered region by region: one by one, or all of a region by their letters. @rule SOA 25.1 */
export function StartFlags({ china, onChange }: StartFlagsProps) {
  const [chosen, setChosen] = useState<Region>(REGIONS[0]);
  const flags = china[chosen] ?? [];
  const full = flags.length >= MOST_FLAGS;
  /** Letters that cannot be read: the flags stay as they are. */
  const [unread, setUnread] = useDraftState<{ region: Region; text: string } | null>('letters', null);
  const wrong = unread?.region === chosen ? unread.text : null;
  function put(next: Flag[]) {
    setUnread(null);
    onChange({ ...china, [chosen]: next });
  }
  function write(text: string) {
    const read = readFlags(text);
    if (read) put(read);
    else setUnread({ region: chosen, text });
  }
  return (
    <div className={styles.start}>
      <div className={styles.regions}>
        {PLACES.map((region) => (
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
      <TextField
        key={chosen}
        label={`Flags of ${chosen}, by their letters`}
        hint={FLAGS.map((flag) => `${LETTERS[flag]} ${flag}`).join(', ')}
        value={wrong ?? flags.map((flag) => LETTERS[flag]).join('')}
        onChange={write}
        {...(wrong === null ? {} : { error: 'Write N, C, J or W, at most four (SOA 26.112).' })}
      />
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
