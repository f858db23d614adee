import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** @returns whether it led there */
export type Navigate = (path: string, options?: { replace?: boolean }) => boolean;

/**
 * Navigates from the page where it was called. After slow work, such as opening a table or reading a file, it
 * does nothing if the player has navigated elsewhere.
 */
export function useNavigate(): Navigate {
  const [at, go] = useLocation();
  // The address as this is drawn: what is pressed here holds on to it. A page drawn as it is built has none.
  const asked = globalThis.location?.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own, in whatever way it is told
  return useCallback(
    (path, options) => {
      if (globalThis.location.hash !== asked) return false;
      go(path, options);
      return true;
    },
    [at, asked, go],
  );
}
