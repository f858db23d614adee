import { useEffect } from 'react';
import { useDevice, useDeviceActs } from '@/store/use-device';

/** Keeps the screen on while a table is open, unless turned off on this device. */
export function useAwake(open: boolean): void {
  const wanted = useDevice(({ settings }) => settings.awake === 'yes');
  const { stayAwake } = useDeviceActs();
  useEffect(() => (open && wanted ? stayAwake() : undefined), [open, wanted, stayAwake]);
}
