import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The elements that count as one control, whichever part of them is tapped. */
const CONTROL = 'button, label, summary, a[href], input, [role="button"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null;

/** Milliseconds too short to read what appears under the finger, and pixels too few for a deliberate move. */
const QUICK = 500;
const NEAR = 24;
/** Set on the page while a second tap is ignored, for automated players. */
const RESTING = 'data-resting';

/**
 * Ignores the second of two quick taps once the first has changed the page: it was meant for the earlier
 * control, and nobody has read the new one yet.
 * @param place identifies where the user is; quick taps on the same control still work while it stays the
 * same and the ring has not left the control
 */
export function useQuickTaps(place: () => string): void {
  const read = useEffectEvent(place);
  const at = place();
  /** The time of the first tap, or of the change it caused. */
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
      // Key presses, and clicks that a label passes on to its field, have no position.
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

/** The guide's actions take some time, during which the place does not change. */
const isGuides = (event: Event) => controlAt(event)?.closest('[data-first-turn]') !== null;
