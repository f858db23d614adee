import type { By } from '@/kernel/command/choosing';
import type { OpenState } from '../state';
import { type Power, REGIONS, type Region } from '../vocabulary';
import { checkTurning, type Turning } from '../warlords/conversions';
import { pick } from './choosing';
import { factsOfFlag, factsOfRegion, type RegionFacts } from './facts';

/** Which flag is turned into which, and what allows it. */
export type Turned = Omit<Turning, 'region'>;

/** Returns the regions where a flag may be turned this way, from the view of the power that picks. */
export function regionsFor(open: OpenState, power: Power, turned: Turned): RegionFacts[] {
  return REGIONS.filter((region) => checkTurning(open, { ...turned, region }) === null).map((region) =>
    factsOfRegion(open, power, { ...turned, region }),
  );
}

/** The regions that each way of picking fits. */
function fitsOf(regions: readonly RegionFacts[]): Record<string, RegionFacts[]> {
  const most = Math.max(1, ...regions.map(({ rival }) => rival));
  return {
    lead: regions.filter(({ lead }) => lead),
    own: regions.filter(({ own }) => own > 0),
    rival: regions.filter(({ rival }) => rival === most),
    new: regions.filter(({ own }) => own === 0),
    safe: regions.filter(({ safe }) => safe),
    any: [...regions],
  };
}

/** The region in which a power turns a flag, and why; nothing where it can be turned nowhere. @rule SOA 26.111, 26.213 */
export function chooseFlag(
  open: OpenState,
  power: Power,
  turned: Turned,
  by: By,
): { region: Region; lines: string[] } | null {
  const regions = regionsFor(open, power, turned);
  const [only] = regions;
  if (!only) return null;
  if (regions.length === 1) return { region: only.region, lines: [`It can be only in ${only.region}`] };
  const { one, lines } = pick(by, 'flag', {
    facts: factsOfFlag(open, power, turned),
    fits: fitsOf(regions),
    name: ({ region }) => region,
  });
  return { region: one.region, lines };
}
