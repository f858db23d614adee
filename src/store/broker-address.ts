import type { CarrierAddress } from '@/kernel/ports';

/** The broker of the page’s own server. */
export const ownBroker = (): CarrierAddress => ({ url: `${location.origin.replace(/^http/, 'ws')}/mqtt` });

/**
 * A broker as the last part of an address of the app; nothing for the page’s own. Encoded twice, since the routes decode
 * a part once, and not all of it.
 */
export const brokerPart = (broker: CarrierAddress | null): string =>
  !broker || broker.url === ownBroker().url
    ? ''
    : `/${encodeURIComponent(encodeURIComponent(JSON.stringify(broker)))}`;

/** The broker of such a part as the routes give it; without one, the page’s own. Null if it cannot be read. */
export function readBrokerPart(part: string | undefined): CarrierAddress | null {
  if (!part) return ownBroker();
  try {
    const given = JSON.parse(decodeURIComponent(part)) as CarrierAddress;
    return /^wss?:\/\//.test(given.url) ? given : null;
  } catch {
    return null;
  }
}
