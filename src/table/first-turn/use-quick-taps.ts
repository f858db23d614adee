import { useEffect, useEffectEvent } from 'react';

/** What is tapped as one thing, by whatever of it lies under the finger. */
const CONTROL = 'button, label, summary, a[href], input, [role="button"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null;

/** Nobody has read what comes under the finger in so many milliseconds, nor moved it so many pixels by chance. */
const QUICK = 500;
const NEAR = 24;

/**
 * The second of two quick taps goes nowhere once the first has led on: it was meant for what lay under the finger before,
 * and nobody has read yet what lies there now.
 * @param place where somebody stands; quick taps upon the same control go on as long as that is the same, and the ring
 * has not left the control
 */
export function useQuickTaps(place: () => string): void {
  const read = useEffectEvent(place);
  useEffect(() => {
    let first: (Tap & { control: Element | null; at: string; meant: boolean }) | null = null;
    let resting = 0;
    /** As long as a second tap goes nowhere, the page says so to whoever plays it without a hand. */
    const rest = () => {
      document.documentElement.dataset.resting = '';
      clearTimeout(resting);
      resting = window.setTimeout(() => delete document.documentElement.dataset.resting, QUICK);
    };
    const onTap = (event: MouseEvent) => {
      const isSecond = event.detail > 1 || (first !== null && isSoonAfter(first, event));
      if (!isSecond) {
        const { timeStamp, clientX, clientY } = event;
        first = { timeStamp, clientX, clientY, control: controlAt(event), at: read(), meant: isMeant(event) };
        rest();
        return;
      }
      const same = first?.control === controlAt(event) && first.at === read();
      if (same && first?.meant === isMeant(event) && !isGuides(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onTap, true);
    return () => {
      document.removeEventListener('click', onTap, true);
      clearTimeout(resting);
      delete document.documentElement.dataset.resting;
    };
  }, []);
}

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** Where a browser counts only quicker ones as two of one kind. A key has no place. */
const isSoonAfter = (first: Tap, { timeStamp, clientX, clientY, detail }: MouseEvent): boolean =>
  detail > 0 &&
  timeStamp - first.timeStamp < QUICK &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < NEAR;

const isMeant = (event: Event) => Boolean(controlAt(event)?.closest('[data-pointed]'));

/** What the guide does takes a moment: until it is done the place is still the same. */
const isGuides = (event: Event) => controlAt(event)?.closest('[data-first-turn]') !== null;
