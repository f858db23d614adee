import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { LEADS } from '../../state/crisis';
import { DECLARERS, GARRISON_PARTS, type GarrisonPart, printSigned } from '../../vocabulary';
import { whole } from '../define';
import { defineFact, setOrClear } from './fact';

const type = v.literal('set-fact');
const part = v.picklist(GARRISON_PARTS, 'Name armor, infantry, air, axis-flag, allied-flag or flags.');

const isLead = (name: GarrisonPart) => (LEADS as readonly string[]).includes(name);

const PARTS: Record<GarrisonPart, string> = {
  armor: 'the Axis lead in armor',
  infantry: 'the Axis lead in infantry',
  air: 'the Axis lead in the air',
  'axis-flag': 'what an Axis flag adds',
  'allied-flag': 'what an Allied flag adds',
  flags: 'what Axis and Allied flags at its border add',
};

/** Facts that the Crisis and Russia's garrison use and only the table knows; `null` clears one. */
export const CRISIS_FACTS = {
  threshold: defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('threshold'),
      power: v.picklist(DECLARERS, 'Name Germany, Britain, France or Russia: Italy declares war on nobody.'),
      value: v.nullable(whole(0, 99)),
    }),
    apply: ({ facts }, fact) => setOrClear(facts.thresholds, fact.power, fact.value),
    say: ({ power, value }) => ({
      text:
        value === null
          ? `The threshold at which ${power} may declare war is not entered`
          : `${power} may declare war at a total of ${value}`,
      rule: 'GS 32.3',
    }),
    nature: 'ruling',
  }),
  garrison: defineFact({
    shape: v.strictObject({ type, fact: v.literal('garrison'), part, value: v.nullable(whole(-40, 40)) }),
    check: (_, fact) =>
      isLead(fact.part) || (fact.value ?? 0) >= 0
        ? accept(null)
        : refuse('Flags take nothing from the garrison that Russia needs.', {
            rule: 'GS 21.22',
            allowed: 'Enter 0 or more.',
            at: 'value',
          }),
    apply: ({ facts }, fact) => setOrClear(facts.garrison, fact.part, fact.value),
    say(fact) {
      const what = `Russian garrison, ${PARTS[fact.part]}`;
      return {
        text: fact.value === null ? `${what}: not entered` : `${what}: ${printSigned(fact.value)}`,
        rule: 'GS 21.22',
      };
    },
    nature: 'ruling',
  }),
};
