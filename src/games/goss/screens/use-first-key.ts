import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Place = HTMLElement | null | undefined;

/** The first key or field in a place. */
export const firstIn = (place: Place) => place?.querySelector<HTMLElement>('button:not([disabled]), input');

/** Focuses the first key or field in a place. */
export function focusFirst(place: Place): void {
  firstIn(place)?.focus({ preventScroll: true });
}

/**
 * Focuses part of newly rendered content before the player can press the next key. A sheet rendered with it
 * opens only afterwards, so the focus is set again if needed.
 * @param when changes when the content is new
 */
export function useFocusOn(find: () => Place, when: unknown = null): void {
  const has = useRef(false);
  function focus() {
    const found = find();
    found?.focus({ preventScroll: true });
    has.current = found === document.activeElement;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it comes
  useLayoutEffect(focus, [when]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!has.current) focus();
  }, [when]);
}

/** Focuses the first key of a new question, since the key tapped before is gone. */
export function useFirstKey<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useFocusOn(() => firstIn(place.current));
  return place;
}
