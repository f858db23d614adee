import { useEffect } from 'react';
import { useDevice, useDeviceActs } from '@/store/use-device';

/** Keeps the screen lit while a table is open, unless this device was told otherwise. */
export function useAwake(open: boolean): void {
  const wanted = useDevice(({ settings }) => settings.awake === 'yes');
  const { stayAwake } = useDeviceActs();
  useEffect(() => (open && wanted ? stayAwake() : undefined), [open, wanted, stayAwake]);
}
