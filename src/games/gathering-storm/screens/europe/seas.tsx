import type { ReactNode } from 'react';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import { climateLimits } from '@/games/gathering-storm/rules/totals/tracks';
import { CountDial } from '@/ui/figure/count-dial';
import { Figure } from '@/ui/figure/figure';
import { FramedFigure } from '@/ui/figure/framed-figure';
import { NeedleDial } from '@/ui/figure/needle-dial';
import { signed } from '@/ui/figure/signed';
import { StepCells } from '@/ui/figure/step-cells';
import type { Sea } from '@/ui/map/tile-map';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { readKnownBalance, sayBalance } from '../board/tracks';
import { Framed } from './country-tile';
import styles from './europe.module.css';
import { SEAS } from './grid';

type OnWhy = ((total: string) => void) | undefined;

/** The tracks in the free places of the map, and the key. */
export function seasOf(open: OpenState, onWhy?: OnWhy): Sea[] {
  return [
    { ...SEAS.climate, content: <Climate open={open} onWhy={onWhy} /> },
    { ...SEAS.index, content: <Index open={open} onWhy={onWhy} /> },
    { ...SEAS.balance, content: <Balance open={open} onWhy={onWhy} /> },
    { ...SEAS.key, content: <Key /> },
  ];
}

interface TrackProps {
  open: OpenState;
  onWhy: OnWhy;
}

interface SeaTrackProps {
  name: string;
  total: string;
  value: string;
  onWhy: OnWhy;
  children: ReactNode;
}

/** A track that opens into its lines; on a page that is only looked at it is a picture. */
function SeaTrack({ name, total, value, onWhy, children }: SeaTrackProps) {
  const label = `${name} ${value}`;
  if (!onWhy)
    return (
      <div className={styles.track} role="img" aria-label={label}>
        {children}
      </div>
    );
  return (
    <button type="button" className={styles.track} aria-label={`${label}. Why?`} onClick={() => onWhy(total)}>
      {children}
    </button>
  );
}

function Climate({ open, onWhy }: TrackProps) {
  const { value } = readTotal(open, totalOf.climate);
  const limits = climateLimits(open);
  return (
    <SeaTrack name="Economic Climate" total={totalOf.climate} value={signed(value)} onWhy={onWhy}>
      <span className={styles.cells}>
        <b className={styles.title}>
          <span className={styles.lead}>Economic </span>Climate
        </b>
        <span className={styles.steps}>
          <StepCells
            value={value}
            min={Math.max(limits.min, Math.min(-3, value))}
            max={Math.min(limits.max, Math.max(3, value))}
          />
        </span>
      </span>
      <Figure value={value} sign="always" className={styles.great} />
    </SeaTrack>
  );
}

function Index({ open, onWhy }: TrackProps) {
  const { value, lines } = readTotal(open, totalOf.index);
  const known = knowsIndex(open) ? value : null;
  const sources = lines.map(({ words, amount }) => `${words} ${signed(amount)}`).join(', ');
  return (
    <SeaTrack
      name="European Aggression Index"
      total={totalOf.index}
      value={known === null ? 'not entered' : signed(known)}
      onWhy={onWhy}
    >
      <Figure value={known} sign="always" className={styles.great} />
      <span className={styles.about}>
        <b className={styles.title}>
          <span className={styles.lead}>Aggression </span>Index
        </b>
        <span className={styles.lines}>{sources}</span>
      </span>
    </SeaTrack>
  );
}

function Balance({ open, onWhy }: TrackProps) {
  const value = readKnownBalance(open);
  return (
    <SeaTrack name="Balance of Power" total={totalOf.balance} value={sayBalance(value)} onWhy={onWhy}>
      <NeedleDial value={value ?? 0} className={styles.needle} />
      <span className={styles.about}>
        <span className={styles.leans}>
          {value !== 0 && (
            <Figure value={value === null ? null : Math.abs(value)} className={styles.middling} />
          )}
          {value !== null && <span>{value === 0 ? 'Even' : `to the ${value > 0 ? 'Axis' : 'Allies'}`}</span>}
        </span>
        <b className={styles.title}>
          Balance<span className={styles.lead}> of Power</span>
        </b>
      </span>
    </SeaTrack>
  );
}

/** What the marks mean. The names of the tiles say it without them. */
const Key = () => (
  <div className={styles.key} aria-hidden="true">
    <span>
      <Roundel mark={MARKS.Britain} className={styles.small} /> flag
    </span>
    <span>
      <FramedFigure value={1} marks={[MARKS.France]} label="" /> counts
    </span>
    <span>
      <Framed className={styles.counter} powers={['Russia']} /> counter
    </span>
    <span>
      <Framed className={styles.pact} powers={['Germany']} /> pact
    </span>
    <span>
      <span className={styles.dial}>
        <CountDial small count={2} of={5} />
      </span>{' '}
      civil war
    </span>
  </div>
);
