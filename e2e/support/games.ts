import type { System } from '@/kernel/system';
import { system as gatheringStorm } from '@/systems/gathering-storm/system';
import { system as goss } from '@/systems/goss/system';
import { system as stormOverAsia } from '@/systems/storm-over-asia/system';

/** Every game, for stories: nothing gathers them by their folders here. */
export const REPLAYED: Readonly<Record<string, { system: System }>> = {
  'gathering-storm': { system: gatheringStorm as never },
  'storm-over-asia': { system: stormOverAsia as never },
  goss: { system: goss as never },
};
