import { useState } from 'react';
import { checkDraw, checkOwed } from '@/systems/gathering-storm/commands/tiles';
import { totalOf } from '@/systems/gathering-storm/lines';
import { hidesMoney } from '@/systems/gathering-storm/purse';
import type { OpenState } from '@/systems/gathering-storm/state';
import { faceDown, TILES, type Tile } from '@/systems/gathering-storm/tile-pool';
import { readDraws } from '@/systems/gathering-storm/totals/income';
import { type Power, printList } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { LedgerRow } from '@/ui/ledger-form';
import { Stepper } from '@/ui/stepper';
import { useTable } from '../use-table';
import { Act, Reasons, type Send } from './construction-parts';
import styles from './construction-sheet.module.css';

interface TileRowProps {
  power: Power;
  send: Send;
  onOpen: (sheet: string) => void;
}

/** Random tiles: how many a power draws and why, and the draw itself, by the app or as it was made on the table. @rule GS 6 */
export function TileRow({ power, send, onOpen }: TileRowProps) {
  const { open } = useTable();
  const draws = readDraws(open, power).value;
  const here = checkDraw(open);
  const owed = here.ok ? checkOwed(open, power) : here;
  const refusal = owed.ok ? null : owed.refusal;
  const byApp = open.commitment !== null;
  return (
    <LedgerRow label="Random tiles" hint={`${faceDown(open.tiles)} of 90 face down`}>
      <Button look="quiet" onClick={() => onOpen(`why:${totalOf.draws(power)}`)}>
        {`Draws ${draws}. Why?`}
      </Button>
      {byApp && (
        <Act label="Draw them" refusal={refusal} onPress={() => void send({ type: 'draw-tiles', power })} />
      )}
      {!byApp && here.ok && !hidesMoney(open) && (
        <TypedTiles onEnter={(tiles) => send({ type: 'draw-tiles', power, tiles })} />
      )}
      {!byApp && hidesMoney(open) && <p className={styles.reasons}>Its owner enters them in the papers.</p>}
      <Drawn open={open} power={power} />
      <Reasons of={[['Draw', byApp ? refusal : here.ok ? null : here.refusal]]} />
    </LedgerRow>
  );
}

/** What was drawn this turn, as far as everyone may know. */
function Drawn({ open, power }: { open: OpenState; power: Power }) {
  const own = open.tiles.draws.filter((draw) => draw.power === power);
  if (own.length === 0) return null;
  const count = own.reduce((sum, draw) => sum + draw.count, 0);
  const seen = own.flatMap(({ tiles }) => tiles ?? []);
  return (
    <p className={styles.reasons}>
      {seen.length > 0
        ? `Drawn this turn: ${printList(seen.map(String))}.`
        : `Drawn this turn: ${count}. Its owner sees them in the papers.`}
    </p>
  );
}

/** Tiles that were drawn on the table, counted by kind. */
export function TypedTiles({ onEnter }: { onEnter: (tiles: Tile[]) => Promise<boolean> }) {
  const [counts, setCounts] = useState<Partial<Record<Tile, number>>>({});
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
          max={9}
          value={counts[tile] ?? 0}
          onChange={(count) => setCounts({ ...counts, [tile]: count })}
        />
      ))}
      <Button look="solid" disabled={tiles.length === 0} why="Count the tiles drawn first." onClick={enter}>
        Enter the tiles
      </Button>
    </div>
  );
}
