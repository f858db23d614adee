import { useId, useLayoutEffect, useRef } from 'react';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { FLAGS, letterOf, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { type Acts, useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FlagKeys } from '@/ui/form/flag-keys';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { ActLine } from '../act-line';
import { FLAG_MARKS } from '../marks';
import { flagAlone, flagName, sayFlags } from '../words';
import styles from './region-panel.module.css';
import { StandingFlags } from './standing-flags';

interface RegionPanelProps {
  region: Region;
  onClose: () => void;
}

/** The open region: its flags placed, taken, moved and turned; Japan’s results; conquest and revolt. @rule SOA 25, 26, 37 */
export function RegionPanel({ region, onClose }: RegionPanelProps) {
  const { open } = useTable<OpenState>();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { top } = title.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > innerHeight / 2) sheet.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={sheet} className={cx(lay.paper, styles.panel)} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} ref={title} tabIndex={-1}>
            {region}
          </h2>
          <p className={voice.note}>
            Region {letterOf(region)}; {sayFlags(open.china[region].flags)}
          </p>
        </div>
        <Button icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      <Part>
        {(act) => (
          <FlagKeys
            label="Place a flag"
            keys={FLAGS.map((flag) => ({
              id: flag,
              mark: FLAG_MARKS[flag],
              name: flagAlone(flag),
              label: `Place a ${flagName(flag)}`,
            }))}
            onPress={(flag) => void act({ type: 'place-flag', region, flag })}
          />
        )}
      </Part>
      {open.china[region].flags.length > 0 && (
        <Part>{(act) => <StandingFlags region={region} act={act} />}</Part>
      )}
      <Part title="A Japanese result" rule="SOA 26.113">
        {(act) => (
          <div className={styles.buttons}>
            <Button
              onClick={() => void act({ type: 'japanese-result', region, flag: 'Japanese', mayPlace: true })}
            >
              Place Japan’s flag
            </Button>
            <Button
              onClick={() => void act({ type: 'japanese-result', region, flag: 'warlord', mayPlace: false })}
            >
              It may not: place a warlord flag
            </Button>
          </div>
        )}
      </Part>
      <Part title="Conquest" rule="SOA 26.112E">
        {(act) => (
          <Button
            icon="swords"
            onClick={() => void act({ type: 'conquest', region, conquered: !open.china[region].conquered })}
          >
            {open.china[region].conquered ? `${region} revolts` : `Japan conquers ${region}`}
          </Button>
        )}
      </Part>
    </section>
  );
}

interface PartProps {
  title?: string;
  rule?: string;
  children: (act: Acts['act']) => React.ReactNode;
}

/** One thing that the table can change; its result or refusal is shown right below. */
function Part({ title, rule, children }: PartProps) {
  const acts = useActs();
  return (
    <div className={styles.part}>
      {title && (
        <h3 className={voice.label}>
          {title} {rule && <span className={voice.rule}>{rule}</span>}
        </h3>
      )}
      {children(acts.act)}
      <ActLine acts={acts} />
    </div>
  );
}
