/** So many items to a page. */
export const PAGE = 256;

/**
 * A list as it is at one moment, that grows at its end: what the next one has in common with it is shared page by
 * page, so that a list of any length grows at the same cost. All of it as one array is put together for who asks.
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

  /** A list whose first items are not here, whole pages of them; `all` begins behind them. */
  static behind<T>(first: number): Pages<T> {
    return new Pages<T>(Array(first / PAGE).fill([]), first);
  }

  /** So many at the beginning of this list, and these behind them. */
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

  /** All of them; the same array whenever this list is asked. */
  get all(): readonly T[] {
    // Forty times as quick as `flat`.
    this.#all ??= ([] as T[]).concat(...this.pages);
    return this.#all;
  }
}
