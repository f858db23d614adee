import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { type Power, powersOf, type Side, sideOf } from '../../vocabulary';
import { type Noticed, speaksOf } from './notion';
import type { Meant } from './rule';

/** What a card does of Russia in any case. */
const RUSSIAN: readonly Effect['kind'][] = ['purge', 'subversion', 'russian-door'];

/** What counts the results, levels or pacts of somebody. */
const COUNTED: readonly Effect['kind'][] = ['support-results', 'support-progress', 'support-pacts'];

/** Whether somebody is of the other side. */
const isAcross = (notion: Noticed, power: Power): boolean =>
  (notion.is === 'side' && notion.value !== sideOf(power)) ||
  (notion.is === 'power' && sideOf(notion.value) !== sideOf(power));

/** Whether who is named has a part in what it is read as: “any German or Italian project” is of two. */
function hasPart(notion: Noticed, way: readonly Effect[], { power }: CardPlace): boolean {
  const said = JSON.stringify(way);
  const has = (name: string) => said.includes(`"${name}"`) || said.includes(`"${name}/`);
  // The pacts that are counted are those of a power’s own side.
  const isOwn = (side: Side) => way.some((one) => COUNTED.includes(one.kind) && powersOf(side).some(has));
  // Whom somebody spies upon gains nothing.
  const spies = way.some((one) => one.kind === 'espionage' && isAcross(notion, one.power));
  if (spies) return true;
  if (notion.is === 'side')
    return has(notion.value) || powersOf(notion.value).every(has) || isOwn(notion.value);
  if (notion.is !== 'power' || notion.value === power || has(notion.value)) return true;
  return notion.value === 'Russia' && way.some(({ kind }) => RUSSIAN.includes(kind));
}

/** “+1 per Italian trade pact”, on a German card: whose they are that are counted, and not whose support it is. */
function isOnlyCounted(notions: readonly Noticed[], effect: Effect, { power }: CardPlace): boolean {
  if (!power || !COUNTED.includes(effect.kind) || !('power' in effect) || effect.power === power)
    return false;
  const each = notions.findIndex((notion) => notion.is === 'topic' && notion.value.includes('each'));
  const before = each === -1 ? notions : notions.slice(0, each);
  return !before.some(
    (notion) =>
      (notion.is === 'power' && notion.value === effect.power) ||
      (notion.is === 'side' && powersOf(notion.value).includes(effect.power)),
  );
}

/**
 * Whether a way to mean a clause takes whose things are counted for whom it concerns, or leaves “each of them” to a
 * choice of one.
 */
export const leavesOut = (notions: readonly Noticed[], way: readonly Effect[], place: CardPlace): boolean =>
  way.some((effect) => isOnlyCounted(notions, effect, place)) ||
  (way.some(({ kind }) => kind === 'flexible') && speaksOf(notions, 'each', 'all'));

/** Whether everybody who is named in a clause has a part in one of the ways to mean it. */
export const namesAll = (notions: readonly Noticed[], ways: Meant, place: CardPlace): boolean => {
  const all = ways.flat();
  return notions.every((notion) => hasPart(notion, all, place));
};
