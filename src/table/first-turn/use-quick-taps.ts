import { useEffect, useEffectEvent } from 'react';

/** What is tapped as one thing, by whatever of it lies under the finger. */
const CONTROL = 'button, label, summary, a[href], input, [role="button"]';

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null;

/**
 * The second of two quick taps goes nowhere once the first has led on: it was meant for what lay under the finger before,
 * and nobody has read yet what lies there now.
 * @param place where somebody stands; quick taps upon the same control go on as long as that is the same, and the ring
 * has not left the control
 */
export function useQuickTaps(place: () => string): void {
  const read = useEffectEvent(place);
  useEffect(() => {
    let first: { control: Element | null; at: string; meant: boolean } | null = null;
    const onTap = (event: MouseEvent) => {
      if (event.detail <= 1) {
        first = { control: controlAt(event), at: read(), meant: isMeant(event) };
        return;
      }
      const same = first?.control === controlAt(event) && first.at === read();
      if (same && first?.meant === isMeant(event) && !isGuides(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onTap, true);
    return () => document.removeEventListener('click', onTap, true);
  }, []);
}

const isMeant = (event: Event) => Boolean(controlAt(event)?.closest('[data-pointed]'));

/** What the guide does takes a moment: until it is done the place is still the same. */
const isGuides = (event: Event) => controlAt(event)?.closest('[data-first-turn]') !== null;
