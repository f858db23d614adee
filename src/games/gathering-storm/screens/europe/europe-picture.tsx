import { readRow } from '@/games/gathering-storm/rules/diplomacy/board';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { signed } from '@/ui/figure/signed';
import { TileMap } from '@/ui/map/tile-map';
import voice from '@/ui/type.module.css';
import { CountryTile } from './country-tile';
import { sayCountry } from './country-words';
import styles from './europe.module.css';
import { BRIDGES, COLUMNS, EUROPE, type EuropeCell, isPower, SEAS } from './grid';
import { PowerTile } from './power-tile';
import { seasOf } from './seas';

/** What a tile shows, in words. */
function sayPlace(open: OpenState, { id }: EuropeCell): string {
  const support = isPower(id) && `support ${signed(readTotal(open, totalOf.support(id)).value)}`;
  const marks = isPower(id) && id !== 'Russia' ? '' : sayCountry(readRow(open, id));
  return [id, [support, marks].filter(Boolean).join('. ')].join(' ').trim();
}

/** Europe as tiles that are only looked at, from afar: support on plates, no key. @rule GS 4.16 */
export function EuropePicture({ open }: { open: OpenState }) {
  function tile(cell: EuropeCell) {
    const words = <span className={voice.hidden}>{sayPlace(open, cell)}</span>;
    return isPower(cell.id) ? (
      <PowerTile power={cell.id} table={open} plate control={words} />
    ) : (
      <CountryTile name={cell.id} table={open} control={words} />
    );
  }
  return (
    <TileMap
      label="Europe"
      className={styles.map}
      columns={COLUMNS}
      cells={EUROPE}
      bridges={BRIDGES}
      seas={seasOf(open).filter(({ id }) => id !== SEAS.key.id)}
      canFocus={() => false}
      tile={tile}
    />
  );
}
