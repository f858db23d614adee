import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './motion.module.css';

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

/** So long after the row before it a row begins to move. */
const APART = 220;

/**
 * As its row is carried out, sends a copy of a figure from the row to where that total stands. Nothing waits for it: the
 * total has its value already. Returns the ref of the place where the figure begins.
 * @param figure the total that the row changes, and its new value as printed
 */
export function useTravel<E extends Element>(
  isDone: boolean,
  place: number,
  figure: { total: string; text: string } | undefined,
): RefObject<E | null> {
  const source = useRef<E>(null);
  const before = useRef(isDone);
  useLayoutEffect(() => {
    if (before.current === isDone) return;
    before.current = isDone;
    if (isDone && figure && source.current) travel(source.current, figure, place * APART);
  }, [isDone, figure, place]);
  return source;
}

function travel(source: Element, { total, text }: { total: string; text: string }, delay: number): void {
  const shown = [...document.querySelectorAll(`[data-total="${CSS.escape(total)}"]`)];
  const target = shown.map(centerOf).find((center) => center !== null);
  const from = centerOf(source);
  if (!target || !from || typeof source.animate !== 'function' || matchMedia(CALM).matches) return;
  const copy = document.createElement('span');
  copy.className = styles.travels ?? '';
  copy.textContent = text;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.left = `${from.x}px`;
  copy.style.top = `${from.y}px`;
  document.body.append(copy);
  const way = `translate(calc(-50% + ${target.x - from.x}px), calc(-50% + ${target.y - from.y}px))`;
  const moving = copy.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.8)', opacity: 1 },
      { transform: way, opacity: 1, offset: 0.85 },
      { transform: way, opacity: 0 },
    ],
    { duration: 300, delay, easing: EASE },
  );
  moving.onfinish = () => copy.remove();
  moving.oncancel = () => copy.remove();
}

/** The center of what is in view; null if it is not. */
function centerOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? { x, y } : null;
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
  { duration: 300, delay: place * APART, fill: 'backwards' },
];
