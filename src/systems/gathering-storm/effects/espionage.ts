import { ADJECTIVES, CATEGORIES, sideOf } from '../vocabulary';
import { pattern, take } from '../words/passage';
import { categoryNames, powerNames, printOr } from '../words/spellings';
import { type EffectKind, never } from './effect';
import { checkOwn } from './research';
import { type EffectOf, espionage as shape } from './shapes';

const RULE = 'GS Guide, Espionage';
const WORDS = pattern(
  `(${powerNames.any}) espionage ?:? ?([a-z]{3,20})(?: research)? ?:? ?\\+? ?(?:1|one)(?: extra)?(?: free)?(?: research)?(?: points?)?\\b`,
);

/** A free point in one category this turn, as if one more spy ring lay there. @rule GS Guide, Espionage */
export const espionage: EffectKind<EffectOf<'espionage'>> = {
  shape,
  name: 'Espionage',
  rule: () => RULE,
  window: () => 'economic',
  fields: ['power', 'category'],
  check: ({ power }, place) => checkOwn(power, place, RULE),
  ask: never,
  missing: never,
  board: ({ power, category }) => [{ sides: [sideOf(power)], deed: { deed: 'espionage', category } }],
  apply() {
    // The point lies on the research sheet (research/deeds.ts).
  },
  say: ({ power, category }) =>
    `One free point for ${power} in ${category} research this turn, as if one spy ring more lay there.`,
  example: 'British espionage: intelligence +1 point',
  print: ({ power, category }) => `${ADJECTIVES[power]} espionage: ${category} +1 point`,
  read(passage, at) {
    const found = take(passage, at, WORDS);
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
};
