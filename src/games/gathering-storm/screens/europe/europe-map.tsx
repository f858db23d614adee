import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { readRow } from '@/games/gathering-storm/rules/diplomacy/board';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import type { PactCountry } from '@/games/gathering-storm/rules/vocabulary';
import { signed } from '@/ui/figure/signed';
import { TileMap } from '@/ui/map/tile-map';
import { useTable } from '../use-table';
import { CountryTile } from './country-tile';
import { sayCountry } from './country-words';
import styles from './europe.module.css';
import { BRIDGES, COLUMNS, EUROPE, type EuropeCell, isPower, SEAS } from './grid';
import { PowerTile } from './power-tile';
import { seasOf } from './seas';

interface EuropeMapProps {
  shown: PactCountry | null;
  /** The countries’ buttons, used to return the focus. */
  tiles: Map<PactCountry, HTMLButtonElement>;
  onPick: (name: PactCountry) => void;
  onOpen: (sheet: string) => void;
  /** Where the way to the list lies. */
  view: ReactNode;
}

/** Europe as tiles in their places: a country opens, a power’s support and the tracks say why. @rule GS 4.16 */
export function EuropeMap({ shown, tiles, onPick, onOpen, view }: EuropeMapProps) {
  const { open } = useTable();
  const seas = [
    ...seasOf(open, (total) => onOpen(`why:${total}`)),
    { ...SEAS.view, content: <div className={styles.toggle}>{view}</div> },
  ];
  function tile({ id }: EuropeCell, tabIndex: 0 | -1) {
    if (isPower(id) && id !== 'Russia') {
      const total = totalOf.support(id);
      return (
        <PowerTile
          power={id}
          table={open}
          control={
            <button
              type="button"
              data-tile
              tabIndex={tabIndex}
              aria-label={`${id} support ${signed(readTotal(open, total).value)}. Why?`}
              onClick={() => onOpen(`why:${total}`)}
            />
          }
        />
      );
    }
    const control = (
      <CountryButton
        id={id}
        tiles={tiles}
        tabIndex={tabIndex}
        isShown={shown === id}
        label={`${id} ${sayCountry(readRow(open, id))}`.trim()}
        onPick={onPick}
      />
    );
    if (id === 'Russia') return <PowerTile power={id} table={open} open={shown === id} control={control} />;
    return <CountryTile name={id} table={open} open={shown === id} control={control} />;
  }
  return (
    <TileMap
      label="Europe"
      className={styles.map}
      columns={COLUMNS}
      cells={EUROPE}
      bridges={BRIDGES}
      seas={seas}
      current={shown ?? undefined}
      tile={tile}
    />
  );
}

interface CountryButtonProps extends Pick<EuropeMapProps, 'tiles' | 'onPick'> {
  id: PactCountry;
  tabIndex: 0 | -1;
  isShown: boolean;
  label: string;
}

/** Opens a country; a counter can be dropped on it. */
function CountryButton({ id, tiles, tabIndex, isShown, label, onPick }: CountryButtonProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <button
      ref={(button) => {
        setNodeRef(button);
        if (button) tiles.set(id, button);
      }}
      type="button"
      data-tile
      className={isOver ? styles.over : undefined}
      tabIndex={tabIndex}
      aria-expanded={isShown}
      aria-label={label}
      onClick={() => onPick(id)}
    />
  );
}
