import { createContext, type ReactNode, useContext } from 'react';

/** What stands at the top of every page and of every sheet over it, since nothing beneath a sheet can be reached. */
export const Above = createContext<ReactNode>(null);

export function TopLayer() {
  return useContext(Above);
}
