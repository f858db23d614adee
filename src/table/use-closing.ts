import { useEffect, useEffectEvent, useState } from 'react';

const WARNING_SECONDS = 15;
const SIGNS = ['pointerdown', 'keydown', 'pointermove', 'wheel'] as const;
const LEAVING = ['blur', 'pagehide', 'freeze', 'hashchange'] as const;

/**
 * Closes what is private: at once when the page is left, hidden or frozen, and after some seconds without a touch.
 * Gives the countdown in its last fifteen seconds.
 */
export function useClosing(
  seconds: number,
  onClose: () => void,
): { seconds: number; onStay: () => void } | null {
  const [left, setLeft] = useState(seconds);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let last = performance.now();
    const touch = () => {
      last = performance.now();
      setLeft(seconds);
    };
    const leave = () => close();
    const hide = () => document.visibilityState === 'hidden' && close();
    const tick = setInterval(() => {
      const remaining = Math.ceil(seconds - (performance.now() - last) / 1000);
      if (remaining <= 0) close();
      else setLeft(remaining);
    }, 500);
    for (const sign of SIGNS) addEventListener(sign, touch);
    for (const event of LEAVING) addEventListener(event, leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(tick);
      for (const sign of SIGNS) removeEventListener(sign, touch);
      for (const event of LEAVING) removeEventListener(event, leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [seconds]);
  return left <= WARNING_SECONDS ? { seconds: left, onStay: () => setLeft(seconds) } : null;
}
