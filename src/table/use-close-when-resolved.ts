import { useLayoutEffect, useRef } from 'react';

/** Closes a sheet of open items when the last one is resolved. A sheet that was opened with none stays open. */
export function useCloseWhenResolved(left: number, onClose: () => void): void {
  const before = useRef(left);
  useLayoutEffect(() => {
    if (left === 0 && before.current > 0) onClose();
    before.current = left;
  }, [left, onClose]);
}
