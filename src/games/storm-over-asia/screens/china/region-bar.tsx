import { useEffect, useRef } from 'react';
import { MOST_FLAGS } from '@/games/storm-over-asia/rules/china/regions';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { printTurn, REGIONS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { cardDoes, chancesOf, flagsAfterCard } from '@/games/storm-over-asia/rules/warlords/cards';
import { Moves } from '@/table/journal/moves';
import type { Acts } from '@/table/use-acts';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import { ActLine } from '../act-line';
import { flagsInWords, sayFlags } from '../words';
import { FlagRow } from './flag-row';
import styles from './region-bar.module.css';

interface RegionBarProps {
  open: OpenState;
  region: Region | null;
  changing: boolean;
  acts: Acts;
  onChange?: () => void;
}

/** What the selected region’s card would do, before and after. @rule SOA 26.112 */
export function RegionBar({ open, region, changing, acts, onChange }: RegionBarProps) {
  const sheet = useRef<HTMLElement>(null);
  // On a phone the bar is below the map: scroll it into view.
  useEffect(() => {
    if (region) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [region]);
  return (
    <section ref={sheet} className={cx(lay.paper, styles.sheet)} aria-label="The chosen region">
      <ActLine acts={acts} undoBelow />
      {region ? (
        <Chosen open={open} region={region} changing={changing} {...(onChange ? { onChange } : {})} />
      ) : (
        <p className={styles.empty}>
          {REGIONS.every((name) => open.china[name].flags.length === 0)
            ? 'There are no flags yet. Choose a region and place its flags as the mapboard shows them (SOA 25.1).'
            : 'Choose a region to see what its card would do, or to change its flags.'}
        </p>
      )}
      {onChange && (
        <div className={styles.moves}>
          <Moves first act={acts.act} />
        </div>
      )}
    </section>
  );
}

type ChosenProps = Omit<RegionBarProps, 'region' | 'acts'> & { region: Region };

function Chosen({ open, region, changing, onChange }: ChosenProps) {
  const { words, rule } = sayCard(open, region);
  const before = open.china[region].flags;
  const after = flagsAfterCard(open.china, region);
  return (
    <div className={cx(lay.ends, styles.bar)}>
      <div>
        <h2>If {region} comes</h2>
        <p className={voice.note}>
          {words} <span className={voice.rule}>{rule}</span>
        </p>
      </div>
      <div className={styles.change}>
        <span className={styles.flags} role="img" aria-label={`Before: ${sayFlags(before)}`}>
          {before.length === 0 ? (
            <span className={voice.note}>No flags</span>
          ) : (
            <FlagRow flags={before} small />
          )}
        </span>
        <Icon name="chevron-right" />
        <span className={styles.flags} role="img" aria-label={`After: ${sayFlags(after)}`}>
          <FlagRow flags={after} small />
        </span>
        {onChange && (
          <Button icon="pen" aria-expanded={changing} className={styles.button} onClick={onChange}>
            Change flags
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why the card cannot be drawn now, or what it does. */
function sayCard({ china, warlords }: OpenState, region: Region): { words: string; rule: string } {
  const chance = chancesOf(china, warlords, printTurn).find((item) => item.region === region);
  if (chance && !chance.can) return { words: chance.why, rule: chance.rule };
  const { replaces, nothing, rule } = cardDoes(china, region);
  const count = flagsInWords(china[region].flags.length);
  if (nothing) return { words: 'Four warlord flags: there is nothing to replace', rule };
  if (replaces) return { words: `${flagsInWords(MOST_FLAGS)}: a ${replaces} flag goes`, rule };
  return { words: `${count}: a warlord flag is added`, rule };
}
