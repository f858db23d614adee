import type { Refusal } from '@/kernel/result';
import { isUnfetched, UNFETCHED } from '../damage';

export type BusyRunner = <Done>(work: () => Promise<Done>) => Promise<Done>;

/** Runs an action at the table; returns the refusal, or null. */
export type Attempt = (work: () => Promise<Refusal | null>) => Promise<Refusal | null>;

/** Reports that work is in progress until all of it is done, including nested work. */
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

/** Turns an unexpected error into a refusal and logs it for developers. */
export function toRefusal(error: unknown): Refusal {
  console.error(error);
  if (isUnfetched(error)) return UNFETCHED;
  return { message: 'That cannot be done: the fault is ours.', allowed: 'Go on in another way.' };
}
