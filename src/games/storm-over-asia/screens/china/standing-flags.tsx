import { useState } from 'react';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { FLAGS, type Flag, REGIONS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { FlagKeys } from '@/ui/form/flag-keys';
import { SelectField } from '@/ui/form/select-field';
import { FLAG_MARKS } from '../marks';
import { flagAlone, flagName } from '../words';
import styles from './region-panel.module.css';

interface StandingFlagsProps {
  region: Region;
  act: (command: Command) => Promise<boolean>;
}

/** The flags in a region: pick one up, then remove it, move it, or turn it into another. */
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

/** The draft name for the destination of a flag. */
const moveOf = (flag: Flag) => `${flag} to`;

function TakenUp({ region, flag, act }: StandingFlagsProps & { flag: Flag }) {
  const forms = useForms();
  const others = REGIONS.filter((other) => other !== region);
  const [to, setTo] = useDraftState<string>(moveOf(flag), others[0] as string);
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
      <Becomes region={region} flag={flag} act={act} />
    </>
  );
}

/** What a flag most often becomes. @rule SOA 26.111, 26.21 */
const USUAL: Record<Flag, Flag> = {
  warlord: 'Nationalist',
  Nationalist: 'warlord',
  Japanese: 'warlord',
  Communist: 'Nationalist',
};

/** By what it may become that: the United Front counts some, and the surplus is used up by one. @rule SOA 26.21, 26.22 */
function causesOf(region: Region, from: Flag, to: Flag): { words: string; command: Command }[] {
  const turned = { type: 'turn-flag', region, from, to };
  const results =
    from === 'warlord' && to === 'Nationalist'
      ? ([
          ['by a Chinese result', 'chinese-result'],
          ['from the surplus', 'surplus'],
        ] as const)
      : [];
  return [
    ...results.map(([words, cause]) => ({ words, command: { type: 'convert-warlord', region, cause } })),
    { words: 'by a random event', command: { ...turned, by: 'event' } },
    { words: 'for another reason', command: { ...turned, by: 'other' } },
    { words: 'to put the board right', command: { ...turned, by: 'correction' } },
  ];
}

/** Turns the flag into another; one tap picks the cause. */
function Becomes({ region, flag, act }: StandingFlagsProps & { flag: Flag }) {
  const [to, setTo] = useState<Flag>(USUAL[flag]);
  return (
    <>
      <FlagKeys
        label="It becomes"
        keys={FLAGS.filter((other) => other !== flag).map((other) => ({
          id: other,
          mark: FLAG_MARKS[other],
          name: flagAlone(other),
          label: `It becomes a ${flagName(other)}`,
        }))}
        value={to}
        onPress={(id) => setTo(id as Flag)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: keys that are answers, not fields */}
      <div className={styles.buttons} role="group" aria-label="By what?">
        {causesOf(region, flag, to).map(({ words, command }) => (
          <Button key={words} onClick={() => void act(command)}>
            {flagAlone(to)}, {words}
          </Button>
        ))}
      </div>
    </>
  );
}
