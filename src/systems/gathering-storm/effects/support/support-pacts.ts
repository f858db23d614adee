import type { Bag } from '../../card-text/notions/bag';
import { counted } from '../../card-text/notions/counted';
import type { Noticed } from '../../card-text/notions/notion';
import { each, printCounted, readCounted } from '../../card-text/read/formula';
import { printOr, regionNames } from '../../card-text/read/spellings';
import { ADJECTIVES, printSigned, REGION_NAMES, REGIONS, sideOf } from '../../vocabulary';
import type { EffectKind, Samples } from '../effect';
import type { CardPlace } from '../place';
import { type EffectOf, supportPacts as shape } from '../shapes';
import { FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

const COUNTED = each('trade pacts? in ([a-z]+(?: [a-z]+){0,2})');

/** “For each Axis trade pact”: whose pacts are counted, where they are of the side of whoever gains. */
function takeOwners({ notions, takeSides }: Bag, place: CardPlace): void {
  const [named = place.power, ...more] = notions.flatMap(({ is, value }) => (is === 'power' ? [value] : []));
  const owns = notions.every(
    (notion, at) =>
      notion.is !== 'side' ||
      (named !== undefined && notion.value === sideOf(named) && isPact(notions[at + 1])),
  );
  if (owns && more.length === 0) takeSides();
}
const isPact = (notion: Noticed | undefined) => notion?.is === 'topic' && notion.value.includes('pact');

const readCountedPacts = counted('pact', (bag) => {
  const named = bag.takeRegions();
  if (named.length > 1) return 'where';
  return (named.length === 1 ? named : REGION_NAMES).map((region) => ({ power, max }) => ({
    kind: 'support-pacts',
    power,
    region,
    max,
  }));
});

/** Support: trade pacts of the power's alliance in a region; four of the countries count two. @rule GS Guide, Support; 4.16 */
export const supportPacts: EffectKind<EffectOf<'support-pacts'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by trade pacts',
  fields: ['power', 'region', 'max'],
  missing(open, { region }) {
    const unknown =
      open.running && open.keeps.includes('flags')
        ? REGIONS[region].filter((country) => !open.facts.known.includes(country))
        : [];
    if (unknown.length === 0) return null;
    return {
      facts: unknown.map((country) => ({ fact: 'pact', country })),
      words: `Which trade pacts are there in ${region}?`,
      rule: SUPPORT_GUIDE,
    };
  },
  say: ({ power, region, max }) =>
    `${ADJECTIVES[power]} support rises by one for each trade pact of its alliance in ${region} (Poland, Spain, Turkey and Russia two), at most ${printSigned(max)}.`,
  example: 'Italian support level: + (max. +3)\n+1 for each trade pact in Eastern Europe.',
  print: ({ power, region, max }) =>
    `${printCounted({ power, base: 0, max })}\n+1 for each trade pact in ${region === 'Balkans' ? 'the Balkans' : region}.`,
  read: (sourceText, at) =>
    readCounted<EffectOf<'support-pacts'>>(
      sourceText,
      at,
      COUNTED,
      ({ power, base, max }, { words: [, spelled = ''] }) => {
        const region = regionNames.of(spelled);
        if (!region)
          return {
            message: `There is no region “${spelled}”.`,
            rule: 'GS 4.16',
            allowed: `Name ${printOr(REGION_NAMES)}.`,
          };
        if (base === 0) return { kind: 'support-pacts', power, region, max };
        return {
          message: 'Trade pacts are counted from 0.',
          rule: SUPPORT_GUIDE,
          allowed: `Write ${printCounted({ power, base: 0, max })}.`,
        };
      },
    ),
  once: false,
  figures: [1],
  offered: ['support +1 for each trade pact'],
  said: [
    {
      says: ['pact'],
      may: ['support', 'counts two'],
      read: (bag, place) => {
        takeOwners(bag, place);
        return readCountedPacts(bag, place);
      },
    },
  ],
};

export const samples: Samples<'support-pacts'> = [
  [
    { kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 },
    'Italian support level: 0 (max. +3) +1 for each trade pact in Eastern Europe',
    'Italian support level: (max. +3)\n+1 for each trade pact in eastern\nEurope.',
  ],
];
