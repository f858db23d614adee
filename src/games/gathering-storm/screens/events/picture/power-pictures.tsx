import type { ReactNode } from 'react';
import { signOfTotal } from '@/games/gathering-storm/rules/say/names';
import type { Picture, Reading } from '@/games/gathering-storm/rules/say/picture';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Icon, type IconName } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import board from './board-pictures.module.css';
import styles from './effect-picture.module.css';
import { Gauge } from './gauge';
import { Move } from './move';
import { Piece } from './piece';
import { Strip } from './strip';
import { Ticks } from './ticks';

interface AmountProps extends Extract<Picture, { kind: 'amount' }> {
  /** What is counted, where there is room for it. */
  word?: string;
}

/** A power’s number: its seal, what it is, before and after. */
export function Amount({ of, power, by, way, reads, now, word }: AmountProps) {
  const counted = typeof by === 'number' ? by : undefined;
  return (
    <>
      <Roundel mark={MARKS[power]} className={styles.seal} />
      {of === 'draws' ? (
        <Tiles by={by ?? 0} way={way} />
      ) : (
        <>
          <Sign of={of} word={word} />
          {reads && <Read reads={reads} now={now} />}
          <Move way={way} by={counted} sign={signOfTotal(`${of}:${power}`)} />
        </>
      )}
    </>
  );
}

/** What is counted, as a sign, with its name where there is room. */
function Sign({ of, word }: { of: string; word: string | undefined }) {
  const sign = PIECES[of] ?? (of === 'support' ? null : <Icon name="plus" className={styles.icon} />);
  if (word === undefined) return sign;
  return (
    <span className={styles.sign}>
      {sign}
      <span>{word}</span>
    </span>
  );
}

const icon = (name: IconName) => <Icon name={name} className={styles.icon} />;

/** What stands for each total of a power. Support is its seal alone. */
const PIECES: Record<string, ReactNode> = {
  income: icon('income'),
  conversion: icon('factory'),
  'free-units': <Piece name="swords" />,
  'free-ships': <Piece name="anchor" />,
  counters: <Piece name="diplomacy" round />,
  'research-counters': <Piece name="research" round />,
};

/** What a conditional event reads: a track as it stands, or the sign of what is counted. */
function Read({ reads, now }: { reads: Reading; now: number | undefined }) {
  switch (reads) {
    case 'balance':
      return <Gauge value={now} />;
    case 'climate':
      return <Strip {...(now === undefined ? {} : { way: { from: now, to: now } })} />;
    case 'index':
      return <Ticks kept={now !== undefined && now > 0 ? now : undefined} />;
    case 'pacts':
      return icon('diplomacy');
    default:
      return icon('research');
  }
}

/** So many tiles are drawn; what is more is the figure’s. */
const MOST_TILES = 5;

/** The random tiles of a turn as pieces: those gained in brass, those lost dashed. */
function Tiles({ by, way }: Pick<AmountProps, 'way'> & { by: number | 'none' }) {
  const lost = by === 'none' || by < 0;
  const moved = by === 'none' ? (way ? way.from - way.to : 1) : Math.abs(by);
  const kept = way ? Math.min(way.from, way.to) : 0;
  const shown = Math.min(MOST_TILES, Math.max(1, moved));
  return (
    <>
      <span className={board.tiles}>
        {Array.from({ length: Math.min(kept, MOST_TILES - shown) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <i key={`kept ${at}`} className={board.tile} />
        ))}
        {Array.from({ length: shown }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <i key={`moved ${at}`} className={cx(board.tile, lost ? board.lost : board.gained)} />
        ))}
      </span>
      {way ? (
        <Move way={way} by={undefined} sign="minus" />
      ) : by === 'none' ? (
        <Figure value={0} className={styles.new} />
      ) : (
        <Move way={undefined} by={by} sign="always" />
      )}
    </>
  );
}
