import { useLayoutEffect } from 'react';

/** Focuses a tapped button. Safari doesn't, and a sheet that the button opens could not return the focus to it. */
export function useFocusOnTap(): void {
  useLayoutEffect(() => {
    let prevented = false;
    const press = (event: MouseEvent) => {
      prevented = event.defaultPrevented;
    };
    const tap = ({ target, detail }: MouseEvent) => {
      // A click by key: the button already has the focus. A prevented default means the focus must not move.
      if (detail === 0 || prevented || !(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('button, summary');
      if (button && !button.contains(document.activeElement))
        button.focus({ preventScroll: true, focusVisible: false });
    };
    addEventListener('mousedown', press);
    addEventListener('click', tap, true);
    return () => {
      removeEventListener('mousedown', press);
      removeEventListener('click', tap, true);
    };
  }, []);
}
