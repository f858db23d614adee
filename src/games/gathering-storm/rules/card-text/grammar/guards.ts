import { EFFECTS } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { type Power, powersOf, sideOf } from '../../vocabulary';
import { isTopic, isWho, speaksOf, type Token, type Topic } from './token';

/** Guards that reject a reading which the text does not support. */

/** Kinds whose amount raises or lowers a number. */
export const CHANGES: readonly Effect['kind'][] = [
  'support',
  'income',
  'tile-draw',
  'index',
  'factory-price',
];
/** Kinds that a power’s card may have for another power. */
const ANYBODYS: readonly Effect['kind'][] = ['support', 'income', 'tile-draw'];
const COUNTED: readonly Effect['kind'][] = ['support-results', 'support-progress', 'support-pacts'];
export const isCounted = ({ kind }: Effect): boolean => COUNTED.includes(kind);
/** Kinds that always concern Russia. */
const RUSSIAN: readonly Effect['kind'][] = ['purge', 'subversion', 'russian-door'];
/** They name countries, and no number of any. */
const OF_COUNTRIES: readonly Effect['kind'][] = ['civil-war', 'subversion', 'dispute'];

/** Numbers that may be written for a kind but are in no field: one counter, two steps, +3 at most. */
const FIGURES: Partial<Record<Effect['kind'], readonly number[]>> = {
  ...{
    'support-results': [1],
    'support-progress': [1],
    'support-pacts': [1],
    flexible: [1],
    'civil-war': [1],
  },
  ...{ 'support-index': [3], 'support-climate': [3], 'support-balance': [3], 'factory-price': [1] },
  ...{ doubling: [2, 3], atomic: [2, 3], dispute: [2, 1, 1], espionage: [1, 1, 1], 'research-counter': [1] },
  ...{ 'research-level': [1, 2, 1], 'research-level-any': [1, 2, 1], acceleration: [1, 2] },
  ...{ 'research-steps': [1, 2, 1], 'research-steps-any': [1, 2, 1], 'free-unit': [1], 'free-ship': [1] },
  ...{ 'diplomatic-counter': [1], 'russian-door': [1, 1], subversion: [1, 1] },
};

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [Math.abs(value)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

/** A key equal for effects that differ only in whom or where: one written number covers all of these. */
const alike = (effect: Effect) =>
  JSON.stringify({ ...effect, power: 0, owner: 0, side: 0, beneficiaries: 0, country: 0, project: 0 });

/**
 * Whether the effects account for each written number. A minus never fits a kind that only gives: “a level
 * −1”.
 */
function accountsForAll(tokens: readonly Token[], effects: readonly Effect[]): boolean {
  const different = [...new Map(effects.map((effect) => [alike(effect), effect])).values()];
  const spans = different.flatMap((one) => ('base' in one ? [one.max - one.base] : []));
  const held = [...different.flatMap(numbersIn), ...spans];
  const given = different.flatMap(({ kind }) => FIGURES[kind] ?? []);
  const takeFrom = (numbers: number[], size: number): boolean => {
    const at = numbers.indexOf(size);
    if (at !== -1) numbers.splice(at, 1);
    return at !== -1;
  };
  return tokens.every((token, at) => {
    if (token.is === 'range') return takeFrom(held, token.value) || takeFrom(given, token.value);
    if (token.is !== 'amount' || token.value.weak || token.value.size === 0) return true;
    const { size, sign, loose } = token.value;
    if (takeFrom(held, size)) return true;
    // “Greece 1, civil war counter”: how far a country leans is no number of counters.
    const leans =
      tokens[at - 1]?.is === 'country' &&
      !speaksOf(tokens.slice(Math.max(0, at - 3), at - 1), 'civil war', 'subversion', 'dispute');
    if (leans && effects.every(({ kind }) => OF_COUNTRIES.includes(kind))) return false;
    return (sign !== '-' || loose) && takeFrom(given, size);
  });
}

/** Whether who is named has a part in what it is read as: “any German or Italian project” is of two. */
function hasPart(token: Token, effects: readonly Effect[], { power }: CardPlace): boolean {
  const said = JSON.stringify(effects);
  const has = (name: string) => said.includes(`"${name}"`) || said.includes(`"${name}/`);
  const side = token.is === 'side' ? token.value : token.is === 'power' ? sideOf(token.value) : null;
  if (side === null) return true;
  // The target of espionage gains nothing; the lead in the balance belongs to a side; every dispute names the
  // sides.
  const only = (kind: Effect['kind']) => effects.every((one) => one.kind === kind);
  if (only('dispute') || effects.some((one) => one.kind === 'espionage' && sideOf(one.power) !== side))
    return true;
  if (token.is === 'side')
    return (
      has(token.value) ||
      powersOf(token.value).every(has) ||
      (effects.some((one) => isCounted(one) || one.kind === 'support-balance') &&
        powersOf(token.value).some(has))
    );
  if (token.value === power || has(String(token.value))) return true;
  return token.value === 'Russia' && effects.some(({ kind }) => RUSSIAN.includes(kind));
}

/** Topics that a card could count: an amount for each. */
const TALLIED: readonly Topic[] = ['level', 'result', 'step', 'pact', 'point', 'tile', 'tile point'];
const NUMBERS: readonly Topic[] = ['support', 'income', 'tile', 'index', 'factory'];
/** Whether there is so much for each of something: “income +1 per level”. */
const isPerThing = (tokens: readonly Token[]): boolean =>
  tokens.some((each, at) => {
    const [before, next, last] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (!isTopic(each, 'each') || !next) return false;
    if (isTopic(next, ...TALLIED)) return true;
    // “Germany and Italy +1 each support”: “each” means the powers, unless the changed number comes before.
    if (!isTopic(next, ...NUMBERS)) return false;
    return (
      (before?.is === 'amount' && isTopic(last, ...TALLIED)) || speaksOf(tokens.slice(0, at), ...NUMBERS)
    );
  });

/** “+1 per Italian trade pact”, on a German card: whose they are that are counted, and not whose support it is. */
function isOnlyCounted(tokens: readonly Token[], effect: Effect, { power }: CardPlace): boolean {
  if (!power || !isCounted(effect) || !('power' in effect) || effect.power === power) return false;
  const each = tokens.findIndex((token) => isTopic(token, 'each'));
  const before = each === -1 ? tokens : tokens.slice(0, each);
  return !before.some((token) => token.is === 'power' && token.value === effect.power);
}

/** “Ger +1 Ita”: a name directly after another's number may have lost its own number. */
function isTorn(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ is }) => is === 'amount');
  const [amount, next] = [tokens[at], tokens[at + 1]];
  return !!amount && !!next && isWho(next) && tokens.slice(0, at).some(isWho) && next.from - amount.end <= 1;
}

/** “EAI +2. Follows EAI”: a number that is spoken of in two sentences is two things. */
function namesTwice(tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex((token) => isTopic(token, 'stop'));
  return (
    stop !== -1 &&
    NUMBERS.some(
      (topic) =>
        topic !== 'support' && speaksOf(tokens.slice(0, stop), topic) && speaksOf(tokens.slice(stop), topic),
    )
  );
}

/** Whether the tokens do not contradict the reading. */
export function isSound(tokens: readonly Token[], effects: readonly Effect[], place: CardPlace): boolean {
  const changes = effects.some(({ kind }) => CHANGES.includes(kind));
  const signed = tokens.some(
    (token) => isTopic(token, 'up', 'down') || (token.is === 'amount' && token.value.sign),
  );
  return (
    accountsForAll(tokens, effects) &&
    !namesTwice(tokens) &&
    tokens.every((token) => hasPart(token, effects, place)) &&
    // “May lose one support”: reading it as mandatory would remove the choice.
    (!speaksOf(tokens, 'may') || effects.every(({ kind }) => EFFECTS[kind].optional || kind === 'atomic')) &&
    // “We pay one support”: not marked as a loss, and it cannot be a gain.
    !(
      speaksOf(tokens, 'paid') &&
      effects.some((one) => ANYBODYS.includes(one.kind) && 'amount' in one && Number(one.amount) > 0)
    ) &&
    // “Support moves by one”: no direction.
    !(changes && !signed && speaksOf(tokens, 'swing')) &&
    !(isPerThing(tokens) && !effects.some(isCounted)) &&
    !effects.some((effect) => isOnlyCounted(tokens, effect, place)) &&
    !(effects.some(({ kind }) => kind === 'flexible') && speaksOf(tokens, 'each', 'all')) &&
    !(effects.some(({ kind }) => ANYBODYS.includes(kind)) && isTorn(tokens))
  );
}

/** “EAI set to 1”: a new value, which no card gives. */
const SET =
  /\b(?:set (?:to|at)|(?:is|are) now|(?:treated|counts?) as|back to|falls? to|rises? to|becomes) ?[+-]? ?(?:\d|zero|one|two|three)/;
/** Words that name another in addition to the obvious one. */
const ALSO = /\b(?:too|also|as well|likewise|so (?:does|do))\b/;

/** The same of its words. */
export function isSaidSo(
  words: string,
  tokens: readonly Token[],
  effects: readonly Effect[],
  { power }: CardPlace,
): boolean {
  if (effects.some(({ kind }) => CHANGES.includes(kind)) && SET.test(words)) return false;
  const another = (one: Token) => isWho(one) && one.value !== power;
  return !(
    power &&
    ALSO.test(words) &&
    tokens.some(another) &&
    !JSON.stringify(effects).includes(`"${power}`)
  );
}

/** Kinds that a card has at most once per target: a repeat means something else. */
const ONCE: readonly Effect['kind'][] = [
  ...CHANGES,
  'support-index',
  'support-climate',
  'support-balance',
  'doubling',
  'dispute',
  'purge',
  'atomic',
];

/** Whether the same power has one kind twice: no card writes “all powers +1, Germany none” as two effects. */
export function saysTwice(effects: readonly Effect[]): boolean {
  const said = effects.flatMap((effect) =>
    ONCE.includes(effect.kind) ? [JSON.stringify({ ...effect, amount: 0 })] : [],
  );
  return new Set(said).size < said.length;
}

/** Whether a power's own card names another power or side. */
export const namesAnother = (who: readonly Token[], power: Power | undefined): boolean =>
  power !== undefined && who.some((token) => token.is === 'side' || token.value !== power);
