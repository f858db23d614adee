import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Box, BoxActions, BoxState, Preferences } from './store';

/** The store and the device's preferences, joined in main.tsx. */
export const BoxContext = createContext<{ box: Box; preferences: Preferences } | null>(null);

function useJoined() {
  const joined = useContext(BoxContext);
  if (!joined) throw new Error('The store is not joined to the page.');
  return joined;
}

export function useBox<T>(select: (state: BoxState) => T): T {
  return useStore(useJoined().box, select);
}

export function useActions(): BoxActions {
  return useJoined().box.actions;
}

export function usePreferences(): Preferences {
  return useJoined().preferences;
}
