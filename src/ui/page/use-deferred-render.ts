import { startTransition, useEffect, useState } from 'react';
import { useNarrow } from './use-narrow';
import { usePrinting } from './use-printing';

/**
 * Whether what lies below the fold of a phone is drawn: not in the first picture after a tap, which would wait for it, and
 * once that is seen. A wider page shows it at once, and paper all of it.
 */
export function useDeferredRender(): boolean {
  const narrow = useNarrow();
  const printing = usePrinting();
  const [seen, setSeen] = useState(!narrow);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    // An animation frame runs before the paint; work scheduled from it runs after.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setSeen(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return seen || !narrow || printing;
}
