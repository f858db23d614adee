import { MOST_FLAGS } from '@/games/storm-over-asia/rules/china/regions';
import { FLAGS, type Flag as FlagKind } from '@/games/storm-over-asia/rules/vocabulary';
import { Flag, FreePlace } from '@/ui/mark/flag';
import { FLAG_MARKS } from '../marks';

interface FlagRowProps {
  flags: readonly FlagKind[];
  small?: boolean;
  /** Four places, free ones dashed. */
  places?: boolean;
}

/** Flags in a row, kind by kind. The surrounding element names them. */
export function FlagRow({ flags, small = false, places }: FlagRowProps) {
  const sorted = FLAGS.flatMap((flag) => flags.filter((item) => item === flag));
  const free = places ? Math.max(0, MOST_FLAGS - flags.length) : 0;
  return (
    <>
      {sorted.map((flag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
        <Flag key={at} mark={FLAG_MARKS[flag]} small={small} />
      ))}
      {Array.from({ length: free }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <FreePlace key={at} small={small} />
      ))}
    </>
  );
}
