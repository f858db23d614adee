import type { OpenState } from '../state/state';
import { COUNTRIES, type Country } from '../vocabulary';
import { checkPlacing, placedBy, type Reach, reachOf } from './counters';

/** What Russia may do in diplomacy, by the table's facts. @rule GS 24.61 */

/** Countries that an event opens to one Russian counter, and where that counter lies. @rule GS Guide, Diplomacy */
export interface RussianDoor {
  countries: readonly Country[];
  used: Country | null;
}

export function doorsOf(open: OpenState): RussianDoor[] {
  const placed = placedBy(open, 'Russia');
  return open.doors.map((countries, at) => ({
    countries,
    used: placed.find(({ door }) => door === at)?.country ?? null,
  }));
}

/** Returns the countries that would accept a Russian counter now. */
export function openToRussia(open: OpenState): Country[] {
  return COUNTRIES.filter(
    (country) =>
      checkPlacing(open, { power: 'Russia', country, counter: 'diplomatic', backs: true }) === null,
  );
}

/** By what Russia reaches a country, in words. @rule GS 24.61B */
export const REACH_WORDS: Record<Reach, string> = {
  neighbor: 'always open to Russia',
  flag: 'Russia has a flag here',
  ring: 'Russia has a spy ring here',
  war: 'a civil war is fought here',
  'full cohesion': 'Russia has full cohesion',
};

/** Describes what lets Russia place in a country. @rule GS 24.61B; Guide, Diplomacy */
export function whyRussiaMay(open: OpenState, country: Country, door: number | undefined): string {
  if (door !== undefined) return 'an event opens it to Russia';
  const reach = reachOf(open, country);
  const words = reach ? REACH_WORDS[reach] : '';
  return open.russia.purge ? `${words}; an event allows one counter in spite of the purge` : words;
}
