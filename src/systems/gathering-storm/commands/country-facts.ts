import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { oweBacking } from '../diplomacy/backing';
import { MOST_FLAGS } from '../diplomacy/state';
import { changeCountry } from '../diplomacy/targets';
import type { OpenState } from '../state';
import { COUNTRIES, POWERS, SIDES } from '../vocabulary';
import {
  applyCrisisFact,
  type CrisisFact,
  checkCrisisFact,
  crisisFactShapes,
  isCrisisFact,
  setOrClear,
} from './crisis-facts';
import { whole } from './define';

/** What stands in countries, what Russia may do, and what the Crisis reads: facts that are set by hand. */

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
  /** Nothing: it is not entered. */
  v.strictObject({ type, fact: v.literal('needed'), country, value: v.nullable(whole(0, 40)) }),
  ...crisisFactShapes,
] as const;
export type CountryFact = v.InferOutput<(typeof countryFactShapes)[number]>;

const NAMES: readonly string[] = countryFactShapes.map(({ entries }) => entries.fact.literal);

export function isCountryFact<F extends { fact: string }>(command: F): command is F & CountryFact {
  return NAMES.includes(command.fact);
}

export function checkCountryFact(command: CountryFact): Result<null> {
  if (isCrisisFact(command)) return checkCrisisFact(command);
  return command.fact === 'flags' && command.flags.length > MOST_FLAGS
    ? refuse(`${command.country} holds four flags at most.`, {
        rule: 'GS Guide, Diplomacy',
        allowed: 'Leave out the flag that is removed.',
      })
    : accept(null);
}

export function applyCountryFact(draft: OpenState, command: CountryFact): void {
  if (isCrisisFact(command)) applyCrisisFact(draft, command);
  else changeFact(draft, command);
  oweBacking(draft);
}

function changeFact(draft: OpenState, command: Exclude<CountryFact, CrisisFact>): void {
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
      break;
    case 'needed':
      setOrClear(draft.facts.needed, command.country, command.value);
  }
}
