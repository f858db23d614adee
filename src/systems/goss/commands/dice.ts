import * as v from 'valibot';
import type { Chance } from '@/kernel/chance';
import { CORRECTIONS, type Correcting } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import type { OpenState } from '../state';

const DIE = 'A die shows a whole number from 0 to 9.';
export const die = v.pipe(v.number(DIE), v.integer(DIE), v.minValue(0, DIE), v.maxValue(9, DIE));
export const twoDice = v.strictTuple([die, die], 'Two dice: the tens, then the ones.');

/** Dice that came, and how many of them the app rolled. */
export interface Rolled {
  dice: number[];
  rolled: number;
}

/** Dice typed from the table; without them the app rolls, each die at its own place of the stream. */
export function takeDice(
  { rolled }: OpenState,
  chance: Chance | null,
  { typed, count }: { typed: readonly number[] | undefined; count: number },
): Result<Rolled> {
  if (typed) return accept({ dice: [...typed], rolled: 0 });
  if (!chance)
    return refuse('There is no seed to roll with.', { allowed: 'Type the dice as they lie on the table.' });
  const dice = Array.from({ length: count }, (_, at) => chance.roll('dice', rolled + at, 10));
  return accept({ dice, rolled: count });
}

/** Dice from the table may be corrected; dice that the app rolled cannot be changed. */
export const ifTyped = (dice: unknown): readonly Correcting[] => (dice === undefined ? [] : CORRECTIONS);
