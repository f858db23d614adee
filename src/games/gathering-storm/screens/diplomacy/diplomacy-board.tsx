import { type ReactNode, useRef, useState } from 'react';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { PACT_COUNTRIES, type PactCountry, type Region } from '@/games/gathering-storm/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import { useNarrow } from '@/ui/page/use-narrow';
import { EuropeMap } from '../europe/europe-map';
import { useEuropeView } from '../europe/use-europe-view';
import { ViewButton } from '../europe/view-button';
import { useDispatchHere, useTable } from '../use-table';
import { CounterDrag } from './counter-drag';
import { CountryPanel } from './country-panel';
import styles from './diplomacy-board.module.css';
import { ReadingNote } from './reading-note';
import { RegionRows } from './region-rows';
import { ResolutionLines } from './resolution-lines';

/** As they are read on the map, from west to east; on a phone where most is contested comes first. */
const PLACES: readonly Region[] = [
  'Western Europe',
  'Scandinavia',
  'Eastern Europe',
  'Central Europe',
  'Balkans',
];
/** The first of them fill a phone. */
const COLUMN: readonly Region[] = [
  'Eastern Europe',
  'Central Europe',
  'Balkans',
  'Scandinavia',
  'Western Europe',
];

/** For a table on which it matters whether an Axis counter came after the first placement. @rule GS 24.54E */
function PlacementOver() {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  if (open.step !== 'placement' || open.cards !== 'paper' || !isTracked(open, 'flags')) return null;
  return (
    <div>
      <Button onClick={() => void send({ type: 'advance', to: 'diplomacy' })}>First placement is over</Button>
      {refused}
    </div>
  );
}

/**
 * Europe as a map or by region in lists, and the country that is open; `aside` is beside the map while none is.
 * @rule GS 4.16
 */
export function DiplomacyBoard({ onOpen, aside }: PageProps & { aside?: ReactNode }) {
  const forms = useForms();
  const [shown, setShown] = useState<PactCountry | null>(
    () => PACT_COUNTRIES.find((country) => forms.names(`${country}/`).length > 0) ?? null,
  );
  const rows = useRef(new Map<PactCountry, HTMLButtonElement>());
  const narrow = useNarrow();
  const [view, setView] = useEuropeView();
  const rest = useDeferredRender() || shown !== null;
  const regions = narrow ? COLUMN.slice(0, rest ? COLUMN.length : 2) : PLACES;

  function close() {
    if (shown) rows.current.get(shown)?.focus();
    setShown(null);
  }
  const panel = shown && (
    <FormsOf key={shown} name={shown}>
      <CountryPanel
        name={shown}
        onOpen={onOpen}
        onPick={setShown}
        onClose={close}
        {...(view === 'map' ? { tile: () => rows.current.get(shown) } : {})}
      />
    </FormsOf>
  );
  const onStage = aside !== undefined;
  const atResolution = useTable().open.step === 'resolution';
  const resolves = onStage || atResolution;
  const lines = resolves && <ResolutionLines onPick={setShown} quiet={onStage && narrow} />;
  const pick = (name: PactCountry) => (name === shown ? close() : setShown(name));
  const button = <ViewButton view={view} onView={setView} />;
  const inList = narrow && view === 'list';
  const board = (tray: ReactNode) => (
    <div className={cx(styles.board, view === 'map' && styles.tiles)}>
      <div className={styles.map}>
        {narrow && !shown && aside}
        {narrow && lines}
        {view === 'map' ? (
          <EuropeMap shown={shown} tiles={rows.current} onPick={pick} onOpen={onOpen} view={button} />
        ) : (
          <div className={styles.regions}>
            {regions.map((region) => (
              <RegionRows
                key={region}
                region={region}
                shown={shown}
                rows={rows.current}
                onPick={pick}
                onOpen={onOpen}
                panel={inList ? panel : null}
              />
            ))}
          </div>
        )}
        {view === 'list' && <div className={styles.view}>{button}</div>}
      </div>
      <div className={styles.side}>
        {(!inList && panel) ||
          (!shown && (
            <>
              {!narrow && aside}
              {!narrow && lines}
              {view === 'map' && !narrow && tray}
              {onStage && <PlacementOver />}
              {!onStage && <ReadingNote onPick={setShown} />}
            </>
          ))}
      </div>
    </div>
  );
  return <CounterDrag onPick={setShown}>{board}</CounterDrag>;
}
