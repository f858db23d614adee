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
  // A field tells what is to be written there.
  if (!shown.hasAttribute(POINTED)) shown.setAttribute(POINTED, value);
}

const pointed = () => document.querySelector<HTMLElement>(`[${POINTED}]`);

/** Draws the ring whole, wherever what it is around stands now. */
function drawRing(): void {
  const shown = pointed();
  shown?.toggleAttribute(INSIDE, isTight(shown));
}

/** Brings what is pointed at into sight, and its ring whole. */
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
  for (let box = shown.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflow !== 'visible' && cuts(box.getBoundingClientRect())) return true;
  return false;
}

/** Whether it is seen from its upper edge to its lower one, with nothing over it and nothing cut off. */
function isInView(shown: HTMLElement): boolean {
  const { left, width, top, height } = shown.getBoundingClientRect();
  const at = (down: number) => document.elementFromPoint(left + width / 2, top + down);
  const middle = at(height / 2);
  if (!middle || !(shown.contains(middle) || middle.contains(shown))) return false;
  return [0.5, height - 0.5].every((down) => shown.contains(at(down)));
}

/** Only where something covers it, or it is out of sight: nothing else moves under a hand. */
function bringIntoSight(shown: HTMLElement): void {
  if (isInView(shown)) return;
  // A sheet keeps its head in sight where it can.
  if (shown.closest('dialog')) shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isInView(shown)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

/** Moves the focus to what the lesson points at. */
export function focusPointed(): void {
  const shown = pointed();
  const control = shown instanceof HTMLLabelElement ? (shown.control ?? shown) : shown;
  if (shown && !isInView(shown)) shown.scrollIntoView({ block: 'center', inline: 'nearest' });
  control?.focus({ preventScroll: true });
}

/**
 * Points at what is to be tapped, wherever it comes up, and tells when the sheet that ends the step is seen. It looks as soon as
 * the page has changed and before anybody sees it: no frame shows the ring of what was.
 * @param strayed something else was done: the way back is meant, and nothing is done by what is seen meanwhile
 * @param busy something is being done, and what stands there is about to change: nothing is meant until it is done
 */
export function usePointer<Step extends LessonStep<never>>(
  step: Step | undefined,
  strayed: boolean,
  busy: boolean,
  onSeen: (of: Step) => void,
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    // Each step begins where the page does: with its date and what changed, and not where the last one was tapped.
    if (step) scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  useLayoutEffect(() => {
    if (!step || busy) return point(null);
    let asked = 0;
    const aim = () => {
      const control = step.plays || strayed ? guideControl() : nextControl(step.targets);
      const field =
        control instanceof HTMLInputElement && step.targets.find(({ value }) => value !== undefined);
      point(control, field ? field.value : '');
    };
    /** Its place is measured once a frame; in a window of another size it may be another control. */
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
      if (!strayed && sheet && findTarget(sheet)) return true;
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
    // Whoever looks round goes where she likes: nothing is brought back under her hand.
    document.addEventListener('scrollend', drawRing, true);
    // What is said above grows by a line, or letters come that were not there: no change of the page tells.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon);
    for (const box of document.querySelectorAll('body, main, [data-first-turn]')) sizes?.observe(box);
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
  }, [step, strayed, busy]);
}
