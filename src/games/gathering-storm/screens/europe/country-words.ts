import { type CountryRow, type Modifier, sayWar } from '@/games/gathering-storm/rules/diplomacy/board';
import { sayFlags } from '@/games/gathering-storm/rules/diplomacy/standing';
import { printList, printSigned } from '@/games/gathering-storm/rules/vocabulary';

/** "+1 for Britain and France". */
export const sayModifier = ({ value, powers }: Modifier) => `${printSigned(value)} for ${printList(powers)}`;

/** "Flags: France two", "No flags". */
export const nameFlags = (flags: NonNullable<CountryRow['flags']>) =>
  flags.length > 0 ? `Flags: ${sayFlags(flags)}` : 'No flags';

/** "Civil war counters: 2. 2 of 5". */
export const nameWar = (war: NonNullable<CountryRow['war']>) =>
  `Civil war counters: ${war.counters}. ${sayWar(war)}`;

/** The words of a country's marks, in the order in which they are drawn. */
const marksInWords = ({ modifiers, flags, war }: CountryRow): string[] => [
  ...modifiers.map(sayModifier),
  ...(flags ? [nameFlags(flags)] : []),
  ...(war ? [`Civil war counters: ${war.counters}`] : []),
];

/** A country on one line, its state first: what a row of the list and its marks say together. */
export const sayCountry = (row: CountryRow) => [...row.words, ...marksInWords(row)].join('. ');
