import { useLayoutEffect, useState } from 'react';
import { usePreferences } from '@/store/context';

/** Seconds without a touch after which the screen is dimmed. */
const IDLE_SECONDS = 120;

/** Whether nobody has touched the device for two minutes, or for the time set on this device. */
export function useIdle(): boolean {
  const preferences = usePreferences();
  const seconds = Number(preferences.read('pause-seconds') ?? IDLE_SECONDS);
  const [idle, setIdle] = useState(false);
  useLayoutEffect(() => {
    if (seconds <= 0) return;
    const rest = () => setTimeout(() => setIdle(true), seconds * 1000);
    let timer = rest();
    const touch = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = rest();
    };
    const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, [seconds]);
  return idle;
}
