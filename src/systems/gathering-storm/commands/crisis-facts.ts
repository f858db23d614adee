import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { LEADS } from '../crisis';
import type { OpenState } from '../state';
import { DECLARERS, GARRISON_PARTS, type GarrisonPart } from '../vocabulary';
import { whole } from './define';

/** What the Crisis and Russia's garrison read and only the table knows, set by hand; `null` takes it back. */

const type = v.literal('set-fact');
const part = v.picklist(GARRISON_PARTS, 'Name armor, infantry, air, axis-flag, allied-flag or flags.');

export const crisisFactShapes = [
  v.strictObject({
    type,
    fact: v.literal('threshold'),
    power: v.picklist(DECLARERS, 'Name Germany, Britain, France or Russia: Italy declares war on nobody.'),
    value: v.nullable(whole(0, 99)),
  }),
  v.strictObject({ type, fact: v.literal('garrison'), part, value: v.nullable(whole(-40, 40)) }),
] as const;
export type CrisisFact = v.InferOutput<(typeof crisisFactShapes)[number]>;

export const isCrisisFact = <F extends { fact: string }>(command: F): command is F & CrisisFact =>
  command.fact === 'threshold' || command.fact === 'garrison';

const isLead = (name: GarrisonPart) => (LEADS as readonly string[]).includes(name);

export function checkCrisisFact(command: CrisisFact): Result<null> {
  if (command.fact === 'threshold' || isLead(command.part) || (command.value ?? 0) >= 0) return accept(null);
  return refuse('Flags take nothing from the garrison that Russia needs.', {
    rule: 'GS 21.22',
    allowed: 'Enter 0 or more.',
    at: 'value',
  });
}

export function applyCrisisFact({ facts }: OpenState, command: CrisisFact): void {
  if (command.fact === 'threshold') setOrClear(facts.thresholds, command.power, command.value);
  else setOrClear(facts.garrison, command.part, command.value);
}

/** Writes a number down, or takes it out where it is nothing. */
export function setOrClear<K extends string>(
  numbers: Partial<Record<K, number>>,
  key: K,
  value: number | null,
): void {
  if (value === null) delete numbers[key];
  else (numbers as Record<string, number>)[key] = value;
}
