import type { Refusal } from '@/kernel/result';
import { printId, refuseProject } from '../../naming';
import { findProject, isOpenTo, readId } from '../../research/catalogue';
import { type Owner, type Power, sideOf } from '../../vocabulary';
import { type EffectKind, never, worthOne } from '../effect';
import { onSheetNow } from '../late';
import type { CardPlace } from '../place';

/** Common parts of the national research kinds. @rule GS 9.41B */

export const RESEARCH = 'GS Guide, Research';

/** How cards print a doubling, after its first letter. */
export const DOUBLE_VALUE =
  'ouble value of previous investment in {doubled} research, up to a maximum of three steps.';

export const NATIONAL_RESEARCH: Refusal = {
  message: 'This is a national event.',
  rule: 'GS 9.41B',
  allowed: 'On a general card research is doubled, or atomic research permitted.',
};

/** Why a project cannot be named here, or nothing: this place has none of that id. @rule GS 15.14 */
export function checkListed(project: string, place: CardPlace): Refusal | null {
  if (findProject(place, project)) return null;
  const refusal = refuseProject(printId(project), place);
  return place.projects
    ? { ...refusal, allowed: `Add it to the table’s list of projects first. ${refusal.allowed ?? ''}`.trim() }
    : refusal;
}

/**
 * Returns why these projects are not allowed on a card, or null: a research event serves the power that draws
 * it.
 */
export function checkProjects(projects: readonly string[], place: CardPlace): Refusal | null {
  if (place.general) return NATIONAL_RESEARCH;
  const unknown = projects.map((id) => checkListed(id, place)).find((refusal) => refusal !== null);
  if (unknown) return unknown;
  const { power } = place;
  const invalid = power && projects.find((id) => !isOpenTo(readId(id), power));
  return invalid
    ? {
        message: `${power} may not use ${printId(invalid)}.`,
        rule: 'GS 9.41B',
        allowed: `Name a project of ${power} or a joint one of its alliance.`,
      }
    : null;
}

/** The same for an event that names whose projects may be picked. */
export function checkOwner(owner: Owner, place: CardPlace): Refusal | null {
  if (place.general) return NATIONAL_RESEARCH;
  if (!place.power || owner === place.power || owner === sideOf(place.power)) return null;
  return {
    message: `${place.power} picks among its own projects.`,
    rule: 'GS 9.41B',
    allowed: `Name ${place.power} or ${sideOf(place.power)}.`,
  };
}

/** The same for an event that is one power's own. */
export function checkOwn(power: Power, place: CardPlace, rule: string): Refusal | null {
  if (place.general) return { ...NATIONAL_RESEARCH, rule };
  if (!place.power || place.power === power) return null;
  return {
    message: `This event is for ${power}.`,
    rule,
    allowed: `On this card it must be for ${place.power}.`,
  };
}

/** Common parts of kinds that grant levels or steps, which are on the research sheets (research/deeds.ts). */
export const GRANT_KIND = {
  placement: { group: 'Research', card: 'national', forAnother: false },
  rule: () => RESEARCH,
  window: () => 'economic',
  ask: never,
  missing: never,
  apply() {},
  moves: never,
  worth: worthOne,
  late: onSheetNow,
} satisfies Partial<EffectKind>;
