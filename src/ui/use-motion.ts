import { type RefObject, useLayoutEffect, useRef } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/**
 * Animates an element when the key changes to another than null, not as it is first shown. Only the picture moves: what it says is
 * true at once, and taps count. Does nothing where motion is reduced.
 */
export function useMotion<E extends Element>(
  key: string | number | boolean | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key starts it
  useLayoutEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (key === null) return;
    // A test's page has neither.
    if (!element.current?.animate || matchMedia(CALM).matches) return;
    element.current.animate(keyframes, { easing: EASE, ...options });
  }, [key]);
  return element;
}

/** A numeral that rolls to its new value. */
export const ROLL: [Keyframe[], KeyframeAnimationOptions] = [
  [
    { transform: 'translateY(45%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  { duration: 220 },
];

/** A card that is turned face up. */
export const TURN: [Keyframe[], KeyframeAnimationOptions] = [
  [{ transform: 'perspective(88rem) rotateY(-90deg)' }, { transform: 'none' }],
  { duration: 420 },
];

/** A line that is carried out, one after the other. */
export const tick = (place: number): [Keyframe[], KeyframeAnimationOptions] => [
  [{ backgroundColor: 'var(--brass-wash)' }, { backgroundColor: 'transparent' }],
  { duration: 300, delay: place * 220, fill: 'backwards' },
];
