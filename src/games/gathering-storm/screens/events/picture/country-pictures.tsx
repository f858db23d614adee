import { MOST_FLAGS } from '@/games/gathering-storm/rules/diplomacy/state';
import type { Picture } from '@/games/gathering-storm/rules/say/picture';
import type { Country } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import map from './country-pictures.module.css';
import styles from './effect-picture.module.css';
import { Piece } from './piece';
import { SealsOf } from './seals-of';

type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

/** A name with more letters is set smaller. */
const LONG = 11;

const Name = ({ of }: { of: Country }) => (
  <b className={cx(styles.name, of.length > LONG && styles.long)}>{of}</b>
);

/** The country as it lies on the map, with its new modifier in a frame and whom it helps. */
export function CountryTile({ country, whom, by, way, flags, isLine }: Of<'country'> & { isLine: boolean }) {
  return (
    <span className={cx(map.country, isLine && map.flat)}>
      <span className={map.place}>
        <Name of={country} />
        {flags && !isLine && <Flags flags={flags} />}
      </span>
      <span className={map.modifier}>
        {way !== undefined && way.from !== 0 && (
          <Figure value={way.from} sign="always" plain className={map.was} />
        )}
        <span className={cx(map.frame, !way && map.open)}>
          <Figure value={way ? way.to : by} sign="always" />
          <SealsOf powers={whom} />
        </span>
      </span>
    </span>
  );
}

/** The four places for flags: silhouettes, as letters would be too small. */
const Flags = ({ flags }: { flags: NonNullable<Of<'country'>['flags']> }) => (
  <span className={map.flags}>
    {Array.from({ length: MOST_FLAGS }, (_, at) => flags[at]).map((power, at) =>
      power ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <Roundel key={at} mark={MARKS[power]} bare className={map.flag} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <i key={at} className={map.free} />
      ),
    )}
  </span>
);

/** Names that have room. */
const MOST_NAMES = { card: 5, line: 3 };

/** One of several countries, not chosen yet: each in a dashed frame, short names first to save lines. */
export function PickTiles({ countries, power, gain, isLine }: Of<'pick'> & { isLine: boolean }) {
  const most = isLine ? MOST_NAMES.line : MOST_NAMES.card;
  const sorted = countries.toSorted((one, other) => one.length - other.length);
  const named = sorted.slice(0, sorted.length > most ? most - 1 : most);
  const more = sorted.length - named.length;
  return (
    <>
      <span className={cx(map.frame, map.open, isLine && map.thin)}>
        {typeof gain === 'number' ? (
          <Figure value={gain} sign="always" />
        ) : (
          <Piece name={gain === 'counter' ? 'diplomacy' : 'research'} round className={styles.small} />
        )}
        <SealsOf powers={[power]} />
      </span>
      <span className={map.names}>
        {named.map((country) => (
          <span key={country}>{country}</span>
        ))}
        {more > 0 && <span>+{more}</span>}
      </span>
    </>
  );
}

/** Two countries at odds: whoever backs one leaves the other to the rest. */
export const Dispute = ({ countries: [one, other] }: Of<'dispute'>) => (
  <span className={map.rivals}>
    <span className={map.rival}>
      <Name of={one} />
    </span>
    <Icon name="swords" className={styles.icon} />
    <span className={map.rival}>
      <Name of={other} />
    </span>
  </span>
);
