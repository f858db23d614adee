import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import type { Power } from '../../vocabulary';
import type { Bag } from './bag';
import type { Amount, Noticed, Topic } from './notion';
import type { Lack, Rule } from './rule';
import { forWhom, whom } from './whom';

const is = (notion: Noticed | undefined, ...topics: Topic[]) =>
  notion?.is === 'topic' && topics.some((topic) => notion.value.includes(topic));

/**
 * Whether support is said to follow the track. “Support up, EAI up” are two things without their numbers, and “support
 * / EAI” may be two.
 */
function isLinked({ notions }: Bag): boolean {
  const links = notions.some(
    (one) => one.is === 'range' || is(one, 'equal', 'max', 'set', 'inverse', 'modifier', 'whatever'),
  );
  const moves = notions.filter((one) => is(one, 'up', 'down')).length;
  const places = notions.flatMap((one, at) =>
    is(one, 'support', 'index', 'climate', 'balance') ? [at] : [],
  );
  const between = notions.slice(Math.min(...places), Math.max(...places));
  const divided = between.some((one) => is(one, 'comma', 'and') && !is(one, 'up'));
  return links || (moves < 2 && !divided);
}

/** A formula between −3 and +3, with or without its bounds. */
export const following =
  (kind: 'support-index' | 'support-climate' | 'support-balance'): Rule['read'] =>
  (bag, place) => {
    // “The Axis lead”: whose side of the balance it is, and not who gains.
    if (kind === 'support-balance' && place.power) bag.takeSides();
    if (!isLinked(bag)) return 'how much';
    const range = bag.takeRange() ?? bag.takeBeside('max')?.size ?? 3;
    bag.take('max');
    if (bag.has('inverse')) return 'turned';
    // Up with the track is what a card prints; the other way round is another event.
    bag.take('up');
    return range === 3 ? forWhom(bag, place, (power) => ({ kind, power })) : 'at most';
  };

/** What a formula begins with. */
interface Head {
  power: Power;
  base: number;
  max: number;
}

const worth = (amount: Amount | null) => (amount ? (amount.sign === '-' ? 0 - amount.size : amount.size) : 0);

/** Whether a number stands at “each” with nothing between them that divides: it is what each adds. */
function isForEach({ notions }: Bag): boolean {
  const at = notions.findIndex((one) => is(one, 'each'));
  const before = notions.slice(0, at).findLastIndex((one) => one.is === 'amount');
  const after = notions.slice(at).find((one) => one.is === 'amount' || is(one, 'comma', 'max'));
  const near = before !== -1 && !notions.slice(before, at).some((one) => is(one, 'comma', 'and'));
  return near || (after?.is === 'amount' && after.value.size === 1 && after.value.sign !== '-');
}

/** A formula from a base up to its most, for each of what is counted. */
export const counted =
  (
    of: Topic,
    make: (bag: Bag, power: Power, place: CardPlace) => ((head: Head) => Effect)[] | Lack,
  ): Rule['read'] =>
  (bag, place) => {
    const range = bag.takeRange();
    const back = bag.takeBeside('back');
    const most = bag.takeBeside('max') ?? bag.takeBeside('set');
    const said = bag.notions.some((one) => is(one, 'each'));
    const step = bag.takeCount(of) ?? bag.takeCount('point');
    // “Down three, but up one for each”.
    const fall = bag.takeBeside('down');
    const named = bag.takeBeside('base') ?? (fall && { ...fall, sign: '-' as const });
    const numbers = [named, bag.takeAmount(), bag.takeAmount()].filter((amount) => amount !== null);
    // “+1 support for each”: what each adds, and no base.
    const last = numbers.at(-1);
    const adds = step ?? (named || numbers.length > 1 || (said && isForEach(bag)) ? last : null);
    const bases = step ? numbers : numbers.filter((amount) => amount !== adds);
    const [base = null, ...more] = range === null ? bases : [];
    if (more.length > 0 || (adds && (adds.size !== 1 || adds.sign === '-'))) return 'how much';
    // “Italian support +1, support +1 for each”: whose the second is, is not said.
    const others = bag.notions.some(({ is, value }) => is === 'power' && value !== place.power);
    const supports = bag.notions.filter(
      (notion) => notion.is === 'topic' && notion.value.includes('support'),
    );
    if (place.power && others && supports.length > 1) return 'who';
    bag.take('point', 'each', 'up', 'base', 'equal', 'modifier', 'comma', 'and', 'max');
    const [powers = []] = place.power || bag.notions.some(({ is }) => is === 'power') ? whom(bag, place) : [];
    const [power] = powers;
    if (!power || powers.length > 1) return 'who';
    const from = range === null ? worth(base) : -range;
    if (back && (most || range !== null || from >= 0)) return 'at most';
    // “Three less, two back at most”: so much comes back, or so far it goes in all.
    const limit = back
      ? [from + back.size, back.size]
      : most
        ? [worth(most)]
        : range === null
          ? [1, 2, 3]
          : [range];
    const what = make(bag, power, place);
    if (typeof what === 'string') return what;
    // “Support +1, air results”: it begins there, or that is what each adds.
    const froms = !said && !step && !named && from === 1 ? [0, 1] : [from];
    return limit.flatMap((max) => froms.flatMap((at) => what.map((one) => [one({ power, base: at, max })])));
  };
