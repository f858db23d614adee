import type { Command } from '@/kernel/game';
import { type Decision, decideByPolicy, type Policy } from '@/kernel/policy';
import { CATALOGUE } from './catalogue';

/** By what a power of the app’s chooses. */
export interface By {
  policy: Policy;
  /** A die of its own stream: 0 … sides − 1. */
  roll(sides: number): number;
}

/** A command as it was chosen, and why: which rules applied, with what odds and what die. */
export interface Chosen {
  command: Command;
  why: string[];
}

/** One choice of the catalogue. */
export function choose(
  { policy, roll }: By,
  choice: string,
  { facts, allowed }: { facts: unknown; allowed: readonly string[] },
): Decision {
  return decideByPolicy(policy, CATALOGUE, { choice, facts, allowed, roll });
}

/**
 * One of several by an option of the catalogue: the option is chosen by policy, and among those that it fits a die
 * decides.
 * @param fits those that each option fits; an option that fits none is not allowed
 */
export function pick<T>(
  by: By,
  choice: string,
  {
    facts,
    fits,
    name,
  }: { facts: unknown; fits: Readonly<Record<string, readonly T[]>>; name(one: T): string },
): { one: T; lines: string[] } {
  const allowed = Object.keys(fits).filter((option) => (fits[option] as readonly T[]).length > 0);
  const { option, lines } = choose(by, choice, { facts, allowed });
  const among = fits[option] as readonly T[];
  const die = among.length > 1 ? by.roll(among.length) : 0;
  const one = among[die] as T;
  if (among.length === 1) return { one, lines };
  const names = among.length > 6 ? `${among.length}` : among.map(name).join(', ');
  return { one, lines: [...lines, `Among ${names}: die ${die + 1}, ${name(one)}`] };
}
