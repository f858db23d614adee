/**
 * Each item with a name of its own for its row: what is said twice is told apart by how often it was said before. Rows
 * of one name would stay on the page after what they say is gone.
 * @param nameOf what an item says
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
