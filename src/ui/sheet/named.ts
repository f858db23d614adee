/**
 * Gives each item a unique key for its row: repeats are numbered. Rows with equal keys would stay on the page
 * after their content is gone.
 * @param nameOf the text of an item
 */
export function named<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): [name: string, item: Item][] {
  const said = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = said.get(name) ?? 0;
    said.set(name, before + 1);
    return [before === 0 ? name : `${name} (${before + 1})`, item];
  });
}
