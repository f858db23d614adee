import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What is tapped as one thing, by whatever of it lies under the finger. */
const CONTROL = 'button, label, summary, a[href], input, [role="button"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null;

/** Nobody has read what comes under the finger in so many milliseconds, nor moved it so many pixels by chance. */
const QUICK = 500;
const NEAR = 24;
/** As long as a second tap goes nowhere, the page says so to whoever plays it without a hand. */
const RESTING = 'data-resting';

/**
 * The second of two quick taps goes nowhere once the first has led on: it was meant for what lay under the finger before,
 * and nobody has read yet what lies there now.
 * @param place where somebody stands; quick taps upon the same control go on as long as that is the same, and the ring
 * has not left the control
 */
export function useQuickTaps(place: () => string): void {
  const read = useEffectEvent(place);
  const at = place();
  /** When the first tap was, or what it led to came. */
  const since = useRef(Number.NEGATIVE_INFINITY);
  const resting = useRef(0);
  const rest = useEffectEvent(() => {
    since.current = performance.now();
    document.documentElement.setAttribute(RESTING, '');
    clearTimeout(resting.current);
    resting.current = window.setTimeout(awake, QUICK);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody comes to stand elsewhere
  useLayoutEffect(() => rest(), [at]);
  useLayoutEffect(() => {
    let first: (Tap & { control: Element | null; at: string; meant: boolean }) | null = null;
    const onTap = (event: MouseEvent) => {
      const { clientX, clientY, detail } = event;
      // A key has no place, nor what a label hands on to its field.
      if (detail === 0) return;
      const isSoon = performance.now() - since.current < QUICK;
      // A browser counts only quicker ones as two of one kind.
      const isSecond = detail > 1 || (isSoon && first !== null && isNear(first, event));
      if (!isSecond) {
        first = { clientX, clientY, control: controlAt(event), at: read(), meant: isMeant(event) };
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
      clearTimeout(resting.current);
      awake();
    };
  }, []);
}

const awake = () => {
  document.documentElement.removeAttribute(RESTING);
};

type Tap = Pick<MouseEvent, 'clientX' | 'clientY'>;

const isNear = (first: Tap, { clientX, clientY }: Tap): boolean =>
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < NEAR;

const isMeant = (event: Event) => Boolean(controlAt(event)?.closest('[data-pointed]'));

/** What the guide does takes a moment: until it is done the place is still the same. */
const isGuides = (event: Event) => controlAt(event)?.closest('[data-first-turn]') !== null;
