import type { OpenState } from '../state/state';
import { COUNTRIES, type Country } from '../vocabulary';
import { sayFlags } from './standing';

function sayCountry({ countries, facts }: OpenState, country: Country): string {
  const { flags = [], conquered = null } = countries[country] ?? {};
  const pacts = (facts.pacts as Partial<Record<string, readonly string[]>>)[country] ?? [];
  const parts = [
    sayFlags(flags),
    conquered ? `conquered by ${conquered}` : '',
    pacts.length > 0 ? `pacts: ${pacts.join(', ')}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** Countries that a correction would show otherwise: flags, conquest, pacts. */
export function countriesOtherwise(before: OpenState, after: OpenState) {
  return COUNTRIES.map((country) => ({
    name: country,
    before: sayCountry(before, country),
    after: sayCountry(after, country),
  })).filter((row) => row.before !== row.after);
}
