import type { Refusal } from '@/kernel/result';
import { isOpenTo, type Project } from '../research/catalogue';
import { type Owner, type Power, sideOf } from '../vocabulary';
import { printProject } from '../words/projects';
import type { Place } from './effect';

/** What the kinds of national research events share. @rule GS 9.41B */

export const RESEARCH = 'GS Guide, Research';

export const NATIONAL_RESEARCH: Refusal = {
  message: 'This is a national event.',
  rule: 'GS 9.41B',
  allowed: 'On a general card research is doubled, or atomic research permitted.',
};

/** A research event serves the power that draws it: nothing, or why these projects cannot stand on its card. */
export function checkProjects(projects: readonly Project[], place: Place): Refusal | null {
  if (place.general) return NATIONAL_RESEARCH;
  const { power } = place;
  const stray = power && projects.find((project) => !isOpenTo(project, power));
  return stray
    ? {
        message: `${power} may not use ${printProject(stray)}.`,
        rule: 'GS 9.41B',
        allowed: `Name a project of ${power} or a joint one of its alliance.`,
      }
    : null;
}

/** The same for an event that names whose projects may be picked. */
export function checkOwner(owner: Owner, place: Place): Refusal | null {
  if (place.general) return NATIONAL_RESEARCH;
  if (!place.power || owner === place.power || owner === sideOf(place.power)) return null;
  return {
    message: `${place.power} picks among its own projects.`,
    rule: 'GS 9.41B',
    allowed: `Name ${place.power} or ${sideOf(place.power)}.`,
  };
}

/** The same for an event that is one power's own. */
export function checkOwn(power: Power, place: Place, rule: string): Refusal | null {
  if (place.general) return { ...NATIONAL_RESEARCH, rule };
  if (!place.power || place.power === power) return null;
  return {
    message: `This event is for ${power}.`,
    rule,
    allowed: `On this card it must be for ${place.power}.`,
  };
}
