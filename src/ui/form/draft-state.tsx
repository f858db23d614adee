import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** Stores form drafts by name until they are recorded or discarded. */
interface DraftStore {
  read(name: string): unknown;
  /** `undefined` removes the draft. */
  keep(name: string, value: unknown): void;
  names(): string[];
  /** For tests: called when a field mounts; returns what to call when it unmounts. */
  mounted?(name: string): () => void;
}

interface Here {
  place: DraftStore;
  /** Prefix of every name. */
  path: string;
  sheet: FormsOfProps['sheet'];
  /** Re-renders the forms. */
  draw: () => void;
}

const Here = createContext<Here | null>(null);

/** Stores drafts of the forms inside in `place`: a table’s, a person’s or a page’s. */
export function FormsIn({ place, children }: { place: DraftStore; children: ReactNode }) {
  const [here] = useState(() => ({ place, path: '', sheet: undefined, draw: () => {} }));
  return <Here value={here}>{children}</Here>;
}

interface FormsOfProps {
  name: string;
  /** Set for a sheet, which opens empty: its `Modal` clears it (by-itself), or its frame (by-frame). */
  sheet?: 'by-itself' | 'by-frame' | undefined;
  children: ReactNode;
}

/** The forms of one sheet, power or entry; keeps fields with the same name separate. */
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

/** The drafts of the forms here. */
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
    /** Removes drafts that are recorded or no longer wanted. */
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
 * Like `useState` for what a person types or chooses, but restored when the form mounts again. A value set
 * back to its initial one is no longer stored.
 * @param name unique among the forms here
 */
export function useDraftState<T>(name: string, first: T | (() => T)): [T, (next: Next<T>) => void] {
  const here = useContext(Here);
  const [field] = useState(() => {
    const begin = typeof first === 'function' ? (first as () => T)() : first;
    const whole = `${here?.path}${name}`;
    const stored = here?.place.read(whole);
    const now = stored !== undefined && isLike(begin, stored) ? (stored as T) : begin;
    // The draft now equals the table's value: drop it.
    if (stored !== undefined && isSame(begin, now)) here?.place.keep(whole, undefined);
    return { whole, begin, now };
  });
  const [value, setValue] = useState<T>(field.now);
  useEffect(() => here?.place.mounted?.(field.whole), [here, field]);
  // Stores at once, without an effect: a form that closes when its entry is recorded is reset after it
  // unmounts.
  const [set] = useState(() => (next: Next<T>) => {
    field.now = typeof next === 'function' ? (next as (now: T) => T)(field.now) : next;
    setValue(() => field.now);
    here?.place.keep(field.whole, isSame(field.begin, field.now) ? undefined : field.now);
  });
  return [value, set];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a stored draft, perhaps from another version, has the shape of the initial value. */
function isLike(begin: unknown, stored: unknown): boolean {
  if (begin === null || begin === undefined || stored === null) return true;
  if (typeof begin !== typeof stored || Array.isArray(begin) !== Array.isArray(stored)) return false;
  if (typeof begin !== 'object' || Array.isArray(begin)) return true;
  return Object.entries(begin).every(
    ([key, value]) =>
      value === undefined ||
      (Object.hasOwn(stored as object, key) && isLike(value, (stored as Record<string, unknown>)[key])),
  );
}
