import { sayFlags } from '../say-event';
import type { OpenState } from '../state';
import { REGIONS, type Region } from '../vocabulary';
import { heldOutOf } from '../warlords/cards';

function sayRegion({ china, warlords }: OpenState, region: Region): string {
  const { flags, conquered } = china[region];
  const held = heldOutOf(warlords).includes(region);
  return [sayFlags(flags), conquered ? 'conquered' : '', held ? 'its card held out' : '']
    .filter(Boolean)
    .join(', ');
}

/** Regions that a correction would show otherwise: their flags, who holds them, whether their card can come. */
export function regionsOtherwise(before: OpenState, after: OpenState) {
  return REGIONS.map((region) => ({
    name: region,
    before: sayRegion(before, region),
    after: sayRegion(after, region),
  })).filter((row) => row.before !== row.after);
}
