import type { Answer } from '@/kernel/link/messages';
import type { Refusal } from '@/kernel/result';
import type { TableSession } from '../table/table-session';

/** An answer that waits to be played, and whose it is. */
export interface Waiting {
  person: string;
  answer: Answer;
}

/** What became of it: so many of its commands stand, and why the next one does not. */
export interface Outcome {
  done: number;
  refusal: Refusal | null;
}

/**
 * Plays one answer as a visit to the papers: the public line that they were opened, what was decided in them up to the
 * first refusal, then what was ordered for now.
 */
async function playVisit(live: TableSession, { person, answer }: Waiting): Promise<Outcome> {
  const { command, viewers } = live.papersOf(person);
  let done = 0;
  let refusal = await live.dispatch(command);
  for (const own of answer.commands) {
    refusal ??= live.isOwnCommand(own, viewers) ? await live.dispatch(own) : NOT_OWN;
    if (refusal) break;
    done += 1;
  }
  for (const ordered of live.afterPapers(viewers)) refusal = (await live.dispatch(ordered)) ?? refusal;
  return { done, refusal };
}

const NOT_OWN: Refusal = {
  message: 'A phone decides only for its own powers.',
  allowed: 'Anything else is entered at the table.',
};

/** Plays answers in the order given, whoever came first, so that their order shows nothing. */
export async function playAnswers(
  live: TableSession,
  waiting: readonly Waiting[],
  onPlayed: (waiting: Waiting, outcome: Outcome) => void,
): Promise<void> {
  for (const one of waiting) onPlayed(one, await playVisit(live, one));
  await live.letAppDecide();
  await live.notifyOthers();
}
