import type { Rule } from '../../card-text/notions/rule';
import { whom } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { categoryNames, powerNames, printOr } from '../../card-text/read/spellings';
import { ADJECTIVES, CATEGORIES, sideOf } from '../../vocabulary';
import { type EffectKind, never, type Samples } from '../effect';
import { onSheetNow } from '../late';
import { type EffectOf, espionage as shape } from '../shapes';
import { worthOne } from '../worth';
import { checkOwn, GRANT_KIND } from './research';

const RULE = 'GS Guide, Espionage';
const WORDS = pattern(
  `(${powerNames.any}) espionage ?:? ?([a-z]{3,20})(?: research)? ?:? ?\\+? ?(?:1|one)(?: extra)?(?: free)?(?: research)?(?: points?)?\\b`,
);

const readSaid: Rule['read'] = (bag, place) => {
  const amount = bag.takeAmount('point', 'spy ring');
  if (amount && (amount.size !== 1 || amount.sign === '-')) return 'how much';
  const within = bag.takeCount('project');
  if (within && within.size !== 1) return 'how much';
  // “A peek at the Axis’s naval research”: whom it is against, and not whose it is.
  const { power } = place;
  const sides = bag.notions.flatMap((one) =>
    one.is === 'side' ? [one.value] : one.is === 'power' ? [sideOf(one.value)] : [],
  );
  // “In the German air research”, “the Allies gain a point in Axis research”: of the owner’s own in any case.
  if (power && sides.some((side) => side !== sideOf(power))) {
    bag.takeSides();
    bag.takePowers();
  }
  bag.take('up', 'free', 'spy ring', 'equal', 'research', 'project', 'any');
  const named = bag.takeCategories();
  if (named.length > 1) return 'which category';
  const categories = named.length === 1 ? named : place.power ? CATEGORIES : [];
  if (categories.length === 0) return 'which category';
  return whom(bag, place).flatMap((powers) =>
    categories.map((category) =>
      powers.map((power): EffectOf<'espionage'> => ({ kind: 'espionage', power, category })),
    ),
  );
};

/** A free point in one category this turn, as if one more spy ring lay there. @rule GS Guide, Espionage */
export const espionage: EffectKind<EffectOf<'espionage'>> = {
  shape,
  ...GRANT_KIND,
  name: 'Espionage',
  placement: { group: 'Research', card: 'national', rank: 1, forAnother: false },
  rule: () => RULE,
  optional: true,
  fields: ['power', 'category'],
  check: ({ power }, place) => checkOwn(power, place, RULE),
  // Whatever the alliance has may take it, before or after points are placed, as a level of its choice.
  onSheets: ({ power, category }) => [
    {
      sides: [sideOf(power)],
      deed: { deed: 'grant', owner: sideOf(power), category, projects: 1, steps: 1, point: true },
    },
  ],
  moves: never,
  worth: worthOne,
  late: onSheetNow,
  say: ({ power, category }) =>
    `${power} may put one free point in ${category} research this turn, as if one spy ring more lay there.`,
  example: 'British espionage: intelligence +1 point',
  print: ({ power, category }) => `${ADJECTIVES[power]} espionage: ${category} +1 point`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    const [, spelled = '', named = ''] = found?.words ?? [];
    const power = powerNames.of(spelled);
    if (!found || !power) return null;
    const category = categoryNames.of(named);
    if (category) return { end: found.end, effect: { kind: 'espionage', power, category } };
    return {
      end: found.end,
      refusal: {
        message: `There is no category of research “${named}”.`,
        rule: 'GS 15.12',
        allowed: `Name ${printOr(CATEGORIES)}.`,
      },
    };
  },
  changes: null,
  once: false,
  figures: [1, 1, 1],
  offered: ['espionage +1 point'],
  said: [{ says: [['espionage', 'point', 'spy ring']], may: ['espionage', 'point'], read: readSaid }],
};

export const samples: Samples<'espionage'> = [
  [
    { kind: 'espionage', power: 'Britain', category: 'intelligence' },
    'british espionage intelligence research +1 point',
    'British espionage: intelligence one extra point',
  ],
];
