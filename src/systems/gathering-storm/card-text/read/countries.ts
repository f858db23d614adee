import type { Refusal } from '@/kernel/result';
import { COUNTRIES, type Country, capitalize } from '../../vocabulary';
import { countryNames, LIST_SEPARATOR, namesIn, printOr } from './spellings';

/** A list of countries joined by commas, "or", "and". */
export const SOME_COUNTRIES = `(${countryNames.any}(?:${LIST_SEPARATOR}${countryNames.any}){0,24})`;

/** The countries of a list, each once; or which name is wrong. @rule GS 4.16 */
export function countriesIn(list: string): Country[] | Refusal {
  const countries: Country[] = [];
  for (const name of namesIn(list)) {
    const country = countryNames.of(name);
    if (!country)
      return {
        message: `“${capitalize(name)}” is not a country of the diplomatic regions.`,
        rule: 'GS 4.16',
        allowed: `Name ${printOr(COUNTRIES)}.`,
      };
    if (countries.includes(country))
      return {
        message: `${country} is named twice.`,
        rule: 'GS Guide, Diplomacy',
        allowed: 'Name each country once.',
      };
    countries.push(country);
  }
  return countries;
}
