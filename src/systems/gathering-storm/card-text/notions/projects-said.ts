import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { type HasProjects, isOpenTo, type Project, projectsIn } from '../../research/catalogue';
import { type Owner, POWERS, type Power, SIDES, type Side, sideOf } from '../../vocabulary';
import type { Bag } from './bag';
import type { Rule } from './rule';

const isCalled = (name: string) => (project: Project) => project.name.toLowerCase() === name.toLowerCase();
const calledSo = (name: string, place: HasProjects) => projectsIn(place).filter(isCalled(name));

/** The same place on nobody's card. */
export const withoutOwner = ({ power: _, ...place }: CardPlace): CardPlace => ({ ...place, general: true });

/** The ids of a named project: of its owner where one is named, of whoever may use it, or of each that has it. */
export function idsOf(
  name: string,
  powers: readonly Power[],
  sides: readonly Side[],
  place: CardPlace,
): string[] {
  const called = calledSo(name, place);
  const idsBy = (owners: readonly Owner[]) =>
    owners.flatMap((owner) => called.filter((project) => project.owner === owner).map(({ id }) => id));
  const named = idsBy([...sides, ...powers, ...powers.map(sideOf)]);
  const own = place.power ? idsBy([place.power, sideOf(place.power)]) : [];
  const [first] = named.length > 0 ? named : own;
  if (first) return [first];
  return powers.length + sides.length > 0 ? [] : called.map(({ id }) => id);
}

/** The same for several names, by whom the clause names with them. */
export const takeIds = (bag: Bag, names: readonly string[], place: CardPlace): string[][] => {
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  return names.map((name) => idsOf(name, powers, sides, place));
};

/** “Naval torpedoes”: the category that it is of says nothing more. */
export function takeOwnCategory(bag: Bag, name: string, place: HasProjects): void {
  const of = calledSo(name, place).map(({ category }) => category);
  if (bag.rest.every((notion) => notion.is !== 'category' || of.includes(notion.value))) bag.takeCategories();
}

/** Whose projects of a category: a power, an alliance, or the owner of the card. */
function ownersIn(bag: Bag, place: CardPlace): Owner[] {
  const [side] = bag.takeSides();
  const [power] = bag.takeNamed();
  const owner = side ?? power ?? place.power;
  return owner ? [owner] : [...new Set<Owner>([...SIDES, ...POWERS])];
}

const isOwnedBy = (project: Project, whose: Owner) =>
  (POWERS as readonly string[]).includes(whose) ? isOpenTo(project, whose as Power) : project.owner === whose;

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
    if (wanted === 2) bag.take('different');
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
        : projectsIn(place).filter((project) => project.category === category && isOwnedBy(project, owner))
      ).map(({ id }): Effect[] => [{ kind: 'research-level', project: id }]),
    ]);
  };

/** “Any two French intelligence projects +1 each”: a step each, or a level? */
export const readTwoOf: Rule['read'] = (bag, place) => {
  const many = bag.takeCount('project');
  const amount = bag.takeAmount();
  const [category, ...more] = bag.takeCategories();
  if (many?.size !== 2 || amount?.size !== 1 || amount.sign !== '+' || amount.loose) return [];
  if (!category || more.length > 0) return [];
  bag.take('any', 'different', 'each', 'project', 'or');
  return ownersIn(bag, place).flatMap((owner): Effect[][] => {
    const level: Effect = { kind: 'research-level-any', owner, category };
    return [[{ kind: 'research-steps-any', owner, category }], [level, level]];
  });
};
