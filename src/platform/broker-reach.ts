import { BROKER_NEEDS_RELOAD, BROKER_NEEDS_TLS } from '@/kernel/ports';

/** Throws where the policy that `scripts/early.ts` set does not let the page reach a broker. */
export function checkReach(url: string): void {
  const { origin, host } = new URL(url);
  const policy = globalThis.document?.querySelector<HTMLMetaElement>('#reach');
  if (!policy || host === location.host) return;
  if (!/^wss:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin)) throw new Error(BROKER_NEEDS_TLS);
  if (!policy.content.split(' ').includes(origin)) throw new Error(BROKER_NEEDS_RELOAD);
}
