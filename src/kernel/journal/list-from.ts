/** What lies further back was not read. */
export class NotRead extends Error {}

/**
 * A list of which the first so many are not here: it grows at its end like any other, and whoever asks for one of
 * those gets no answer instead of a wrong one.
 * @throws NotRead where one of them is read
 */
export function listFrom<T>(first: number): T[] {
  const list: T[] = [];
  list.length = first;
  return new Proxy(list, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && /^\d+$/.test(key) && Number(key) < target.length)
        throw new NotRead(`What lies at ${key} was not read.`);
      return Reflect.get(target, key, target);
    },
  });
}
