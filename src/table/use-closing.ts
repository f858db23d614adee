import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const WARNING_SECONDS = 15;
const SIGNS = ['pointerdown', 'keydown', 'pointermove', 'wheel'] as const;
const LANDING = ['focusin', 'pointerdown'] as const;
const LEAVING = ['blur', 'pagehide', 'beforeprint', 'orientationchange'] as const;
/** These are sent to the document, and not by every browser on to the window. */
const COVERING = ['visibilitychange', 'freeze', 'resume'] as const;

interface Closing {
  seconds: number;
  /** One person plays: only the way back closes. */
  alone: boolean;
}

/**
 * Closes private content: at once when the page is left, hidden, frozen, restored, printed, turned, zoomed or
 * moved to another screen, and after some seconds without a touch. Returns the seconds left near the end.
 * @param onHide called on Escape, if nothing is open over the papers
 */
export function useClosing(
  { seconds, alone }: Closing,
  onClose: () => void,
  onHide: () => void,
): number | undefined {
  const [left, setLeft] = useState(seconds);
  // Where papers close soon, they are read for most of that time.
  const warned = Math.min(WARNING_SECONDS, seconds * 0.4);
  /** Whether the last thing that was done is a Tab that led nowhere on the page. */
  const tabbed = useRef(false);
  const close = useEffectEvent(onClose);
  const hide = useEffectEvent((event: KeyboardEvent) => {
    const over = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !over) onHide();
  });
  useLayoutEffect(() => {
    const leave = () => close();
    const press = (event: KeyboardEvent) => {
      tabbed.current = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
      hide(event);
    };
    // It led to something on the page instead.
    const landed = () => {
      tabbed.current = false;
    };
    addEventListener('hashchange', leave);
    addEventListener('keydown', press);
    for (const event of LANDING) addEventListener(event, landed);
    return () => {
      removeEventListener('hashchange', leave);
      removeEventListener('keydown', press);
      for (const event of LANDING) removeEventListener(event, landed);
    };
  }, []);
  // A layout effect, active from the first paint: papers must never stay open when the player is called away.
  useLayoutEffect(() => {
    if (alone) return;
    let last = performance.now();
    const scale = devicePixelRatio;
    const touch = () => {
      last = performance.now();
      setLeft(seconds);
    };
    const leave = ({ type }: Event) => {
      if (type !== 'blur' || !tabbed.current) return close();
      // Tab past the last element moves to the browser's own buttons: no other window covers the papers yet,
      // but none that comes later is reported.
      last = Math.min(last, performance.now() - (seconds - warned) * 1000);
    };
    const cover = () => close();
    // A page restored from the back/forward cache must not bring papers back.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && close();
    // An on-screen keyboard also resizes the page, but keeps its scale.
    const resize = () => devicePixelRatio !== scale && close();
    const tick = setInterval(() => {
      const remaining = Math.ceil(seconds - (performance.now() - last) / 1000);
      if (remaining <= 0) close();
      else setLeft(remaining);
    }, 500);
    for (const sign of SIGNS) addEventListener(sign, touch);
    for (const event of LEAVING) addEventListener(event, leave);
    for (const event of COVERING) document.addEventListener(event, cover);
    addEventListener('pageshow', restore);
    addEventListener('resize', resize);
    screen.orientation?.addEventListener('change', cover);
    return () => {
      clearInterval(tick);
      for (const sign of SIGNS) removeEventListener(sign, touch);
      for (const event of LEAVING) removeEventListener(event, leave);
      for (const event of COVERING) document.removeEventListener(event, cover);
      removeEventListener('pageshow', restore);
      removeEventListener('resize', resize);
      screen.orientation?.removeEventListener('change', cover);
    };
  }, [seconds, alone, warned]);
  return left <= warned ? left : undefined;
}
