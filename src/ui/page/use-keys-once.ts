import { useLayoutEffect } from 'react';

/** Keys that do something each time they come; those that move or write are meant as often as they come. */
const ACTING = ['Enter', 'Escape'];

/**
 * A key that is held does once what it does: a browser presses a button with Enter as often as the key comes again, and
 * Undo would take back a turn under a heavy hand. In a text Enter begins new lines all the while.
 */
export function useKeysOnce(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat || !ACTING.includes(event.key) || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}
