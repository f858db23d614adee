import { sideOf } from '../../vocabulary';
import { type EffectKind, never, worthOne } from '../effect';
import { onSheetNow } from '../late';
import { type EffectOf, espionage as shape } from '../shapes';
import { checkOwn, GRANT_KIND } from './research';

const RULE = 'GS Guide, Espionage';

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
  // Any project of the alliance may take it, before or after points are placed, as a level of its choice.
  onSheets: ({ power, category }) => [
    {
      sides: [sideOf(power)],
      deed: { deed: 'grant', owner: sideOf(power), category, projects: 1, steps: 1, point: true },
    },
  ],
  moves: never,
  worth: worthOne,
  late: onSheetNow,
  printed: ['{adj} espionage: {category} +1 point'],
  say: ({ power, category }) =>
    `${power} may put one free point in ${category} research this turn, as if one spy ring more lay there.`,
};
