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
import { Said } from '@/ui/page/local-announcement';
import { Notice } from '@/ui/sheet/notice';
import styles from './refusals.module.css';

/** A refusal, and how the table does it all the same where it may. */
export type Refused = Refusal & { doAnyway?: () => void };

type Show = (refusal: Refused | null) => void;

/**
 * A place where refusals are shown: at the spot of it that was laid last, which is the sheet on top. Where none of its
 * own lies in the page, what is beyond it shows them, and at last whatever frame comes next: none is told to nobody.
 */
export interface RefusalSlot {
  /**
   * Shows why the newest try was refused; nothing once one went through. What was refused before goes, wherever within
   * it that stands: it may no longer be so.
   */
  tell: Show;
  /** Lays a spot down, and gives how it is taken away. */
  lay: (show: Show) => () => void;
  /** The same of a spot in a place within it, which shows only what is told there. */
  layWithin: (show: Show) => () => void;
}

export function createRefusalSlot(beyond?: RefusalSlot): RefusalSlot {
  const spots: Show[] = [];
  const within = new Set<Show>();
  let waits: Refused | null = null;
  function layWithin(show: Show) {
    within.add(show);
    const takeAway = beyond?.layWithin(show);
    return () => {
      within.delete(show);
      takeAway?.();
    };
  }
  return {
    layWithin,
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

/** Round everything that sends: each page and each sheet in it shows what was refused there. */
export function Refusals({ children }: { children: ReactNode }) {
  const [place] = useState(() => createRefusalSlot());
  return (
    <Nearest value={place}>
      <Said value={SPOTS}>{children}</Said>
    </Nearest>
  );
}

/** The place round whoever asks; what is told there is shown. */
export function useRefusals(): RefusalSlot {
  const place = useContext(Nearest);
  if (!place) throw new Error('Nothing shows here what is refused.');
  return place;
}

/**
 * A place in a part of a page, where a refusal has to stand beside what was tried.
 * @returns the place, and what stands there; as long as it does not, the frame shows the refusal
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

/** Why something was refused, brought into sight; beside it “All the same”, where the table may overrule it. */
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
    // Another refusal is another alert, so that the same words are read aloud again.
    <div ref={notice} key={no} className={styles[on]}>
      <Notice tone="refusal" onClose={() => setRefused(null)}>
        {printRefusal(refusal)} {refusal.doAnyway && <Button onClick={refusal.doAnyway}>All the same</Button>}
      </Notice>
    </div>
  );
}
