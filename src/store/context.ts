import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppActions, AppState, AppStore, Preferences, RefusableActions } from './app-store';
import type { DeckStore } from './deck-store';
import { type Forms, openForms, openPapersForms } from './forms';
import type { HandActions } from './link/hand-actions';

/** The tables, the decks and the device's preferences, joined in main.tsx. */
interface Joined {
  store: AppStore;
  decks: DeckStore;
  /** Left out on pages that never link a phone. */
  hands?: HandActions;
  preferences: Preferences;
}

export const AppStoreContext = createContext<Joined | null>(null);

function useJoined() {
  const joined = useContext(AppStoreContext);
  if (!joined) throw new Error('The store is not joined to the page.');
  return joined;
}

export function useAppStore<T>(select: (state: AppState) => T): T {
  return useStore(useJoined().store, select);
}

/** Actions that are never refused, or report refusals themselves. */
export function useActions(): Omit<AppActions, keyof RefusableActions> {
  return useJoined().store.actions;
}

/** Actions that can be refused, for callers that show the refusal. */
export function useRefusableActions(): RefusableActions {
  return useJoined().store.actions;
}

/** Reads the tables as they are at that moment: after something was waited for. */
export function useAppStoreApi(): () => AppState {
  return useJoined().store.getState;
}

/** The unrecorded input under a name on a public page, and its setter; null removes it. */
export function useDraft<T>(name: string): [T | undefined, (value: T | null) => void] {
  const { store: appStore } = useJoined();
  // The caller that reads a name is the one that writes it, so the type matches.
  const value = useStore(appStore, (state) => state.drafts[name] as T | undefined);
  return [value, (next) => appStore.actions.saveDraft(name, next)];
}

/** The saved form input of a table, of new tables or of the decks. */
export function useFormsOf(of: string): Forms {
  return openForms(useJoined().preferences, of);
}

/** The form input in one person's papers; stored in memory only and not shared with anyone. */
export function usePapersForms(table: string, person: string): Forms {
  return openPapersForms(useJoined().preferences, table, person);
}

export function usePreferences(): Preferences {
  return useJoined().preferences;
}

/** The custom decks on this device, or a selection of their state. */
export function useDecks<T>(select: (state: ReturnType<DeckStore['getState']>) => T): T {
  return useStore(useJoined().decks, select);
}

export function useDeckActions(): DeckStore['actions'] {
  return useJoined().decks.actions;
}

/** What a phone does that is linked to a table elsewhere; undefined where no phone can be linked. */
export function useHandActions(): HandActions | undefined {
  return useJoined().hands;
}

export const useDecksStore = () => useJoined().decks;
