import { TILES, type Tile } from '@/games/gathering-storm/rules/state/tile-pool';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { Stepper } from '@/ui/form/stepper';
import styles from './typed-tiles.module.css';

interface TypedTilesProps {
  /** How many are due, if known. */
  due?: number;
  onEnter: (tiles: Tile[]) => Promise<boolean>;
}

/** Tiles that were drawn on the table, counted by kind. */
export function TypedTiles({ due, onEnter }: TypedTilesProps) {
  const [counts, setCounts] = useDraftState<Partial<Record<Tile, number>>>('tiles', {});
  const tiles = TILES.flatMap((tile) => Array<Tile>(counts[tile] ?? 0).fill(tile));
  const enter = () => void onEnter(tiles).then((done) => done && setCounts({}));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div className={styles.tiles} role="group" aria-label="Tiles drawn">
      {TILES.map((tile) => (
        <Stepper
          key={tile}
          showLabel
          label={`Tiles of ${tile}`}
          sign="minus"
          min={0}
          max={30}
          value={counts[tile] ?? 0}
          onChange={(count) => setCounts({ ...counts, [tile]: count })}
        />
      ))}
      {due !== undefined && tiles.length > 0 && tiles.length !== due && (
        <p className={styles.hint}>
          {due} {due === 1 ? 'is' : 'are'} due, {tiles.length} counted.
        </p>
      )}
      <Button look="solid" disabled={tiles.length === 0} why="Count the tiles drawn first." onClick={enter}>
        Enter the tiles
      </Button>
    </div>
  );
}
