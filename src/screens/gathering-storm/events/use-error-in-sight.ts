import { useLayoutEffect, useState } from 'react';

/** Brings what is missing into sight, each time that somebody is done with a form that is not. */
export function useErrorInSight(): () => void {
  const [tries, setTries] = useState(0);
  useLayoutEffect(() => {
    if (tries === 0) return;
    const form = [...document.querySelectorAll('form[aria-label="The event"]')].at(-1);
    form?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
  }, [tries]);
  return () => setTries((now) => now + 1);
}
