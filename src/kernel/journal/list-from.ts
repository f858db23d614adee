/** Thrown on access to an earlier item that was not loaded. */
export class NotRead extends Error {}

/**
 * A list whose first items are not loaded. It grows at its end like any other; reading a missing item throws
 * instead of returning a wrong answer.
 * @throws NotRead if one of them is read
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
