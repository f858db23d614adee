import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { description } from '../description';
import { system } from '../system';

/** For tests only: a new table, at which nothing is refused. */
export function sitDown() {
  const seats = description.powers.map((power) => ({ person: power, powers: [power] }));
  const setup = system.readSetup({ name: 'Test table', seats });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const journal = createJournal(system.create(null), setup.value);
  return { journal, state: stateAt(journal), attempt: () => null };
}
