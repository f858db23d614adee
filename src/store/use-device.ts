import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createInertDevice, type DeviceState, type DeviceStore } from './device';

export const DeviceContext = createContext<DeviceStore>(createInertDevice());

/** Reads the store of this device: its settings, and what it can do. */
export function useDevice<T>(select: (state: DeviceState) => T): T {
  return useStore(useContext(DeviceContext), select);
}

export function useDeviceActs(): DeviceStore['actions'] {
  return useContext(DeviceContext).actions;
}
