import { useLayoutEffect } from 'react';

/** Keys that act on each press; keys that move or write may repeat. */
const ACTING = ['Enter', 'Escape'];

/**
 * Makes a held key act once. Browsers press a button again on each repeat of Enter, so holding it too long on
 * Undo would take back a turn. In a text area Enter may repeat.
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
