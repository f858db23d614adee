import type { ReactNode } from 'react';
import { type CountryRow, readRow } from '@/games/gathering-storm/rules/diplomacy/board';
import { MOST_FLAGS } from '@/games/gathering-storm/rules/diplomacy/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { PactCountry, Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { CountDial } from '@/ui/figure/count-dial';
import { FramedFigure } from '@/ui/figure/framed-figure';
import { Tile } from '@/ui/map/tile';
import { FlagPlaces } from '@/ui/mark/flag';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { nameFlags, sayModifier } from './country-words';
import styles from './europe.module.css';
import { middleName, type Place, shortName } from './grid';

/** The names of a tile, by the room that it has. */
export const namesOf = (name: Place) => ({
  name,
  short: shortName(name),
  middle: middleName(name),
});

interface CountryTileProps {
  name: PactCountry;
  /** Without a table the tile shows only its name. */
  table: OpenState | null;
  open?: boolean;
  out?: boolean;
  control?: ReactNode;
}

/** A country on the map: its name, what counts there, its flags. The control says the same in words. */
export function CountryTile({ name, table, open = false, out = false, control }: CountryTileProps) {
  if (!table) return <Tile {...namesOf(name)} open={open} out={out} control={control} />;
  const row = readRow(table, name);
  const [taker, other] = row.takers;
  const { flags } = row;
  return (
    <Tile
      {...namesOf(name)}
      due={row.disputed}
      gone={row.conquered}
      {...(taker && !other ? { taker: MARKS[taker] } : {})}
      open={open}
      out={out}
      close={closeness(row)}
      control={control}
      {...(countMarks(row) > 0 ? { marks: <CountryMarks row={row} /> } : {})}
      foot={
        flags ? (
          <span className={styles.flags} aria-hidden="true">
            <FlagPlaces
              marks={flags.map((power) => MARKS[power])}
              most={MOST_FLAGS}
              label={nameFlags(flags)}
            />
          </span>
        ) : (
          row.conquered && <Taken takers={row.takers} />
        )
      }
    />
  );
}

/** How many marks a country has: one for each modifier, for its war, for counters and for pacts. */
const countMarks = ({ modifiers, war, counters, pacts }: CountryRow) =>
  modifiers.length + [war !== null, counters.length > 0, pacts.length > 0].filter(Boolean).length;

/** How close the marks of a tile must lie. */
function closeness(row: CountryRow): string | undefined {
  const count = countMarks(row);
  const stacked = row.modifiers.length > 1;
  if (count < 2) return undefined;
  const most = stacked ? row.modifiers.length : 1;
  return cx(
    stacked || count > 2 ? styles.many : styles.several,
    stacked && styles.stacked,
    count > most && styles.more,
  );
}

/** What counts in a country: modifiers, the dial of its war, counters, pacts. */
export function CountryMarks({ row }: { row: CountryRow }) {
  const { modifiers, war, counters, pacts } = row;
  return (
    <>
      {modifiers.map((modifier) => (
        <FramedFigure
          key={modifier.key}
          value={modifier.value}
          marks={modifier.powers.map((power) => MARKS[power])}
          label={sayModifier(modifier)}
        />
      ))}
      {war && (
        <span className={styles.dial}>
          <CountDial
            small
            count={war.counters}
            of={war.threshold}
            tone={war.state === 'fought' ? 'on' : 'plain'}
          />
        </span>
      )}
      {counters.length > 0 && <Framed className={styles.counter} powers={counters} />}
      {pacts.length > 0 && <Framed className={styles.pact} powers={pacts} />}
    </>
  );
}

/** The seals of those who share a pact, or have a counter. */
export const Framed = ({
  className,
  powers,
}: {
  className: string | undefined;
  powers: readonly Power[];
}) => (
  <span className={className} aria-hidden="true">
    {powers.map((power) => (
      <Roundel key={power} mark={MARKS[power]} className={styles.small} />
    ))}
  </span>
);

const Taken = ({ takers }: { takers: readonly Power[] }) => (
  <span className={styles.taken} aria-hidden="true">
    {takers.map((power) => (
      <Roundel key={power} mark={MARKS[power]} className={styles.taker} />
    ))}
    <span className={styles.word}>taken</span>
  </span>
);
