import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppActions, AppState, AppStore, Preferences, RefusableActions } from './app-store';
import type { DeckStore } from './deck-store';
import { type Forms, openForms, openPapersForms } from './forms';

/** The tables, the decks and the device's preferences, joined in main.tsx. */
interface Joined {
  box: AppStore;
  decks: DeckStore;
  preferences: Preferences;
}

export const AppStoreContext = createContext<Joined | null>(null);

function useJoined() {
  const joined = useContext(AppStoreContext);
  if (!joined) throw new Error('The store is not joined to the page.');
  return joined;
}

export function useAppStore<T>(select: (state: AppState) => T): T {
  return useStore(useJoined().box, select);
}

/** What is never refused, or says so by itself. */
export function useActions(): Omit<AppActions, keyof RefusableActions> {
  return useJoined().box.actions;
}

/** What may be refused at a table: for whoever shows it, and nobody else. */
export function useRefusableActions(): RefusableActions {
  return useJoined().box.actions;
}

/** Reads the tables as they are at that moment: after something was waited for. */
export function useAppStoreApi(): () => AppState {
  return useJoined().box.getState;
}

/** What was begun under a name on a public page and is not recorded yet, and how to keep it; nothing takes it away. */
export function useDraft<T>(name: string): [T | undefined, (value: T | null) => void] {
  const { box } = useJoined();
  // Whoever writes under a name reads it there.
  const value = useStore(box, (state) => state.drafts[name] as T | undefined);
  return [value, (next) => box.actions.saveDraft(name, next)];
}

/** Where the forms of a table, of new tables or of the decks keep what was begun in them. */
export function useFormsOf(of: string): Forms {
  return openForms(useJoined().preferences, of);
}

/** Where the forms in one person’s papers keep it: in memory alone, and for nobody else. */
export function usePapersForms(table: string, person: string): Forms {
  return openPapersForms(useJoined().preferences, table, person);
}

export function usePreferences(): Preferences {
  return useJoined().preferences;
}

/** The decks of one’s own on this device, or what is asked of them. */
export function useDecks<T>(select: (state: ReturnType<DeckStore['getState']>) => T): T {
  return useStore(useJoined().decks, select);
}

export function useDeckActions(): DeckStore['actions'] {
  return useJoined().decks.actions;
}
