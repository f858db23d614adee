import { createContext, useContext } from 'react';

/** The label of the enclosing row of controls. */
export const RowLabel = createContext('');

/** The own label of a group of controls; undefined if its row has the same one, which would be read twice. */
export function useOwnName(label: string): string | undefined {
  return useContext(RowLabel) === label ? undefined : label;
}
