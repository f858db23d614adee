/**
 * The maximum sizes of input from outside. Nothing that the app makes comes close; larger input is refused
 * before it is read. `docs/limits.md` has the same table for users.
 */
export const LIMITS = {
  /** Megabytes of a table’s file. */
  tableMegabytes: 32,
  /** Megabytes of a file of everything on a device. */
  deviceMegabytes: 64,
  /** Entries of one table: some twenty evenings of the longest game. */
  entries: 50_000,
  /** Corrections times entries: each is decided again on a whole line. */
  playedAgain: 2_000_000,
  /** Objects and lists within each other. */
  depth: 32,
  /** Letters of one text in a file, besides the hands packed in it. */
  text: 4000,
  /** Things in one list or object, besides the entries and what belongs to each of them. */
  items: 50_000,
  /** Megabytes of a shared policy, a deck’s list, a script. */
  textMegabytes: 2,
} as const;
