import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import type { Aggression, OpenState } from '../state/state';
import { POWERS, type Power, printTurn } from '../vocabulary';

/** An aggression gives as many cards as it is worth, one a turn, from the turn after completion. @rule GS 9.14 */
function aggressionLines(aggressions: Aggression[], power: Power, turn: number): TotalLine[] {
  return aggressions
    .filter(
      ({ power: owner, completed, value }) =>
        owner === power && completed !== null && turn > completed && turn <= completed + value,
    )
    .map(({ target, value, completed }) => ({
      words: target,
      amount: 1,
      basis: 'rule' as const,
      rule: 'GS 9.14',
      how: value === 1 ? 'This turn only' : `One a turn until ${printTurn((completed as number) + value)}`,
    }));
}

/** In the n-th turn after signing, Britain and France get n cards each while the Pact lasts. @rule GS 9.15 */
function pactLines(pact: OpenState['pact'], power: Power, turn: number): TotalLine[] {
  const favored = power === 'Britain' || power === 'France';
  if (!favored || !pact || turn <= pact.signed || (pact.ended !== null && turn > pact.ended)) return [];
  const count = turn - pact.signed;
  return [
    {
      words: 'Nazi-Soviet Pact',
      amount: count,
      basis: 'rule',
      rule: 'GS 9.15',
      how: `Turn ${count} since it was signed`,
    },
  ];
}

/** How many cards a power draws this turn, and why. @rule GS 9.12 to 9.15 */
export function readCards(open: OpenState, power: Power, turn = open.turn): Explained {
  return explain([
    { words: 'Every turn', amount: 1, basis: 'rule', rule: 'GS 9.12' },
    ...aggressionLines(open.aggressions, power, turn),
    ...pactLines(open.pact, power, turn),
  ]);
}

/** Whether a power draws more than its one card this turn. @rule GS 9.14, 9.15 */
export const drawsMore = (open: OpenState): boolean =>
  POWERS.some((power) => readCards(open, power).value > 1);
