import type { KindGroup } from '@/games/gathering-storm/rules/effects/effect';
import type { Picture } from '@/games/gathering-storm/rules/say/picture';
import { cx } from '@/ui/cx';
import { CountDial } from '@/ui/figure/count-dial';
import { signed } from '@/ui/figure/signed';
import { Icon, type IconName } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import board from './board-pictures.module.css';
import styles from './effect-picture.module.css';
import { Arrow, Move } from './move';
import { Piece } from './piece';
import { CELLS, lowest, Strip } from './strip';
import { Ticks } from './ticks';

type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

/** The width of a cell and the top of the row, in the drawing’s own units. */
const CELL = 66;
const TOP = 29;

/** The climate’s track: the cell it left is hollow, the new one solid, an arc from one to the other. */
export function Climate({ by, way, least, most, isLine }: Of<'climate'> & { isLine: boolean }) {
  if (isLine || !way)
    return (
      <>
        <Strip way={way} />
        <Move way={way} by={by} sign="always" />
      </>
    );
  const low = lowest(way, least, most);
  const middle = (value: number) => (value - low) * CELL + CELL / 2 + 4;
  const [from, to] = [middle(way.from), middle(way.to)];
  return (
    <svg className={board.climate} viewBox={`0 0 ${CELLS * CELL + 8} 96`} aria-hidden="true">
      <rect className={board.cells} x="4" y={TOP} width={CELLS * CELL} height="64" rx="8" />
      {Array.from({ length: CELLS - 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <path key={at} className={board.wall} d={`M${(at + 1) * CELL + 4} ${TOP}v64`} />
      ))}
      {way.from !== way.to && (
        <rect className={board.was} x={from - 28} y={TOP + 5} width="56" height="54" rx="4" />
      )}
      <rect className={board.now} x={to - 34} y={TOP - 1} width="68" height="66" rx="6" />
      {Array.from({ length: CELLS }, (_, at) => low + at).map((value) => (
        <text
          key={value}
          className={cx(board.digit, value === way.to && board.reached, value === way.from && board.left)}
          x={middle(value)}
          y={TOP + 42}
        >
          {signed(value)}
        </text>
      ))}
      {way.from === way.to ? (
        <path className={board.stop} d={`M${to + (by < 0 ? -40 : 40)} ${TOP - 8}v80`} />
      ) : (
        <path
          className={board.way}
          d={`M${from} ${TOP - 3}C${from} 4 ${to} 4 ${to} ${TOP - 8}M${to - 11} ${TOP - 17}l11 12 11-12`}
        />
      )}
    </svg>
  );
}

/** The index as its list of ticks, the new one in brass. */
export function Index({ by, way }: Of<'index'>) {
  return (
    <>
      <Ticks kept={way && Math.max(0, Math.min(way.from, way.to))} by={by} />
      {way && <Move way={way} by={by} sign="always" />}
    </>
  );
}

/** The counters of a civil war as its dial. */
export function War({ country, of, way, isLine }: Of<'war'> & { isLine: boolean }) {
  return (
    <>
      {way ? (
        <>
          {!isLine && (
            <>
              <span className={board.former}>
                <CountDial count={way.from} of={of} />
              </span>
              <Arrow />
            </>
          )}
          <CountDial count={way.to} of={of} tone="on" className={cx(board.dial, isLine && board.unread)} />
        </>
      ) : (
        <Icon name="swords" className={styles.icon} />
      )}
      <b className={styles.title}>{country}</b>
      {(isLine || !way) && <Move way={way} by={1} sign={way ? 'minus' : 'always'} />}
    </>
  );
}

/** Russia under a purge: its diplomacy and its research point are barred. */
export function BarredPieces() {
  return (
    <>
      <Roundel mark={MARKS.Russia} className={styles.seal} />
      <Piece name="diplomacy" round className={styles.barred} />
      <Piece name="research" round className={styles.barred} />
    </>
  );
}

const SIGNS: Record<KindGroup, IconName> = {
  Support: 'support',
  'Income and factories': 'income',
  'Index and diplomacy': 'diplomacy',
  Research: 'research',
  Construction: 'anchor',
  'By hand': 'hand',
};

/** What the table does on its own board. */
export const Sign = ({ group }: Of<'sign'>) => <Piece name={SIGNS[group]} className={styles.hand} />;
