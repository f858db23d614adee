import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { oweBacking } from '../diplomacy/backing';
import { MOST_FLAGS } from '../diplomacy/state';
import { changeCountry } from '../diplomacy/targets';
import type { OpenState } from '../state';
import { COUNTRIES, POWERS, SIDES } from '../vocabulary';
import { whole } from './define';

/** What stands in countries, and what Russia may do: the facts that diplomacy reads, set by hand. */

const type = v.literal('set-fact');
const country = v.picklist(COUNTRIES, 'Name a country of the diplomatic regions (GS 4.16).');
const powers = v.array(v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'));

export const countryFactShapes = [
  v.strictObject({ type, fact: v.literal('flags'), country, flags: powers }),
  v.strictObject({
    type,
    fact: v.literal('conquered'),
    country,
    by: v.nullable(v.picklist(SIDES, 'Name Axis, Allies or Russia, or nobody.')),
  }),
  v.strictObject({ type, fact: v.literal('rings'), country, powers }),
  v.strictObject({
    type,
    fact: v.literal('russia'),
    fullCohesion: v.optional(v.boolean()),
    purge: v.optional(v.boolean()),
    /** Whether a purge takes its advanced research point. */
    takesPoint: v.optional(v.boolean()),
  }),
  v.strictObject({ type, fact: v.literal('subversion'), value: whole(0, 9) }),
] as const;
export type CountryFact = v.InferOutput<(typeof countryFactShapes)[number]>;

const NAMES: readonly string[] = countryFactShapes.map(({ entries }) => entries.fact.literal);

export function isCountryFact<F extends { fact: string }>(command: F): command is F & CountryFact {
  return NAMES.includes(command.fact);
}

export function checkCountryFact(command: CountryFact): Result<null> {
  return command.fact === 'flags' && command.flags.length > MOST_FLAGS
    ? refuse(`${command.country} holds four flags at most.`, {
        rule: 'GS Guide, Diplomacy',
        allowed: 'Leave out the flag that is removed.',
      })
    : accept(null);
}

export function applyCountryFact(draft: OpenState, command: CountryFact): void {
  switch (command.fact) {
    case 'flags':
      changeCountry(draft, command.country).flags = command.flags;
      break;
    case 'conquered':
      changeCountry(draft, command.country).conquered = command.by;
      break;
    case 'rings':
      changeCountry(draft, command.country).rings = [...new Set(command.powers)];
      break;
    case 'russia':
      draft.russia.fullCohesion = command.fullCohesion ?? draft.russia.fullCohesion;
      draft.russia.purge = command.purge ?? draft.russia.purge;
      if (command.takesPoint) draft.russia.takesPoint = true;
      else if (!(command.takesPoint ?? command.purge ?? true)) delete draft.russia.takesPoint;
      if (!draft.russia.purge) delete draft.russia.purgedBy;
      break;
    case 'subversion':
      draft.facts.subversion = command.value;
  }
  oweBacking(draft);
}
