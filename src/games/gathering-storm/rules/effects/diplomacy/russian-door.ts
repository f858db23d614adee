import { checkOwner } from '@/games/gathering-storm/rules/diplomacy/targets';
import { GUIDE } from '../../diplomacy/without-effect';
import { printOr } from '../../naming';
import { type EffectKind, never, noSheet, worthOne } from '../effect';
import { untilPlaced } from '../late';
import { type EffectOf, russianDoor as shape } from '../shapes';

/**
 * Russia may place one counter in one of these countries despite any bar.
 * @rule GS 24.61; Guide, Diplomacy
 */
export const russianDoor: EffectKind<EffectOf<'russian-door'>> = {
  shape,
  name: 'A door for Russia',
  placement: { group: 'Index and diplomacy', card: 'national', powers: ['Russia'], forAnother: false },
  rule: () => GUIDE,
  window: () => 'placement',
  optional: true,
  fields: ['countries'],
  check: (_, place) => checkOwner('Russia', place, 'A counter in a closed country'),
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { countries }) {
    draft.doors.push([...countries]);
  },
  moves: never,
  worth: worthOne,
  late: untilPlaced,
  printed: ['Russian counter in {countries}'],
  say: ({ countries }) =>
    `Russia may place one of its counters in ${printOr(countries)} this turn, whatever else forbids it.`,
};
