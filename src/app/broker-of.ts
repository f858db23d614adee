import type { CarrierAddress } from '@/kernel/ports';

/** The broker of the address; without one, that of the page’s own server. */
export function brokerOf(broker: string | undefined): CarrierAddress | null {
  if (!broker) return { url: `${location.origin.replace(/^http/, 'ws')}/mqtt` };
  try {
    const given = JSON.parse(decodeURIComponent(broker)) as CarrierAddress;
    return /^wss?:\/\//.test(given.url) ? given : null;
  } catch {
    return null;
  }
}
