import { useCallback, useRef, useState } from 'react';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { REGIONS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { CardSheet } from './card-sheet';
import styles from './china-board.module.css';
import { ChinaMap } from './china-map';
import { FlagDrag } from './flag-drag';
import { FrontSheet } from './front-sheet';
import { RegionBar } from './region-bar';
import { RegionPanel } from './region-panel';
import { WarlordSheet } from './warlord-sheet';

/** China: nine regions, what the chosen one’s card would do, the United Front and the warlord cards. @rule SOA 23.21, 26, 32 */
export function ChinaBoard({ onOpen }: PageProps) {
  const { open, moment } = useTable<OpenState>();
  const acts = useActs();
  const forms = useForms();
  const [chosen, setChosen] = useState<Region | null>(
    () => REGIONS.find((region) => forms.names(`${region}/`).length > 0) ?? null,
  );
  const [changing, setChanging] = useState(chosen !== null);
  const tiles = useRef(new Map<Region, HTMLButtonElement>());
  const still = moment !== null;

  const choose = useCallback(
    (region: Region) => setChosen((now) => (region === now && !changing ? null : region)),
    [changing],
  );
  function close() {
    setChanging(false);
    if (chosen) tiles.current.get(chosen)?.focus();
  }
  return (
    <div className={styles.board}>
      <FlagDrag act={acts.act}>
        <div className={cx(lay.column, styles.map)}>
          <ChinaMap chosen={chosen} tiles={tiles.current} onChoose={choose} />
          <RegionBar
            open={open}
            region={chosen}
            changing={changing}
            acts={acts}
            {...(still ? {} : { onChange: () => setChanging(!changing) })}
          />
        </div>
        <div className={cx(lay.column, styles.side)}>
          {chosen && changing && !still ? (
            <FormsOf key={chosen} name={chosen}>
              <RegionPanel region={chosen} onClose={close} />
            </FormsOf>
          ) : (
            <>
              <CardSheet />
              <FrontSheet onOpen={onOpen} />
              <WarlordSheet />
            </>
          )}
        </div>
      </FlagDrag>
    </div>
  );
}
