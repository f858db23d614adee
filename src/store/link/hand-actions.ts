import type { CarrierAddress, Platform } from '@/kernel/ports';
import type { Refusal, Result } from '@/kernel/result';
import type { Preferences } from '../app-store';
import type { OpenHand } from './open-hand';
import type { OpenRoom } from './open-room';

/** What a device does that is linked to a table elsewhere. All of it is loaded on demand. */
export interface HandActions {
  /**
   * Links this device by the code on the table's screen; returns the id of the link.
   * @param name what its owner's browser calls itself
   */
  linkThisPhone(code: string, address: CarrierAddress, name: string): Promise<Result<string>>;
  /** Null if this device is not linked by this id. */
  openHand(device: string): Promise<OpenHand | null>;
  /** Remembers the table of an address for the room. */
  watchByCode(code: string, address: CarrierAddress): Promise<Refusal | null>;
  /** Watches the table that this device remembers: null if there is none, or why it cannot. */
  openRoom(): Promise<OpenRoom | Refusal | null>;
}

export function createHandActions(platform: Platform, preferences: Preferences): HandActions {
  const load = () => import('./open-hand');
  const loadRoom = () => import('./open-room');
  return {
    linkThisPhone: async (code, address, name) =>
      (await load()).linkThisPhone({ platform, preferences }, code, address, name),
    openHand: async (device) => (await load()).openHand(platform, preferences, device),
    watchByCode: async (code, address) => (await loadRoom()).watchByCode(preferences, code, address),
    openRoom: async () => (await loadRoom()).openRoom(platform, preferences),
  };
}
