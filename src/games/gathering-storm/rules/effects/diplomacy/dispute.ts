import { freshId } from '@/kernel/fresh-id';
import { oweBacking } from '../../diplomacy/backing';
import { bothOccupied } from '../../diplomacy/disputes';
import { GUIDE } from '../../diplomacy/without-effect';
import { isCivilWarCountry, printList } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthNothing } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, dispute as shape } from '../shapes';
import { bringCloser } from './civil-war-counters';

type Dispute = EffectOf<'dispute'>;

/** Two countries at odds: the Axis backs one, Russia or the Allies the other. @rule GS Guide, Diplomacy */
export const dispute: EffectKind<Dispute> = {
  shape,
  name: 'Country dispute',
  placement: { group: 'Index and diplomacy', card: 'general', forAnother: false },
  rule: () => 'GS 9.31C',
  window: () => 'drawn',
  fields: ['countries'],
  check: (_, place) =>
    place.general
      ? null
      : {
          message: 'A dispute is a general event.',
          rule: GUIDE,
          allowed: 'Put it on the general side of a card.',
        },
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { countries }, source) {
    // Both occupied: only the rest of the event, its index, counts.
    if (bothOccupied(draft, countries)) return;
    for (const country of countries)
      if (isCivilWarCountry(country)) bringCloser(draft, { country, title: source.title, by: 'dispute' });
    draft.disputes.push({ id: freshId(draft, 'd'), title: source.title, countries: [...countries] });
    oweBacking(draft);
  },
  moves: never,
  worth: worthNothing,
  late: countsFromHere,
  printed: ['The Axis must support one side; Russia or the Allies the other. [{pair}]'],
  say({ countries: [one, other] }) {
    const wars = [one, other].filter(isCivilWarCountry);
    const war = wars.length > 0 ? ` It counts as a civil war event in ${printList(wars)}.` : '';
    return `The Axis backs ${one} or ${other} with a counter worth one or more; then Russia, Britain or France backs the other.${war}`;
  },
};
