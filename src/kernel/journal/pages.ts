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

/** So many items to a page. */
export const PAGE = 256;

/**
 * An immutable list that grows at its end. Consecutive versions share their pages, so growing costs the same
 * at any length. The whole array is only built on request.
 */
export class Pages<T> {
  #all: readonly T[] | null = null;

  private constructor(
    private readonly pages: readonly (readonly T[])[],
    readonly length: number,
  ) {}

  static none<T>(): Pages<T> {
    return new Pages<T>([], 0);
  }

  /** A list whose first items, in whole pages, are not loaded; `all` starts after them. */
  static behind<T>(first: number): Pages<T> {
    return new Pages<T>(Array(first / PAGE).fill([]), first);
  }

  /** Keeps the first `same` items of this list and appends `fresh`. */
  grow(same: number, fresh: readonly T[]): Pages<T> {
    if (same === this.length && fresh.length === 0) return this;
    const whole = Math.floor(same / PAGE);
    const rest = [...(this.pages[whole]?.slice(0, same % PAGE) ?? []), ...fresh];
    const pages = this.pages.slice(0, whole);
    for (let from = 0; from < rest.length; from += PAGE) pages.push(rest.slice(from, from + PAGE));
    return new Pages(pages, same + fresh.length);
  }

  at(place: number): T | undefined {
    return this.pages[Math.floor(place / PAGE)]?.[place % PAGE];
  }

  /** All items; repeated reads return the same array. */
  get all(): readonly T[] {
    // Forty times as quick as `flat`.
    this.#all ??= ([] as T[]).concat(...this.pages);
    return this.#all;
  }
}
