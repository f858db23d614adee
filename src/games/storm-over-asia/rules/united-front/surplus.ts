import type { OpenState } from '../state';
import { explainFront, type UnitedFront } from './front';

/** The United Front, and the table's lines that move its level. */
export type FrontAt = Pick<OpenState, 'front' | 'lines'>;

/** The level, with the lines of the table. @rule SOA 32 */
export const levelOf = ({ front, lines }: FrontAt): number =>
  lines
    .filter(({ total }) => total === 'front')
    .reduce((sum, { amount }) => sum + amount, explainFront(front, String).value);

/**
 * The surplus that is left, which follows the level, or null if none was entered this turn.
 * @rule SOA 26.212, 32.72
 */
export function surplusLeft(at: FrontAt): number | null {
  const { surplus, surplusUsed, surplusAt } = at.front;
  if (surplus === null) return null;
  const used = surplusAt === undefined ? surplusUsed : surplusAt - levelOf(at);
  return Math.max(0, surplus - used);
}

/** The surplus is a figure of its turn: as that ends nothing is left of it (assumed). @rule SOA 32.72 */
export function lapseSurplus(front: UnitedFront): void {
  front.surplus = null;
  front.surplusUsed = 0;
  delete front.surplusAt;
}

/** What the surplus can be used for now. @rule SOA 26.212, 32.72 */
export function saySurplus(at: FrontAt): { words: string; rule: string } {
  const { exists, allJoined, surplus } = at.front;
  const rule = 'SOA 26.212';
  if (!exists) return { words: 'There is no United Front: no warlord flag may be turned', rule };
  const left = surplusLeft(at);
  if (left === null || surplus === null) return { words: 'The surplus of this turn is not entered', rule };
  const name = left < surplus ? `Surplus ${left} of ${surplus} left` : `Surplus ${left}`;
  if (left === 0) return { words: `${name}: no warlord flag may be turned`, rule };
  if (!allJoined) return { words: `${name}: it waits until every Communist flag has joined`, rule };
  return {
    words: `${name}: ${left === 1 ? 'one warlord flag' : `${left} warlord flags`} may be turned`,
    rule,
  };
}
