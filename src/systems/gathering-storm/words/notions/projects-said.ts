import type { Place } from '../../effects/effect';
import type { Effect } from '../../effects/shapes';
import { PROJECTS } from '../../research/catalogue';
import { type Owner, POWERS, type Power, SIDES, type Side, sideOf } from '../../vocabulary';
import type { Bag } from './bag';
import type { Rule } from './rule';

const ownersOf = (name: string): Owner[] =>
  PROJECTS.filter((project) => project.name === name).map(({ owner }) => owner);

/** The ids of a named project: of its owner where one is named, of whoever may use it, or of each that has it. */
export function idsOf(
  name: string,
  powers: readonly Power[],
  sides: readonly Side[],
  place: Place,
): string[] {
  const owners = ownersOf(name);
  const named = [...sides, ...powers, ...powers.map(sideOf)].filter((owner) => owners.includes(owner));
  const own = place.power ? [place.power, sideOf(place.power)].filter((owner) => owners.includes(owner)) : [];
  const [first] = named.length > 0 ? named : own;
  if (first) return [`${first}/${name}`];
  return powers.length + sides.length > 0 ? [] : owners.map((owner) => `${owner}/${name}`);
}

/** The same for several names, by whom the clause names with them. */
export const takeIds = (bag: Bag, names: readonly string[], place: Place): string[][] => {
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  return names.map((name) => idsOf(name, powers, sides, place));
};

/** “Naval torpedoes”: the category that it is of says nothing more. */
export function takeOwnCategory(bag: Bag, name: string): void {
  const of = PROJECTS.find((project) => project.name === name)?.category;
  if (bag.rest.every((notion) => notion.is !== 'category' || notion.value === of)) bag.takeCategories();
}

/** Whose projects of a category: a power, an alliance, or the owner of the card. */
function ownersIn(bag: Bag, place: Place): Owner[] {
  const [side] = bag.takeSides();
  const [power] = bag.takeNamed();
  const owner = side ?? power ?? place.power;
  return owner ? [owner] : [...new Set<Owner>([...SIDES, ...POWERS])];
}

const isOwnedBy = ({ owner }: { owner: Owner }, whose: Owner) =>
  owner === whose || ((POWERS as readonly string[]).includes(whose) && owner === sideOf(whose as Power));

/** Projects as their owner picks. */
export const readAnyOf =
  (kind: 'research-level-any' | 'research-steps-any'): Rule['read'] =>
  (bag, place) => {
    const of = kind === 'research-level-any' ? 'level' : 'step';
    const many = bag.takeCount('project');
    const amount = bag.takeAmount(of);
    const open = bag.has('any', 'project') || many !== null;
    bag.take('up', 'any', 'each', 'project', 'or');
    const wanted = kind === 'research-level-any' ? 1 : 2;
    // “Two naval steps” are two of one project, which are a level, or one of two.
    const two = amount?.size === 2 && !many;
    if (many ? many.size !== wanted : wanted === 2 && !two) return 'how much';
    if (amount && amount.size !== 1 && !(two && of === 'step')) return 'how much';
    const categories = bag.takeCategories();
    const [category] = categories;
    if (!category || categories.length > 1) return 'which category';
    const kinds = two ? (['research-level-any', 'research-steps-any'] as const) : [kind];
    return ownersIn(bag, place).flatMap((owner): Effect[][] => [
      ...kinds.map((meant) => [{ kind: meant, owner, category }]),
      // “Air +1 level”: any of them, or one that goes without saying?
      ...(open || two
        ? []
        : PROJECTS.filter((project) => project.category === category && isOwnedBy(project, owner))
      ).map(({ id }): Effect[] => [{ kind: 'research-level', project: id }]),
    ]);
  };
