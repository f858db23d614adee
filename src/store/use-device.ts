import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createNoDevice, type DeviceBox, type DeviceState } from './device';

export const DeviceContext = createContext<DeviceBox>(createNoDevice());

/** This device: what was chosen for it, and what it can do. */
export function useDevice<T>(select: (state: DeviceState) => T): T {
  return useStore(useContext(DeviceContext), select);
}

export function useDeviceActs(): DeviceBox['actions'] {
  return useContext(DeviceContext).actions;
}
