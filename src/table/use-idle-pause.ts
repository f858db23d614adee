import { useEffect, useState } from 'react';
import { usePreferences } from '@/store/context';

/** Seconds without a touch after which the first tap only wakes the screen. */
const IDLE_SECONDS = 120;

/** Whether the table rests; it does so by itself after two idle minutes. */
export function useIdlePause(): [boolean, (paused: boolean) => void] {
  const preferences = usePreferences();
  const seconds = Number(preferences.read('pause-seconds') ?? IDLE_SECONDS);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || seconds <= 0) return;
    let timer = setTimeout(() => setPaused(true), seconds * 1000);
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), seconds * 1000);
    };
    const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, [paused, seconds]);
  return [paused, setPaused];
}
