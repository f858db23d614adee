import {
  createContext,
  type RefObject,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type Filter = 'all' | 'turn' | 'events' | 'rulings';

/** A long game has thousands of entries: so many are shown, and as many again when asked for. */
export const AT_ONCE = 100;

interface View {
  filter: Filter;
  /** The entry that is open. */
  picked: number | null;
  most: number;
}

/** Where somebody read the journal, and how long it was. */
interface Place extends View {
  top: number;
  rows: number;
}

const FRESH: View & { top: number } = { filter: 'all', picked: null, most: AT_ONCE, top: 0 };

/** Holds the place while the table is open, whatever page of it is shown. */
export const PlaceContext = createContext<RefObject<Place | null>>({ current: null });

/**
 * The journal stands where it was left, as long as nothing was recorded since: after a look at the table as it was
 * one goes on from there.
 */
export function useJournalPlace(rows: number) {
  const held = useContext(PlaceContext);
  const [begin] = useState(() => (held.current?.rows === rows ? held.current : FRESH));
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
  return { ...view, change: (part: Partial<View>) => setView({ ...view, ...part }) };
}

export const idOfRow = (no: number) => `entry-${no}`;

/** The row that is open stays where it is on the screen while entries come above it; the focus goes back to it. */
export function useSteadyRow(picked: number | null, rows: number): void {
  const before = useRef<{ picked: number; rows: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const row = picked === null ? null : document.getElementById(idOfRow(picked));
    const was = before.current;
    if (picked === null || !row) {
      if (was && picked === null)
        document.getElementById(idOfRow(was.picked))?.focus({ preventScroll: true });
      before.current = null;
      return;
    }
    const top = row.getBoundingClientRect().top + window.scrollY;
    if (was?.picked === picked && was.rows !== rows && window.scrollY > 0) window.scrollBy(0, top - was.top);
    before.current = { picked, rows, top };
  });
}
