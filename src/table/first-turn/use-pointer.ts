import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { LessonStep } from '@/kernel/lesson/first-turn';
import { findTarget, guideControl, nextControl, shownOf } from './find-target';

/** The attribute by which the page draws its ring. */
const POINTED = 'data-pointed';
/** The ring is drawn within the control: outside it an edge would cut it off. */
const INSIDE = 'data-ring-inside';
/** As far as the ring reaches beyond the control, at its widest. */
const RING = 7;

const WATCHED = [
  'aria-disabled',
  'aria-expanded',
  'aria-label',
  'aria-pressed',
  'class',
  'disabled',
  'hidden',
  'open',
  'value',
];

function point(control: HTMLElement | null, value = ''): void {
  const shown = control && shownOf(control);
  for (const old of document.querySelectorAll(`[${POINTED}]`))
    if (old !== shown) for (const mark of [POINTED, INSIDE]) old.removeAttribute(mark);
  if (!shown) return;
  // For a field, the attribute holds the value to enter.
  if (!shown.hasAttribute(POINTED)) shown.setAttribute(POINTED, value);
}

const pointed = () => document.querySelector<HTMLElement>(`[${POINTED}]`);

/** Fits the ring to the current position of its control. */
function drawRing(): void {
  const shown = pointed();
  shown?.toggleAttribute(INSIDE, isTight(shown));
}

/** Scrolls the target into view and fits its ring. */
function settle(): void {
  const shown = pointed();
  if (shown) bringIntoSight(shown);
  drawRing();
}

/** Whether the window at its sides or foot, or something that clips what it holds, leaves no room for the ring. */
function isTight(shown: HTMLElement): boolean {
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const cuts = (box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
    left - box.left < RING || box.right - right < RING || top - box.top < RING || box.bottom - bottom < RING;
  if (cuts({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
  for (
    let ancestor = shown.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  )
    if (getComputedStyle(ancestor).overflow !== 'visible' && cuts(ancestor.getBoundingClientRect()))
      return true;
  return false;
}

/** Whether it is fully visible, from its top to its bottom edge, with nothing covering or clipping it. */
function isInView(shown: HTMLElement): boolean {
  const { left, width, top, height } = shown.getBoundingClientRect();
  const at = (down: number) => document.elementFromPoint(left + width / 2, top + down);
  const middle = at(height / 2);
  if (!middle || !(shown.contains(middle) || middle.contains(shown))) return false;
  return [0.5, height - 0.5].every((down) => shown.contains(at(down)));
}

/** Scrolls only if the target is covered or out of view, so that nothing moves while the user taps. */
function bringIntoSight(shown: HTMLElement): void {
  if (isInView(shown)) return;
  // Keeps the header of a sheet visible if possible.
  if (shown.closest('dialog')) shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isInView(shown)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

/** Moves the focus to the lesson's target. */
export function focusPointed(): void {
  const shown = pointed();
  const control = shown instanceof HTMLLabelElement ? (shown.control ?? shown) : shown;
  if (shown && !isInView(shown)) shown.scrollIntoView({ block: 'center', inline: 'nearest' });
  control?.focus({ preventScroll: true });
}

/**
 * Points at the next control to tap, and reports when the sheet that ends the step is seen. Updates before
 * the next paint, so that the ring is never painted in its old place.
 * @param deviated something else was done: points at the way back, and seeing the sheet does not end the step
 * @param busy something is in progress and the page is about to change: points at nothing until it is done
 */
export function usePointer<Step extends LessonStep<never>>(
  step: Step | undefined,
  deviated: boolean,
  busy: boolean,
  onSeen: (of: Step) => void,
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    // Each step starts at the top of the page, with its date and changes, and not where the last control was.
    if (step) scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  useLayoutEffect(() => {
    if (!step || busy) return point(null);
    let asked = 0;
    const aim = () => {
      const control = step.plays || deviated ? guideControl() : nextControl(step.targets);
      const field =
        control instanceof HTMLInputElement && step.targets.find(({ value }) => value !== undefined);
      point(control, field ? field.value : '');
    };
    /** Measures at most once per frame. After a resize the target may be another control. */
    const soon = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        aim();
        settle();
      });
    };
    const look = () => {
      const { until } = step;
      const sheet = typeof until === 'object' && 'there' in until ? until.there : null;
      if (!deviated && sheet && findTarget(sheet)) return true;
      aim();
      soon();
      return false;
    };
    const lookAgain = () => {
      if (look()) flushSync(() => seen(step));
    };
    const observer = new MutationObserver(lookAgain);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: WATCHED,
    });
    // Whether a choice is made is no attribute.
    addEventListener('change', lookAgain);
    // The device was turned.
    addEventListener('resize', soon);
    // Only the ring is redrawn: scrolling back would work against a user who looks around.
    document.addEventListener('scrollend', drawRing, true);
    // The strip above can grow by a line, or a font can load, without any mutation of the page.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon);
    for (const container of document.querySelectorAll('body, main, [data-first-turn]'))
      sizes?.observe(container);
    if (look()) seen(step);
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      sizes?.disconnect();
      removeEventListener('change', lookAgain);
      removeEventListener('resize', soon);
      document.removeEventListener('scrollend', drawRing, true);
      point(null);
    };
  }, [step, deviated, busy]);
}
