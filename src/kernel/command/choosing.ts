import type { Chance } from '../chance';
import type { Command, OpenBase } from '../game';
import { type Catalogue, type Decision, decideByPolicy, type Policy } from './policy';

/** What determines the choices of a power held by the app. */
export interface By {
  policy: Policy;
  /** Rolls a die from its own random stream: 0 … sides − 1. */
  roll(sides: number): number;
}

/** A command as it was chosen, and why: which rules applied, with what odds and what die. */
export interface Chosen {
  command: Command;
  why: string[];
}

/**
 * The table's policy and a power's die at its place in the turn. The same place rolls the same again after an
 * undo.
 * @param house the policy to use if the table has none
 * @param of names the choice if a step has several; each has its own dice
 */
export function createBy(
  { turn, step, policy }: OpenBase & { policy?: Policy },
  { power, chance, house, of }: { power: string; chance: Chance; house: Policy; of?: string },
): By {
  const stream = ['policy', power, turn, step, ...(of === undefined ? [] : [of])].join('/');
  let index = 0;
  return { policy: policy ?? house, roll: (sides) => chance.roll(stream, index++, sides) };
}

/** The candidates for a die, grouped by the option that each fits. */
interface Among<T> {
  facts: unknown;
  /** An option that fits none is not allowed. */
  fits: Readonly<Record<string, readonly T[]>>;
  name(one: T): string;
}

/** How powers choose by a game’s catalogue. */
export function createChoosing(catalogue: Catalogue) {
  /** One choice of the catalogue. */
  function choose(
    { policy, roll }: By,
    choice: string,
    { facts, allowed }: { facts: unknown; allowed: readonly string[] },
  ): Decision {
    return decideByPolicy(policy, catalogue, { choice, facts, allowed, roll });
  }

  /** One of several by an option of the catalogue: the policy chooses the option, a die among those that it fits. */
  function pick<T>(
    by: By,
    choice: string,
    { facts, fits, name }: Among<T>,
  ): { one: T; option: string; lines: string[] } {
    const allowed = Object.keys(fits).filter((option) => (fits[option] as readonly T[]).length > 0);
    const { option, lines } = choose(by, choice, { facts, allowed });
    const among = fits[option] as readonly T[];
    const die = among.length > 1 ? by.roll(among.length) : 0;
    const one = among[die] as T;
    if (among.length === 1) return { one, option, lines };
    const names = among.length > 6 ? `${among.length}` : among.map(name).join(', ');
    return { one, option, lines: [...lines, `Among ${names}: die ${die + 1}, ${name(one)}`] };
  }
  return { choose, pick };
}
