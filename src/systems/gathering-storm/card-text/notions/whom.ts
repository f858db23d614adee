import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { POWERS, type Power, powersOf, type Side, sideOf } from '../../vocabulary';
import type { Bag } from './bag';
import type { Noticed, Topic } from './notion';
import type { Rule } from './rule';

/** Several powers at once, as a card may mean them: everyone, or an alliance. */
export const GROUPS: readonly [string, readonly Power[]][] = [
  ['Every power', POWERS],
  ['The Axis', powersOf('Axis')],
  ['The Allies', powersOf('Allies')],
];

/**
 * Whom it concerns: those named, or the owner of the card; on the general card each may be meant, or several.
 * @param alone only one of them can be meant
 */
export function whom(bag: Bag, place: CardPlace, alone = false): Power[][] {
  // “Axis support: Italy, -1”: the one that is named, or both.
  const named = [...new Set(bag.all('power').map(({ value }) => value))];
  const sides = [...new Set(bag.all('side').flatMap(({ value }) => powersOf(value)))];
  const powers = bag.takePowers();
  const isWithin =
    named.length > 0 && named.length < powers.length && named.every((one) => sides.includes(one));
  if (isWithin && !alone) return [named, powers];
  if (powers.length > 0) return [powers];
  if (place.power) return [[place.power]];
  const several = alone ? [] : GROUPS.map(([, group]) => [...group]);
  return [...POWERS.map((power) => [power]), ...several];
}

/** An effect for each whom it concerns. */
export const forWhom = (bag: Bag, place: CardPlace, make: (power: Power) => Effect): Effect[][] =>
  whom(bag, place).map((powers) => powers.map(make));

/** “Ger +1 Ita”: a name stands right behind the number of another, so that its own may be missing. */
function isTorn({ notions }: Bag): boolean {
  const isName = ({ is }: Noticed) => is === 'power' || is === 'side';
  const at = notions.findIndex(({ is }) => is === 'amount');
  const [amount, next] = [notions[at], notions[at + 1]];
  if (!amount || !next || !isName(next) || !notions.slice(0, at).some(isName)) return false;
  // Nothing but a blank, and no bracket, stands between them.
  return next.from - amount.end <= 1;
}

/** A kind of a power and a signed number. */
export const signed =
  (make: (power: Power, amount: number) => Effect, ...of: Topic[]): Rule['read'] =>
  (bag, place) => {
    const amounts = bag.takeSigned(...of);
    // “Income zero” says what it is, and not by how much it changes.
    if (amounts.length === 0 || amounts.includes(0)) return 'how much';
    if (isTorn(bag)) return 'who';
    // More or less is enough to be asked.
    const who = whom(bag, place, amounts.length > 1);
    return amounts.flatMap((amount) => who.map((powers) => powers.map((power) => make(power, amount))));
  };

/** A kind of a power that is there once, with or without its “one more”. */
export const once =
  (make: (power: Power) => Effect, ...of: Topic[]): Rule['read'] =>
  (bag, place) => {
    const amount = bag.takeAmount(...of);
    bag.take('up');
    const effects = forWhom(bag, place, make);
    // “One counter less”: no card takes one away.
    const isLess = bag.take('down') || amount?.sign === '-';
    return isLess || (amount && amount.size !== 1) ? 'only one' : effects;
  };

/** Russia alone; whoever else is named is not read over. */
export const takeRussia = (bag: Bag): boolean => bag.takePowers().every((power) => power === 'Russia');

/** What joins two powers, where nothing else stands between them: “or”, a mark, “and”. */
const joined = ({ notions }: Bag, ...by: Topic[]): boolean =>
  notions.some(
    (notion, at) =>
      notion.is === 'topic' &&
      notion.value.some((topic) => by.includes(topic)) &&
      notions[at - 1]?.is === 'power' &&
      notions[at + 1]?.is === 'power',
  );

/**
 * Those who benefit, as one side. “Germany or Italy” may be either of them, or both, and “Britain/Italy” are of two
 * sides: each is another way to mean it. @rule GS 9.31C
 */
export function takeBeneficiaries(bag: Bag, place: CardPlace): { side: Side; beneficiaries: Power[] }[] {
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  const all = new Set([...sides, ...powers.map(sideOf)]);
  const each = powers.map((power) => ({ side: sideOf(power), beneficiaries: [power] }));
  if (all.size > 1) return sides.length === 0 && joined(bag, 'or', 'comma') ? each : [];
  const [side] = all;
  if (side && powers.length > 1 && joined(bag, 'or')) return [{ side, beneficiaries: powers }, ...each];
  if (side) return [{ side, beneficiaries: powers }];
  if (place.power) return [{ side: sideOf(place.power), beneficiaries: [place.power] }];
  return [
    ...POWERS.map((power) => ({ side: sideOf(power), beneficiaries: [power] })),
    ...(['Axis', 'Allies'] as const).map((alliance) => ({ side: alliance, beneficiaries: [] })),
  ];
}
