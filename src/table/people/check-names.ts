import { cleanName } from '@/kernel/names';
import type { Seat } from '../game-ui';

/** Errors by seat index: an empty name, or a duplicate. */
export function checkNames(seats: readonly Seat[]): Record<number, string> {
  const errors: Record<number, string> = {};
  for (const [at, { person }] of seats.entries()) {
    const name = cleanName(person);
    if (name === '') errors[at] = 'Write a name.';
    else if (seats.slice(0, at).some((other) => cleanName(other.person) === name))
      errors[at] = `${name} sits here already. Add a letter.`;
  }
  return errors;
}

const LONGEST_NAME = 40;

/** What is wrong with a table’s name, and what is allowed. */
export function checkTableName(name: string): string | undefined {
  const { length } = cleanName(name);
  if (length === 0) return 'Give the table a name.';
  return length > LONGEST_NAME ? `At most ${LONGEST_NAME} letters; these are ${length}.` : undefined;
}
