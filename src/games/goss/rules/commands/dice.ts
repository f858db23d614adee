import * as v from 'valibot';
import type { Chance } from '@/kernel/chance';
import { CORRECTIONS, type Correcting } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { HexPlace } from '../grid';
import { placeKey, placeOf } from '../hex';
import type { OpenState } from '../state';
import type { Whom } from '../vocabulary';

const DIE = 'A die shows a whole number from 0 to 9.';
export const die = v.pipe(v.number(DIE), v.integer(DIE), v.minValue(0, DIE), v.maxValue(9, DIE));
export const twoDice = v.strictTuple([die, die], 'Two dice: the tens, then the ones.');

/** The dice, and how many of them the app rolled. */
export interface Rolled {
  dice: number[];
  rolled: number;
}

/** What one roll of the app is for. */
export interface Roll {
  what: 'assault' | 'type' | 'result' | 'negate';
  place: HexPlace;
  /** Null until the table has said whom the event affects. */
  whom: Whom | null;
}

/** Turn, hex, side and purpose: after an undo the dice of one roll cannot be used for another. */
const addressOf = ({ turn }: OpenState, { what, place, whom }: Roll): string =>
  ['dice', turn, what, whom ?? 'nobody', placeKey(place)].join('/');

interface Wanted {
  /** Dice that the players rolled. */
  typed: readonly number[] | undefined;
  rolls: readonly Roll[];
  /** Dice of each roll. */
  each: number;
  /** Whether the entry is from before dice had an address of their own. */
  older: boolean;
}

/** One roll for whom an event affects, in its hex. */
export const oneRoll = (
  what: Roll['what'],
  { side, hex, map }: HexPlace & { side: Whom | null },
  older: boolean,
) => ({ rolls: [{ what, place: placeOf({ hex, map }), whom: side }], older });

/** Dice typed from the table; without them the app rolls. */
export function takeDice(
  open: OpenState,
  chance: Chance | null,
  { typed, rolls, each, older }: Wanted,
): Result<Rolled> {
  if (typed) return accept({ dice: [...typed], rolled: 0 });
  if (!chance)
    return refuse('There is no seed to roll with.', { allowed: 'Type the dice as they lie on the table.' });
  const { rolled } = open;
  if (older) {
    const dice = Array.from({ length: rolls.length * each }, (_, at) => chance.roll('dice', rolled + at, 10));
    return accept({ dice, rolled: dice.length });
  }
  const dice = rolls.flatMap((roll) => {
    const address = addressOf(open, roll);
    const first = (open.rolls?.[address] ?? 0) * each;
    return Array.from({ length: each }, (_, at) => chance.roll(address, first + at, 10));
  });
  return accept({ dice, rolled: dice.length });
}

/** Counts the app's rolls, so that the next one at the same address has new dice. */
export function countRolls(
  draft: OpenState,
  rolled: number,
  { rolls, older }: Pick<Wanted, 'rolls' | 'older'>,
): void {
  if (rolled === 0) return;
  draft.rolled += rolled;
  if (older) return;
  draft.rolls ??= {};
  for (const roll of rolls) {
    const address = addressOf(draft, roll);
    draft.rolls[address] = (draft.rolls[address] ?? 0) + 1;
  }
}

/** Dice typed by the table may be corrected; dice rolled by the app may not. */
export const ifTyped = (dice: unknown): readonly Correcting[] => (dice === undefined ? [] : CORRECTIONS);
