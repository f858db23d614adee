import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { otherSide, SIDES, type Side, type Whom } from '@/games/goss/rules/vocabulary';

/** An answer to whom an event affects, and the sides that go with it. */
export type Who = Side | 'both';

/** The question under this table's reading. @rule GOSS 23.1.0 */
export interface WhoQuestion {
  title: string;
  note: string;
  options: readonly Who[];
  /** The answer according to the clock, or null. */
  begin: Who | null;
  /** The sides that the command names. */
  sidesOf: (who: Who) => { sides: Side[]; active?: Side };
}

/** The side whose player turn it is. */
export const activeSide = ({ step, firstMoves }: OpenState): Side => stepAt(step).side ?? firstMoves;

/** Who rolls for an event: the affected side, of both the active one. @rule GOSS 23.1.1a */
export const rollerOf = (open: OpenState, whom: Whom | null): string =>
  open.sides[whom === null || whom === 'both' ? activeSide(open) : whom].name;

const EITHER_NOTES: Record<OpenState['readings']['either-both'], string> = {
  two: 'Either player’s doubles make an event for that player.',
  one: 'Either player’s doubles make one event; where both rolled them, say whose it is.',
  together: 'Either player’s doubles make an event for that player; where both rolled them, one for both.',
};

/** Asks whom the doubles affect, under this table's reading. @rule GOSS 23.1.0 */
export function askWho(open: OpenState): WhoQuestion {
  const { doubles, 'both-doubles': both, 'either-both': either } = open.readings;
  const active = activeSide(open);
  const named = (who: Who): Side[] => (who === 'both' ? [active, otherSide(active)] : [who]);
  if (doubles === 'either')
    return {
      title: 'Who rolled doubles?',
      note: EITHER_NOTES[either],
      options: either === 'one' ? SIDES : [...SIDES, 'both'],
      begin: null,
      sidesOf: (who) => ({ sides: named(who) }),
    };
  if (both === 'together')
    return {
      title: 'It affects both sides',
      note: 'Both rolled doubles: one event on both sides, by this table’s reading.',
      options: ['both'],
      begin: 'both',
      sidesOf: () => ({ sides: named('both') }),
    };
  if (both === 'table')
    return {
      title: 'Whom does it affect?',
      note: 'Both rolled doubles: the table says, by its reading.',
      options: [...SIDES, 'both'],
      begin: null,
      sidesOf: (who) => ({ sides: named(who) }),
    };
  if (both === 'each')
    return {
      title: 'Who is active?',
      note: 'Both rolled doubles: one event each, the active side’s first, by this table’s reading.',
      options: SIDES,
      begin: active,
      sidesOf: (who) => {
        const side = who === 'both' ? active : who;
        return { sides: [side, otherSide(side)], active: side };
      },
    };
  return {
    title: 'Whom does it affect?',
    note: 'Both rolled doubles: the active side, by this table’s reading.',
    options: SIDES,
    begin: active,
    sidesOf: (who) => ({ sides: named(who), ...(who === 'both' ? {} : { active: who }) }),
  };
}
