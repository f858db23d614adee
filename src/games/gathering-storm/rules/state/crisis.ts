import type { GarrisonPart } from '../vocabulary';
import { POWERS, type Power } from '../vocabulary';
import type { OpenState } from './state';

/** Units whose leads count; ships do not. @rule GS 21.22B */
export const LEADS = ['armor', 'infantry', 'air'] as const satisfies readonly GarrisonPart[];

/** The powers that a power may declare war on now, and why there are no more. */
export interface Declaration {
  power: Power;
  /** Empty if the rules give it no declaration, or if all are barred. */
  on: Power[];
  notes: { words: string; rule: string }[];
}

/** Whether the Pact is signed and has not ended. @rule GS 31 */
const pactStands = ({ pact }: OpenState) => pact !== null && pact.ended === null;

/** The Rhineland is remilitarized as an aggression that succeeded. @rule GS 32 */
const isRemilitarized = ({ aggressions }: OpenState) =>
  aggressions.some(({ target, completed }) => target === 'Rhineland' && completed !== null);

/** Returns who may declare war on whom, according to the sources. @rule GS 32 */
export function readDeclarations(open: OpenState): Declaration[] {
  const pact = pactStands(open);
  const barred = (on: Power) => ({ words: `Not on ${on} while the Nazi-Soviet Pact stands.`, rule: 'GS 31' });
  const rhineland = {
    words: 'The Rhineland must be remilitarized first; that is not recorded.',
    rule: 'GS 32',
  };
  const rows: Record<Power, Omit<Declaration, 'power'>> = {
    Germany: {
      on: pact ? ['Britain', 'France'] : ['Britain', 'France', 'Russia'],
      notes: [...(isRemilitarized(open) ? [] : [rhineland]), ...(pact ? [barred('Russia')] : [])],
    },
    Italy: { on: [], notes: [] },
    Britain: { on: ['Germany', 'Italy'], notes: [] },
    France: { on: ['Germany', 'Italy'], notes: [] },
    Russia: { on: pact ? [] : ['Germany'], notes: pact ? [barred('Germany')] : [] },
  };
  return POWERS.map((power) => ({ power, ...rows[power] }));
}

/** The latest moments to reveal secret support in the Crisis. @rule GS 26.11D, E */
export const SECRET_MOMENTS: readonly { words: string; rule: string; powers: readonly Power[] }[] = [
  {
    words: 'The Axis power that attacks shows its secret support as it answers the Allied threat.',
    rule: 'GS 26.11D',
    powers: ['Germany', 'Italy'],
  },
  {
    words: 'Britain and France show theirs as they decide on an ultimatum.',
    rule: 'GS 26.11E',
    powers: ['Britain', 'France'],
  },
];
