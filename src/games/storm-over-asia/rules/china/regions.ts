import { overridable, type Refusal } from '@/kernel/result';
import { FLAGS, type Flag, LETTERS, REGIONS, type Region } from '../vocabulary';

/** The state of a region: its flags in the order they were placed, and whether Japan has conquered it. */
export interface RegionState {
  flags: Flag[];
  conquered: boolean;
}
export type China = Record<Region, RegionState>;

/** A region has room for so many flags: with four, a warlord card replaces one. @rule SOA 26.112 */
export const MOST_FLAGS = 4;

/** China without a flag: what the mapboard prints (25.1) is entered by the table. @rule SOA 25.1 */
export function emptyChina(): China {
  return Object.fromEntries(
    REGIONS.map((region) => [region, { flags: [], conquered: false }]),
  ) as unknown as China;
}

/** Counts the flags of one kind in a region. */
export const countFlags = ({ flags }: RegionState, flag: Flag) =>
  flags.filter((item) => item === flag).length;

/** "NNJW"; for speaking of a region in one word. */
export const printRegion = ({ flags }: RegionState) =>
  FLAGS.flatMap((flag) => flags.filter((item) => item === flag).map(() => LETTERS[flag])).join('');

/** The flags that letters name, in their order; nothing where one names none, or where they are more than four. */
export function readFlags(letters: string): Flag[] | null {
  const named = [...letters.toUpperCase().replace(/[\s,]/g, '')].map((letter) =>
    FLAGS.find((flag) => LETTERS[flag] === letter),
  );
  const flags = named.filter((flag) => flag !== undefined);
  return flags.length < named.length || flags.length > MOST_FLAGS ? null : flags;
}

/** Refuses one more flag if it is not allowed, and says what would be. */
export function checkPlace(china: China, region: Region): Refusal | null {
  if (china[region].flags.length < MOST_FLAGS) return null;
  return overridable({
    message: `${region} has ${MOST_FLAGS} flags already.`,
    rule: 'SOA 26.112',
    allowed: 'Take one away first, or turn one into another.',
  });
}

/** Refuses unless the region has a flag of this kind to remove or turn. */
export function checkThere(china: China, region: Region, flag: Flag): Refusal | null {
  if (countFlags(china[region], flag) > 0) return null;
  const others = REGIONS.filter((other) => countFlags(china[other], flag) > 0);
  return {
    message: `${region} has no ${flag} flag.`,
    rule: 'SOA 26',
    allowed: others.length > 0 ? `One is in ${others.join(', ')}.` : `There is no ${flag} flag in China.`,
  };
}

/** Adds a flag to a region. */
export function placeFlag(china: China, region: Region, flag: Flag): void {
  china[region].flags.push(flag);
}

/** The oldest flag of a kind leaves a region. */
export function takeFlag(china: China, region: Region, flag: Flag): void {
  const { flags } = china[region];
  flags.splice(flags.indexOf(flag), 1);
}

/** One flag becomes another, in its place. */
export function turnFlag(china: China, region: Region, from: Flag, to: Flag): void {
  const { flags } = china[region];
  flags[flags.indexOf(from)] = to;
}

/** A region’s flags as a table enters them; at most four. */
export function checkFlags(flags: readonly Flag[], region: Region): Refusal | null {
  if (flags.length <= MOST_FLAGS) return null;
  return overridable({
    message: `${region} cannot have ${flags.length} flags.`,
    rule: 'SOA 26.112',
    allowed: `A region has at most ${MOST_FLAGS}.`,
  });
}

/** Japan conquers a region, or the region revolts. @rule SOA 26.112E */
export function checkConquest(china: China, region: Region, conquered: boolean): Refusal | null {
  if (china[region].conquered !== conquered) return null;
  return conquered
    ? {
        message: `${region} is conquered already.`,
        rule: 'SOA 26.112E',
        allowed: 'It may revolt.',
      }
    : {
        message: `${region} is not conquered, so it cannot revolt.`,
        rule: 'SOA 26.112E',
        allowed: 'Only a region that Japan has conquered revolts.',
      };
}
