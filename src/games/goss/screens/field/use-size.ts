import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './layout';

/** The size of an element in whole pixels, measured again whenever it changes. */
export function useSize<T extends HTMLElement>(first: Size): [RefObject<T | null>, Size] {
  const place = useRef<T>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      // On paper, and where nothing is drawn, the picture keeps the size it had.
      if (width === 0 || height === 0) return;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, size];
}
