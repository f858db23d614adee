import type { ReactNode } from 'react';
import { type CountryRow, readRow } from '@/games/gathering-storm/rules/diplomacy/board';
import { MOST_FLAGS } from '@/games/gathering-storm/rules/diplomacy/state';
import { type PactCountry, REGIONS, type Region } from '@/games/gathering-storm/rules/vocabulary';
import { CountDial } from '@/ui/figure/count-dial';
import { FramedFigure } from '@/ui/figure/framed-figure';
import { FlagPlaces } from '@/ui/mark/flag';
import { RegionRow } from '@/ui/mark/region-row';
import { RegionSheet } from '@/ui/sheet/region-sheet';
import { MARKS } from '../board/marks';
import { nameFlags, nameWar, sayModifier } from '../europe/country-words';
import { useTable } from '../use-table';
import styles from './diplomacy-board.module.css';

const PLACE: Record<Region, string | undefined> = {
  'Western Europe': styles.western,
  Scandinavia: styles.scandinavia,
  'Eastern Europe': styles.eastern,
  'Central Europe': styles.central,
  Balkans: styles.balkans,
};

interface RegionRowsProps {
  region: Region;
  shown: PactCountry | null;
  /** The rows’ buttons, used to return the focus. */
  rows: Map<PactCountry, HTMLButtonElement>;
  onPick: (name: PactCountry) => void;
  onOpen: (sheet: string) => void;
  /** The open country, if it is shown directly below its row. */
  panel: ReactNode;
}

/** A region’s countries, a row each. @rule GS 4.16 */
export function RegionRows({ region, shown, rows, onPick, onOpen, panel }: RegionRowsProps) {
  const { open } = useTable();
  return (
    <RegionSheet title={region} className={PLACE[region]}>
      {REGIONS[region].map((name) => {
        const row = readRow(open, name);
        return (
          <RegionRow
            key={name}
            name={name}
            words={row.words.join('. ')}
            due={row.disputed}
            gone={row.conquered}
            open={shown === name}
            onPress={() => onPick(name)}
            button={(button) => {
              if (button) rows.set(name, button);
            }}
            marks={hasMarks(row) && <Marks row={row} onOpen={onOpen} />}
          >
            {shown === name && panel}
          </RegionRow>
        );
      })}
    </RegionSheet>
  );
}

const hasMarks = ({ modifiers, flags, war }: CountryRow) =>
  modifiers.length > 0 || flags !== null || war !== null;

function Marks({ row, onOpen }: { row: CountryRow; onOpen: (sheet: string) => void }) {
  const { name, modifiers, flags, war } = row;
  return (
    <>
      {modifiers.map((modifier) => (
        <FramedFigure
          key={modifier.key}
          value={modifier.value}
          marks={modifier.powers.map((power) => MARKS[power])}
          label={`${name} ${sayModifier(modifier)}. Why?`}
          onPress={() => onOpen(`why:${modifier.key}`)}
        />
      ))}
      {flags && (
        <FlagPlaces marks={flags.map((power) => MARKS[power])} most={MOST_FLAGS} label={nameFlags(flags)} />
      )}
      {war && (
        <CountDial
          small
          count={war.counters}
          of={war.threshold}
          tone={war.state === 'fought' ? 'on' : 'plain'}
          label={nameWar(war)}
        />
      )}
    </>
  );
}
