import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

const WARNING_SECONDS = 15;
const SIGNS = ['pointerdown', 'keydown', 'pointermove', 'wheel'] as const;
const LEAVING = ['blur', 'pagehide', 'freeze'] as const;

interface Closing {
  seconds: number;
  /** One person plays: only the way back closes. */
  alone: boolean;
}

/**
 * Closes what is private: at once when the page is left, hidden or frozen, and after some seconds without a touch.
 * Gives the countdown in its last fifteen seconds.
 * @param onHide by Escape, where nothing lies over the papers
 */
export function useClosing(
  { seconds, alone }: Closing,
  onClose: () => void,
  onHide: () => void,
): { seconds: number; onStay: () => void } | null {
  const [left, setLeft] = useState(seconds);
  const close = useEffectEvent(onClose);
  const hide = useEffectEvent((event: KeyboardEvent) => {
    const over = document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !over) onHide();
  });
  useLayoutEffect(() => {
    const leave = () => close();
    const press = (event: KeyboardEvent) => hide(event);
    addEventListener('hashchange', leave);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('hashchange', leave);
      removeEventListener('keydown', press);
    };
  }, []);
  useEffect(() => {
    if (alone) return;
    let last = performance.now();
    const touch = () => {
      last = performance.now();
      setLeft(seconds);
    };
    const leave = () => close();
    const cover = () => document.visibilityState === 'hidden' && close();
    const tick = setInterval(() => {
      const remaining = Math.ceil(seconds - (performance.now() - last) / 1000);
      if (remaining <= 0) close();
      else setLeft(remaining);
    }, 500);
    for (const sign of SIGNS) addEventListener(sign, touch);
    for (const event of LEAVING) addEventListener(event, leave);
    document.addEventListener('visibilitychange', cover);
    return () => {
      clearInterval(tick);
      for (const sign of SIGNS) removeEventListener(sign, touch);
      for (const event of LEAVING) removeEventListener(event, leave);
      document.removeEventListener('visibilitychange', cover);
    };
  }, [seconds, alone]);
  return left <= WARNING_SECONDS ? { seconds: left, onStay: () => setLeft(seconds) } : null;
}
