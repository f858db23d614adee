import type { Refusal } from '@/kernel/result';
import { isUnfetched, UNFETCHED } from '../unfetched';

export type BusyRunner = <Done>(work: () => Promise<Done>) => Promise<Done>;

/** Does something at the table, and says why it could not be done. */
export type Attempt = (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;

/** Says that something is being done until all of it is done, one thing within the other. */
export function createBusyRunner(say: (busy: boolean) => void): BusyRunner {
  let works = 0;
  return async (work) => {
    works += 1;
    if (works === 1) say(true);
    try {
      return await work();
    } finally {
      works -= 1;
      if (works === 0) say(false);
    }
  };
}

/** What must not happen; somebody who looks for it finds it, and nobody else reads it. */
export function toRefusal(error: unknown): Refusal {
  console.error(error);
  if (isUnfetched(error)) return UNFETCHED;
  return { message: 'That cannot be done: the fault is ours.', allowed: 'Go on in another way.' };
}
