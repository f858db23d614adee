import type { OpenState } from '../state/state';
import { COUNTRIES, type Country, printList } from '../vocabulary';
import { type Modifier, modifiersIn, readRow } from './board';
import { sayFlags } from './standing';

/** A country before diplomacy is resolved: what everyone can see of it, a line. */
export interface ResolutionLine {
  country: Country;
  modifiers: Modifier[];
  /** "Germany, the anti-Comintern counter and France"; empty if there are none. */
  counters: string;
  /** "France two, Britain one", or that there are none; null if flags are not tracked. */
  flags: string | null;
  /** The number needed, if the table entered it. */
  needed: number | null;
}

/** The countries in which something is resolved this turn: a modifier, a counter, or what is needed. @rule GS 9.41D, 24.5 */
export function beforeResolution(open: OpenState): ResolutionLine[] {
  return COUNTRIES.flatMap((country): ResolutionLine[] => {
    const modifiers = modifiersIn(open, country);
    const placed = open.placed.filter((item) => item.country === country);
    const needed = open.facts.needed[country] ?? null;
    if (modifiers.length === 0 && placed.length === 0 && needed === null) return [];
    const { flags } = readRow(open, country);
    return [
      {
        country,
        modifiers,
        counters: printList(
          placed.map(({ power, counter }) =>
            counter === 'diplomatic' ? power : 'the anti-Comintern counter',
          ),
        ),
        flags: flags && (flags.length > 0 ? sayFlags(flags) : 'none'),
        needed,
      },
    ];
  });
}
