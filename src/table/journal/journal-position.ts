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
 * Rows shown at first, and added per request. A long game has thousands of entries, and opening a sheet over
 * them restyles every row.
 */
export const AT_ONCE = 60;

/** The least height of a row, in pixels. */
const ROW = 46;

/** Rows that fill the screen: these render at once, the others deferred. */
const inSight = () => Math.ceil(window.innerHeight / ROW);

interface View {
  filter: Filter;
  /** The entry that is open. */
  picked: number | null;
  most: number;
}

/** The last position in the journal, and the number of rows it had. */
interface JournalPosition extends View {
  top: number;
  rows: number;
}

const FRESH: View & { top: number } = { filter: 'all', picked: null, most: AT_ONCE, top: 0 };

/** Keeps the journal position while the table is open, across its pages. */
export const JournalPositionContext = createContext<RefObject<JournalPosition | null>>({ current: null });

/** The journal opens at this entry, as if it had been left there. */
export const atEntry = (no: number | null, rows: number): JournalPosition => ({ ...FRESH, picked: no, rows });

export const idOfRow = (no: number) => `entry-${no}`;

/** A row and its position on the page, or null if it is not shown. */
function measure(no: number | null): { no: number; y: number } | null {
  const row = no === null ? null : document.getElementById(idOfRow(no));
  return no !== null && row ? { no, y: row.getBoundingClientRect().top + window.scrollY } : null;
}

/**
 * Restores the journal's last position if nothing was recorded since, as after viewing an earlier moment.
 * @param begun the entry whose forms hold a draft
 */
export function useJournalPosition(rows: number, begun: number | null) {
  const held = useContext(JournalPositionContext);
  const [begin] = useState(() => (held.current?.rows === rows ? held.current : { ...FRESH, picked: begun }));
  const [view, setView] = useState<View>(begin);
  // Read on scroll: on back navigation, the browser scrolls the page before it fires the event.
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
  // Memoized: a new callback would re-render every row.
  const pick = useCallback(
    (picked: number | null) => {
      holds(picked);
      change({ picked });
    },
    [holds, change],
  );
  // When the journal reopens at its last position, render all rows at once.
  const atTop = view.filter !== begin.filter || (begin.top === 0 && begin.picked === null);
  return { ...view, atTop, change, pick };
}

/**
 * The oldest entry already rendered: first the last visible one if the journal opens at its top, then,
 * deferred, the oldest of all. An entry number, not a count, so a new entry does not push another off the
 * page. The caller must be keyed by the filter.
 * @param rows the shown rows, oldest first
 */
export function useOldestDrawn(rows: readonly { no: number }[], atTop: boolean): number {
  const oldest = rows[0]?.no ?? 0;
  return useDeferredValue(oldest, atTop ? (rows.at(-inSight())?.no ?? oldest) : oldest);
}

/**
 * Keeps the row that is opened, corrected or closed at the same place on the screen when content above or
 * next to it changes. A closed row takes the focus.
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
      // At its top the journal shows the newest entries.
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
