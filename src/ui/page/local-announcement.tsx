import { createContext, type ReactNode, useContext } from 'react';

/** New messages, shown at the head of every page and every sheet over it: under a sheet nothing is read. */
export const Said = createContext<Readonly<Record<'page' | 'sheet', ReactNode>> | null>(null);

export function LocalAnnouncement({ on }: { on: 'page' | 'sheet' }) {
  return useContext(Said)?.[on] ?? null;
}
