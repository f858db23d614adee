import { system as gatheringStorm } from '@/games/gathering-storm/rules/system';
import { system as goss } from '@/games/goss/rules/system';
import { system as stormOverAsia } from '@/games/storm-over-asia/rules/system';
import type { System } from '@/kernel/system';

/** Every game, for e2e tests: there is no glob of their folders here. */
export const REPLAYED: Readonly<Record<string, { system: System }>> = {
  'gathering-storm': { system: gatheringStorm as never },
  'storm-over-asia': { system: stormOverAsia as never },
  goss: { system: goss as never },
};
