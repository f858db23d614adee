import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { OpenHand } from '@/store/link/open-hand';

/** The link of a phone; null at the table itself. */
export const HandContext = createContext<OpenHand | null>(null);

export const useHand = () => useContext(HandContext);

/** What the phone shows besides the papers. */
export function useHandView() {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('This is not a phone’s page.');
  return useStore(hand.view);
}
