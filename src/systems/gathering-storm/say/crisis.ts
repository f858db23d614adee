import type { CrisisFact } from '../commands/crisis-facts';
import { type GarrisonPart, printSigned } from '../vocabulary';
import type { Say } from './say';

const PARTS: Record<GarrisonPart, string> = {
  armor: 'the Axis lead in armor',
  infantry: 'the Axis lead in infantry',
  air: 'the Axis lead in the air',
  'axis-flag': 'what an Axis flag adds',
  'allied-flag': 'what an Allied flag adds',
  flags: 'what Axis and Allied flags at its border add',
};

/** What the table enters of the Crisis and of Russia's garrison. */
export function sayCrisisFact(fact: CrisisFact): ReturnType<Say> {
  if (fact.fact === 'threshold')
    return {
      text:
        fact.value === null
          ? `The threshold at which ${fact.power} may declare war is not entered`
          : `${fact.power} may declare war at a total of ${fact.value}`,
      rule: 'GS 32.3',
    };
  const what = `Russian garrison, ${PARTS[fact.part]}`;
  return {
    text: fact.value === null ? `${what}: not entered` : `${what}: ${printSigned(fact.value)}`,
    rule: 'GS 21.22',
  };
}
