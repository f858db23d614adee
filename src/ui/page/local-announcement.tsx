import { createContext, type ReactNode, useContext } from 'react';

/** What came up just now is said at the head of every page and of every sheet over it: nothing beneath a sheet is read. */
export const Said = createContext<Readonly<Record<'page' | 'sheet', ReactNode>> | null>(null);

export function LocalAnnouncement({ on }: { on: 'page' | 'sheet' }) {
  return useContext(Said)?.[on] ?? null;
}
