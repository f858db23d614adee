import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first key or field in a place. */
export function focusFirst(place: HTMLElement | null | undefined): void {
  place?.querySelector<HTMLElement>('button:not([disabled]), input')?.focus({ preventScroll: true });
}

/** What was tapped is gone when the next question comes up: its first key has the focus. */
export function useFirstKey<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => focusFirst(place.current), []);
  return place;
}
