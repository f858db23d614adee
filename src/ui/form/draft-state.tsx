import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** Where forms keep what was begun in them, by name, until it is recorded or taken back. */
interface DraftStore {
  read(name: string): unknown;
  /** `undefined` takes it away. */
  keep(name: string, value: unknown): void;
  names(): string[];
  /** For tests: told of every field as long as it is there. */
  mounted?(name: string): () => void;
}

interface Here {
  place: DraftStore;
  /** Stands before every name. */
  path: string;
  sheet: FormsOfProps['sheet'];
  /** Draws the forms anew. */
  draw: () => void;
}

const Here = createContext<Here | null>(null);

/** What is begun in the forms within is kept there: a table’s, a person’s, a page’s. */
export function FormsIn({ place, children }: { place: DraftStore; children: ReactNode }) {
  const [here] = useState(() => ({ place, path: '', sheet: undefined, draw: () => {} }));
  return <Here value={here}>{children}</Here>;
}

interface FormsOfProps {
  name: string;
  /** Of a sheet, which is empty whenever it is opened: its `Modal` empties it as it goes, or whoever shows it does. */
  sheet?: 'by-itself' | 'by-frame' | undefined;
  children: ReactNode;
}

/** The forms of one sheet, one power, one entry: what is alike in two of them is kept apart. */
export function FormsOf({ name, sheet, children }: FormsOfProps) {
  const outer = useContext(Here);
  const [times, setTimes] = useState(0);
  const here = useMemo(
    () =>
      outer && {
        place: outer.place,
        path: `${outer.path}${name}/`,
        sheet,
        draw: () => setTimes((now) => now + 1),
      },
    [outer, name, sheet],
  );
  return (
    <Here value={here}>
      <Fragment key={times}>{children}</Fragment>
    </Here>
  );
}

/** What is kept of the forms here. */
export function useForms() {
  const here = useContext(Here);
  const all = (begin: string) =>
    here?.place.names().filter((name) => name.startsWith(here.path + begin)) ?? [];
  const forget = (begin = '') => {
    for (const name of all(begin)) here?.place.keep(name, undefined);
  };
  return {
    sheet: here?.sheet,
    /** The names that begin so. */
    names: (begin = '') => all(begin).map((name) => name.slice(here?.path.length)),
    /** It is recorded, or nobody wants it any longer. */
    forget,
    /** The forms are as empty as the first time. */
    beginAnew: () => {
      forget();
      here?.draw();
    },
  };
}

type Next<T> = T | ((now: T) => T);

/**
 * Something that a person types or chooses: like `useState`, but it is there again when its form is. What is set back
 * to what it began with is no longer kept.
 * @param name of its own among the forms here
 */
export function useDraftState<T>(name: string, first: T | (() => T)): [T, (next: Next<T>) => void] {
  const here = useContext(Here);
  const [field] = useState(() => {
    const begin = typeof first === 'function' ? (first as () => T)() : first;
    const whole = `${here?.path}${name}`;
    const kept = here?.place.read(whole);
    const now = kept !== undefined && isLike(begin, kept) ? (kept as T) : begin;
    // The table says the same by now.
    if (kept !== undefined && isSame(begin, now)) here?.place.keep(whole, undefined);
    return { whole, begin, now };
  });
  const [value, setValue] = useState<T>(field.now);
  useEffect(() => here?.place.mounted?.(field.whole), [here, field]);
  // Where a form is closed as its entry is recorded, it is set back afterwards: that holds as well.
  const [set] = useState(() => (next: Next<T>) => {
    field.now = typeof next === 'function' ? (next as (now: T) => T)(field.now) : next;
    setValue(() => field.now);
    here?.place.keep(field.whole, isSame(field.begin, field.now) ? undefined : field.now);
  });
  return [value, set];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether what was kept, perhaps by another version, can stand where this stands. */
function isLike(begin: unknown, kept: unknown): boolean {
  if (begin === null || begin === undefined || kept === null) return true;
  if (typeof begin !== typeof kept || Array.isArray(begin) !== Array.isArray(kept)) return false;
  if (typeof begin !== 'object' || Array.isArray(begin)) return true;
  return Object.entries(begin).every(
    ([key, value]) =>
      value === undefined ||
      (Object.hasOwn(kept as object, key) && isLike(value, (kept as Record<string, unknown>)[key])),
  );
}
