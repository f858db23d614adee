import type { Chance } from '../chance';
import type { Command, OpenBase, State } from '../game';
import type { System } from '../system';

/** A policy that went on deciding for so long would be at a dead end. */
const MOST_DECISIONS = 200;

/**
 * Yields, one by one, every command that the app must give now for the powers it holds. The caller dispatches
 * each and passes in whether it was refused. The app opens the papers of these powers first, makes private
 * decisions by policy, then shows what is ordered for now.
 * @param read returns the table after the commands so far
 */
export function* decideForApp<Open extends OpenBase, Hidden>(
  system: Pick<System<Open, Hidden>, 'appDecides' | 'papers' | 'afterPapers'>,
  read: () => State<Open, Hidden>,
  chance: Chance | null,
): Generator<Command, void, boolean> {
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const next = system.appDecides?.(read(), chance);
    if (!next) return;
    if ('command' in next) {
      if (yield next.command) return;
      continue;
    }
    if (yield system.papers(read().open, next.person).command) return;
    for (const choose of next.leave) for (const left of choose(read())) yield left;
    for (const shown of system.afterPapers(read(), next.viewers)) yield shown;
  }
}
