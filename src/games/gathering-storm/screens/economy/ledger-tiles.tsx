import { checkOwed } from '@/games/gathering-storm/rules/commands/sheets/tiles';
import { linesOf, totalOf } from '@/games/gathering-storm/rules/state/lines';
import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { faceDown, TILES } from '@/games/gathering-storm/rules/state/tile-pool';
import { knowsDraws, readDraws } from '@/games/gathering-storm/rules/totals/income';
import { POWERS, type Power, printList, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { Figure } from '@/ui/figure/figure';
import type { LedgerCell, LedgerRow } from '@/ui/figure/ledger-table';
import { type Piece, TilePieces } from '@/ui/figure/tile-pieces';
import voice from '@/ui/type.module.css';
import { drawsHere } from './draw-form';
import styles from './ledger.module.css';
import { Amount, toEnter, type Ways } from './ledger-money';

/** Random tiles as pieces: as they were drawn this turn, or as many as a power draws. @rule GS 6; Guide, Income */
export function tilesRow(open: OpenState, ways: Ways): LedgerRow {
  const cells = POWERS.map((power) => tilesCell(open, power, ways));
  return { id: 'tiles', label: 'Random tiles', cells };
}

/** Whether there is anything to say of random tiles at a table that keeps income on its own sheets. */
export const tellsDraws = (open: OpenState) =>
  isTracked(open, 'income') ||
  POWERS.some((power) => knowsDraws(open, power) || linesOf(open, totalOf.draws(power)).length > 0);

function tilesCell(open: OpenState, power: Power, ways: Ways): LedgerCell {
  const { value, lines } = readDraws(open, power);
  const total = totalOf.draws(power);
  const why = { onPress: () => ways.onOpen(`why:${total}`) };
  const drawn = open.tiles.draws.filter((draw) => draw.power === power);
  if (drawn.length > 0) {
    const pieces = drawn.flatMap(({ count, tiles }) => tiles ?? Array<Piece>(count).fill('hidden'));
    return {
      content: <TilePieces pieces={pieces} />,
      label: `${power} drew ${sayDrawn(pieces)}. Why?`,
      ...why,
    };
  }
  const due = ways.live && drawsHere(open) && checkOwed(open, power).ok;
  const says = due ? 'Draw them' : 'Why?';
  if (knowsDraws(open, power))
    return {
      content:
        value > 0 ? <TilePieces pieces={Array<Piece>(value).fill('?')} /> : <Amount value={value} sum />,
      label: `${power} draws ${value} random ${value === 1 ? 'tile' : 'tiles'}. ${says}`,
      due,
      ...why,
    };
  if (lines.length === 0) {
    const { says: enter, onPress } = toEnter(power, total, ways);
    // What was drawn can be entered without the number that was due.
    const types = ways.live && drawsHere(open) && !hidesMoney(open);
    return {
      content: <Figure value={null} className={styles.figure} />,
      label: `${power}: how many random tiles it draws is not entered. ${types ? 'Enter what it drew' : enter}`,
      ...(types ? why : { onPress }),
    };
  }
  const change = lines.reduce((sum, { basis, amount }) => (basis === 'event' ? sum + amount : sum), 0);
  return {
    content: <Amount value={change} />,
    label: `${power}: events change its random tiles by ${printSigned(change)}. ${says}`,
    due,
    ...why,
  };
}

function sayDrawn(pieces: readonly Piece[]): string {
  if (!pieces.includes('hidden')) return printList(pieces.map(String));
  return `${pieces.length} random ${pieces.length === 1 ? 'tile' : 'tiles'}, which only its owner sees`;
}

/** The table’s ninety tiles: how many are face down, and which are face up. @rule GS 6 */
export function Pool({ open }: { open: OpenState }) {
  const { up } = open.tiles;
  const down = faceDown(open.tiles);
  return (
    <span>
      <span className={voice.hidden}>
        Of the ninety tiles {down} are face down; face up:{' '}
        {printList(TILES.map((tile) => `${up[tile]} of ${tile}`))} (GS 6)
      </span>
      <span aria-hidden="true">Face down</span>
      <TilePieces counted pieces={Array<Piece>(down).fill('hidden')} />
      <span aria-hidden="true">face up</span>
      <TilePieces counted pieces={TILES.flatMap((tile) => Array<Piece>(up[tile]).fill(tile))} />
    </span>
  );
}
