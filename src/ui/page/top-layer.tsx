import { createContext, type ReactNode, useContext } from 'react';

/** Shown at the top of every page and of every sheet over it: what is under a sheet cannot be reached. */
export const Above = createContext<ReactNode>(null);

export function TopLayer() {
  return useContext(Above);
}
