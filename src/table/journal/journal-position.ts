import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type Filter = 'all' | 'turn' | 'events' | 'rulings';

/**
 * A long game has thousands of entries: so many are shown, and as many again when asked for. A sheet over them has all of
 * them styled anew.
 */
export const AT_ONCE = 60;

/** The least height of a row, in pixels. */
const ROW = 46;

/** So many fill this screen: they stand there at once, and the others as soon as nothing waits for them. */
const inSight = () => Math.ceil(window.innerHeight / ROW);

interface View {
  filter: Filter;
  /** The entry that is open. */
  picked: number | null;
  most: number;
}

/** Where somebody read the journal, and how long it was. */
interface JournalPosition extends View {
  top: number;
  rows: number;
}

const FRESH: View & { top: number } = { filter: 'all', picked: null, most: AT_ONCE, top: 0 };

/** Holds the place while the table is open, whatever page of it is shown. */
export const JournalPositionContext = createContext<RefObject<JournalPosition | null>>({ current: null });

/** The journal opens at this entry, as if it had been left there. */
export const atEntry = (no: number | null, rows: number): JournalPosition => ({ ...FRESH, picked: no, rows });

export const idOfRow = (no: number) => `entry-${no}`;

/** A row and where on the page it stands; nothing where it is not shown. */
function measure(no: number | null): { no: number; y: number } | null {
  const row = no === null ? null : document.getElementById(idOfRow(no));
  return no !== null && row ? { no, y: row.getBoundingClientRect().top + window.scrollY } : null;
}

/**
 * The journal stands where it was left, as long as nothing was recorded since: after a look at the table as it was
 * one goes on from there.
 * @param begun the entry in whose forms something is begun
 */
export function useJournalPosition(rows: number, begun: number | null) {
  const held = useContext(JournalPositionContext);
  const [begin] = useState(() => (held.current?.rows === rows ? held.current : { ...FRESH, picked: begun }));
  const [view, setView] = useState<View>(begin);
  // Read while it is scrolled: a browser that goes back moves the page before it says so.
  const top = useRef(begin.top);
  const keep = useEffectEvent(() => {
    held.current = { ...view, rows, top: top.current };
  });
  useLayoutEffect(() => {
    window.scrollTo(0, top.current);
    const read = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', read, { passive: true });
    return () => {
      removeEventListener('scroll', read);
      keep();
    };
  }, []);
  const change = useCallback((part: Partial<View>) => setView((now) => ({ ...now, ...part })), []);
  const holds = useSteadyRow(view.picked, rows, top);
  // The same all the time, so that no row is drawn anew for it.
  const pick = useCallback(
    (picked: number | null) => {
      holds(picked);
      change({ picked });
    },
    [holds, change],
  );
  // Whoever goes on where the journal was left finds all of it there.
  const atTop = view.filter !== begin.filter || (begin.top === 0 && begin.picked === null);
  return { ...view, atTop, change, pick };
}

/**
 * The oldest entry that is on the page already: at once the last of those in sight, where the journal is read from its
 * top, and the oldest of all in a moment. A number and no count: an entry that comes takes no other off the page.
 * Whoever uses it has the filter as its key.
 * @param rows those that are shown, oldest first
 */
export function useOldestDrawn(rows: readonly { no: number }[], atTop: boolean): number {
  const oldest = rows[0]?.no ?? 0;
  return useDeferredValue(oldest, atTop ? (rows.at(-inSight())?.no ?? oldest) : oldest);
}

/**
 * The row that is opened, put right or shut stays where it is on the screen, whatever comes above it or beside it;
 * once it is shut it has the focus.
 */
function useSteadyRow(picked: number | null, rows: number, top: RefObject<number>) {
  const row = useRef<ReturnType<typeof measure>>(null);
  const seen = useRef({ picked, rows });
  useLayoutEffect(() => {
    const before = row.current;
    const now = measure(before?.no ?? null);
    const moved = seen.current.picked !== picked || seen.current.rows !== rows;
    if (before && now && moved) {
      const place = before.y - top.current;
      const inSight = place >= 0 && place < window.innerHeight;
      // At its top the journal shows what is newest.
      if (inSight && top.current > 0) window.scrollBy(0, now.y - window.scrollY - place);
      if (picked === null) document.getElementById(idOfRow(now.no))?.focus({ preventScroll: true });
    }
    seen.current = { picked, rows };
    row.current = measure(picked);
  });
  return useCallback(
    (no: number | null) => {
      top.current = window.scrollY;
      row.current = measure(no ?? seen.current.picked);
    },
    [top],
  );
}
