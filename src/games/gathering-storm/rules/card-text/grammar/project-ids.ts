import { countedAs, projectsIn } from '../../research/catalogue';
import { type Power, sideOf } from '../../vocabulary';
import type { TokenBag } from './token-bag';

/** The ids of a named project: its named owner's, otherwise the card's power's, otherwise every owner's. */
export function idsOf(
  name: string,
  { place }: Pick<TokenBag, 'place'>,
  powers: readonly Power[],
  sides: readonly string[] = [],
): string[] {
  const called = projectsIn(place).filter((project) => project.name.toLowerCase() === name.toLowerCase());
  const idsBy = (owners: readonly string[]) =>
    owners.flatMap((owner) => called.filter((project) => project.owner === owner).map(({ id }) => id));
  const own = place.power ? idsBy([place.power, sideOf(place.power)]) : [];
  const [first] = [...idsBy([...sides, ...powers, ...powers.map(sideOf)]), ...own];
  if (powers.length + sides.length > 0 && idsBy([...sides, ...powers, ...powers.map(sideOf)]).length === 0)
    return [];
  return first ? [first] : called.map(({ id }) => id);
}
/** “Naval torpedoes”: drops the project's own category, which adds no meaning. */
export function takeOwnCategory(bag: TokenBag, name: string): void {
  const of = projectsIn(bag.place).filter((one) => one.name.toLowerCase() === name.toLowerCase());
  if (
    bag
      .all('category')
      .every(({ value }) => of.some((one) => countedAs(one) === value || one.category === value))
  )
    bag.takeAll('category');
}
/** The ids of several names, by whom the clause names with them; nothing where one could be several. */
export function takeIds(bag: TokenBag, names: readonly string[]): string[] | null {
  for (const name of names) takeOwnCategory(bag, name);
  const sides = bag.takeAll('side');
  const powers = bag.takeAll('power');
  const ids = names.map((name) => idsOf(name, bag, powers, sides));
  return ids.every((some) => some.length === 1) ? ids.flat() : null;
}
