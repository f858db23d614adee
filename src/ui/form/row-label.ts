import { createContext, useContext } from 'react';

/** The name of the row in which controls stand. */
export const RowLabel = createContext('');

/** What a group of controls is called by itself: nothing where its row has that name, else it would be read twice. */
export function useOwnName(label: string): string | undefined {
  return useContext(RowLabel) === label ? undefined : label;
}
