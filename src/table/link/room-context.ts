import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { OpenRoom } from '@/store/link/open-room';

/** The link of a screen that watches a table elsewhere; null on the table’s own device. */
export const RoomContext = createContext<OpenRoom | null>(null);

export const useRoom = () => useContext(RoomContext);

/** How a watching screen stands to the table. */
export function useRoomView(room: OpenRoom) {
  return useStore(room.view);
}
