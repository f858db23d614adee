import { useLayoutEffect, useRef } from 'react';

/** Shuts a sheet of what is due with the last thing settled on it; one that was opened without any stays. */
export function useCloseWhenResolved(left: number, onClose: () => void): void {
  const before = useRef(left);
  useLayoutEffect(() => {
    if (left === 0 && before.current > 0) onClose();
    before.current = left;
  }, [left, onClose]);
}
