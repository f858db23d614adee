import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { Said } from '@/ui/page/aloud';
import { Notice } from '@/ui/sheet/notice';
import styles from './refusals.module.css';

/** A refusal, with a way to override it if the table may. */
export type Refused = Refusal & { doAnyway?: () => void };

type Show = (refusal: Refused | null) => void;

/**
 * Shows refusals in the spot registered last, which is the topmost sheet. Without a spot of its own it passes
 * them to the enclosing slot; the outermost slot holds a refusal for the next spot. No refusal is lost.
 */
export interface RefusalSlot {
  /**
   * Shows why the newest try was refused; null if it succeeded. Clears earlier refusals, also those in nested
   * slots, since they may no longer apply.
   */
  tell: Show;
  /** Registers a spot; returns a function that removes it. */
  lay: (show: Show) => () => void;
  /** Registers a spot of a nested slot, which shows only refusals reported there. */
  layWithin: (show: Show) => () => void;
}

export function createRefusalSlot(beyond?: RefusalSlot): RefusalSlot {
  const spots: Show[] = [];
  const within = new Set<Show>();
  let waits: Refused | null = null;
  function registerNested(show: Show) {
    within.add(show);
    const takeAway = beyond?.layWithin(show);
    return () => {
      within.delete(show);
      takeAway?.();
    };
  }
  return {
    layWithin: registerNested,
    tell(refusal) {
      waits = null;
      for (const show of [...spots, ...within]) show(null);
      const spot = spots.at(-1);
      beyond?.tell(spot ? null : refusal);
      if (spot) spot(refusal);
      else if (!beyond) waits = refusal;
    },
    lay(show) {
      spots.push(show);
      const takeAway = beyond?.layWithin(show);
      if (waits) show(waits);
      waits = null;
      return () => {
        spots.splice(spots.lastIndexOf(show), 1);
        takeAway?.();
      };
    },
  };
}

const Nearest = createContext<RefusalSlot | null>(null);

const SPOTS = { page: <Spot on="page" />, sheet: <Spot on="sheet" /> };

/** Wraps everything that sends commands: each page, and each sheet in it, shows its own refusals. */
export function Refusals({ children }: { children: ReactNode }) {
  const [place] = useState(() => createRefusalSlot());
  return (
    <Nearest value={place}>
      <Said value={SPOTS}>{children}</Said>
    </Nearest>
  );
}

/** The nearest refusal slot; refusals reported to it are shown. */
export function useRefusals(): RefusalSlot {
  const place = useContext(Nearest);
  if (!place) throw new Error('Nothing shows here what is refused.');
  return place;
}

/**
 * A refusal slot for a part of a page, to show a refusal next to the control that was used.
 * @returns the slot, and the element to render; until it is rendered the frame shows the refusal
 */
export function useRefusalSlotHere(): { place: RefusalSlot; refused: ReactNode } {
  const beyond = useRefusals();
  const [place] = useState(() => createRefusalSlot(beyond));
  return { place, refused: <Spot on="here" of={place} /> };
}

interface SpotProps {
  on: 'page' | 'sheet' | 'here';
  of?: RefusalSlot;
}

/** Shows a refusal, scrolled into view, with “All the same” if the table may overrule it. */
function Spot({ on, of }: SpotProps) {
  const nearest = useRefusals();
  const place = of ?? nearest;
  const [refused, setRefused] = useState<{ refusal: Refused; no: number } | null>(null);
  const count = useRef(0);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      place.lay((refusal) => {
        count.current += 1;
        setRefused(refusal && { refusal, no: count.current });
      }),
    [place],
  );
  useEffect(() => {
    if (refused) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  if (!refused) return null;
  const { refusal, no } = refused;
  return (
    // A new key makes a new alert, so repeated words are read aloud again.
    <div ref={notice} key={no} className={styles[on]}>
      <Notice tone="refusal" onClose={() => setRefused(null)}>
        {printRefusal(refusal)} {refusal.doAnyway && <Button onClick={refusal.doAnyway}>All the same</Button>}
      </Notice>
    </div>
  );
}
