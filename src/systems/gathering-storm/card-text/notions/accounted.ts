import type { Effect } from '../../effects/shapes';
import { type Noticed, speaksOf } from './notion';

/**
 * What may be said of a kind in figures although no field of it holds them: one counter, a level, two projects and a
 * step for each, what a formula adds for each and how far it goes.
 */
const BY_KIND: Partial<Record<Effect['kind'], readonly number[]>> = {
  ...{ 'support-index': [3], 'support-climate': [3], 'support-balance': [3] },
  ...{ 'support-results': [1], 'support-progress': [1], 'support-pacts': [1] },
  ...{ flexible: [1], doubling: [2, 3], atomic: [2, 3], dispute: [2, 1, 1] },
  ...{ 'civil-war': [1], 'diplomatic-counter': [1], 'russian-door': [1, 1], subversion: [1, 1] },
  ...{ 'research-counter': [1] },
  // Two steps in one project are a level.
  ...{ 'research-level': [1, 2, 1], 'research-level-any': [1, 2, 1] },
  ...{ 'research-steps': [1, 2, 1], 'research-steps-any': [1, 2, 1], espionage: [1, 1, 1] },
  ...{ 'free-unit': [1], 'free-ship': [1], acceleration: [1, 2], 'factory-price': [1] },
};

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
  const given = different.flatMap(({ kind }) => BY_KIND[kind] ?? []);
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
