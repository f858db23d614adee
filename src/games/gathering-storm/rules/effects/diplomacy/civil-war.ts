import { totalOf } from '../../state/lines';
import { type EffectKind, never, noSheet } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, civilWar as shape } from '../shapes';
import { worthNothing } from '../worth';
import { bringCloser } from './civil-war-counters';

/** A civil war event of value 0: a counter, and no modifier for anyone. @rule GS Guide, Diplomacy; 25.31 */
export const civilWar: EffectKind<EffectOf<'civil-war'>> = {
  shape,
  name: 'Civil war',
  placement: { group: 'Index and diplomacy', card: 'general', forAnother: false },
  rule: () => 'GS 25.31',
  window: () => 'diplomatic',
  fields: ['country'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { country }, { title }) {
    bringCloser(draft, { country, title, by: 'nothing' });
  },
  moves: ({ country }) => totalOf.war(country),
  worth: worthNothing,
  late: countsFromHere,
  printed: ['{country}: 0'],
  say: ({ country }) => `${country} comes one event closer to civil war. Nobody gets a modifier.`,
};
