import { EFFECTS } from '../../effects';
import type { Effect } from '../../effects/shapes';
import { type Noticed, speaksOf } from './notion';

/** “Greece 1, civil war counter”: how far a country leans is no number of counters; “civil war in Greece 1” may be. */
const isOfCountry = (notions: readonly Noticed[], at: number): boolean =>
  notions[at - 1]?.is === 'country' &&
  !speaksOf(notions.slice(Math.max(0, at - 2), at - 1), 'civil war', 'subversion', 'dispute');

/** They name countries, and no number of any. */
const OF_COUNTRIES: readonly Effect['kind'][] = ['civil-war', 'subversion', 'dispute'];

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [Math.abs(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

/** Whether they say the same of somebody else or somewhere else: a figure said once goes for all of these. */
const alike = (effect: Effect) =>
  JSON.stringify({ ...effect, power: 0, owner: 0, side: 0, beneficiaries: 0, country: 0, project: 0 });

/** Letters of “-3/+3”. */
const BOTH_WAYS = 5;

function takeFrom(numbers: number[], size: number): boolean {
  const at = numbers.indexOf(size);
  if (at !== -1) numbers.splice(at, 1);
  return at !== -1;
}

/**
 * Whether each figure that stands in a clause is one of the numbers of what it is read as, so that none is passed
 * over. What is taken away is no part of a kind that only gives: “a level −1”.
 */
export function accountsForAll(notions: readonly Noticed[], way: readonly Effect[]): boolean {
  const different =
    way.length < 2 ? way : [...new Map(way.map((effect) => [alike(effect), effect])).values()];
  // “Two back at most”: how far what is counted goes from its base.
  const spans = different.flatMap((one) => ('base' in one && 'max' in one ? [one.max - one.base] : []));
  const held = [...different.flatMap(numbersIn), ...spans];
  const given = different.flatMap(({ kind }) => EFFECTS[kind].figures);
  // “±3” is one figure, “−3/+3” are two.
  for (const { is, value, from, end } of notions)
    if (is === 'range')
      for (let figure = end - from < BOTH_WAYS ? 1 : 2; figure > 0; figure -= 1)
        if (!takeFrom(held, value)) takeFrom(given, value);
  return notions.every((notion, at) => {
    if (notion.is !== 'amount' || notion.value.weak || notion.value.size === 0) return true;
    const { size, sign, loose } = notion.value;
    if (takeFrom(held, size)) return true;
    if (isOfCountry(notions, at) && way.every(({ kind }) => OF_COUNTRIES.includes(kind))) return false;
    return (sign !== '-' || loose) && takeFrom(given, size);
  });
}
