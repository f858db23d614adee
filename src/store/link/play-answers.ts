import type { Answer } from '@/kernel/link/messages';
import type { Refusal } from '@/kernel/result';
import type { TableSession } from '../table/table-session';

/** An answer that waits to be played, and whose it is. */
export interface Waiting {
  person: string;
  answer: Answer;
}

/**
 * Plays one answer as a visit to the papers: the public line that they were opened, what was decided in them, then
 * what was ordered for now. Returns the first refusal; what came before it stands.
 */
async function playVisit(live: TableSession, { person, answer }: Waiting): Promise<Refusal | null> {
  const { command, viewers } = live.papersOf(person);
  let refusal = await live.dispatch(command);
  for (const own of answer.commands) {
    if (refusal) break;
    refusal = live.isOwnCommand(own, viewers) ? await live.dispatch(own) : NOT_OWN;
  }
  for (const ordered of live.afterPapers(viewers)) refusal = (await live.dispatch(ordered)) ?? refusal;
  return refusal;
}

const NOT_OWN: Refusal = {
  message: 'A phone decides only for its own powers.',
  allowed: 'Anything else is entered at the table.',
};

/**
 * Plays answers in the order of the seats, whoever came first, so that their order shows nothing.
 * @param played called with each person’s first refusal, or null
 */
export async function playAnswers(
  live: TableSession,
  waiting: readonly Waiting[],
  played: (person: string, refusal: Refusal | null) => void,
): Promise<void> {
  for (const one of waiting) played(one.person, await playVisit(live, one));
  await live.letAppDecide();
  await live.notifyOthers();
}
