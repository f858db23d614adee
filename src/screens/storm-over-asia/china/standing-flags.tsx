import { useState } from 'react';
import type { Command } from '@/kernel/game';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { FLAGS, type Flag, REGIONS, type Region } from '@/systems/storm-over-asia/vocabulary';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { FlagKeys } from '@/ui/flag-keys';
import { useForms, useKept } from '@/ui/kept';
import { SelectField } from '@/ui/select-field';
import { FLAG_MARKS } from '../marks';
import { flagName } from '../words';
import styles from './region-panel.module.css';

interface StandingFlagsProps {
  region: Region;
  act: (command: Command) => Promise<boolean>;
}

/** The flags that stand in a region: one is taken up, then goes away, elsewhere, or becomes another. */
export function StandingFlags({ region, act }: StandingFlagsProps) {
  const { open } = useTable<OpenState>();
  const forms = useForms();
  const [up, setUp] = useState<Flag | null>(
    () => FLAGS.find((flag) => forms.names(moveOf(flag)).length > 0) ?? null,
  );
  const { flags } = open.china[region];
  const kinds = FLAGS.filter((flag) => flags.includes(flag));
  const held = up && kinds.includes(up) ? up : null;
  return (
    <>
      <FlagKeys
        label="Flags here: pick one up"
        keys={kinds.map((flag) => ({
          id: flag,
          mark: FLAG_MARKS[flag],
          name: `${flags.filter((item) => item === flag).length} ${flag}`,
          label: `Pick up a ${flagName(flag)}`,
        }))}
        value={held}
        onPress={(id) => setUp(id === held ? null : (id as Flag))}
      />
      {held && <TakenUp key={held} region={region} flag={held} act={act} />}
    </>
  );
}

/** Under this name it is kept where a flag is to go. */
const moveOf = (flag: Flag) => `${flag} to`;

function TakenUp({ region, flag, act }: StandingFlagsProps & { flag: Flag }) {
  const forms = useForms();
  const others = REGIONS.filter((other) => other !== region);
  const [to, setTo] = useKept<string>(moveOf(flag), others[0] as string);
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => void act({ type: 'take-flag', region, flag })}>
          Take the {flagName(flag)} away
        </Button>
      </div>
      <div className={styles.move}>
        <SelectField
          label="Move it to"
          options={others.map((value) => ({ value, label: value }))}
          value={to}
          onChange={setTo}
        />
        <Button
          onClick={() =>
            void act({ type: 'move-flag', flag, from: region, to }).then(
              (went) => went && forms.forget(moveOf(flag)),
            )
          }
        >
          Move it
        </Button>
      </div>
      {flag === 'warlord' && (
        <div className={styles.buttons}>
          <Button onClick={() => void act({ type: 'convert-warlord', region, cause: 'chinese-result' })}>
            Nationalist, by a Chinese result
          </Button>
          <Button onClick={() => void act({ type: 'convert-warlord', region, cause: 'surplus' })}>
            Nationalist, from the surplus
          </Button>
        </div>
      )}
    </>
  );
}
