import { produce } from 'immer';
import type { Chance } from '../chance';
import type { Command, OpenBase, State } from '../game';
import type { Entry } from '../journal/entry';
import { type Decided, type Journal, MOVES } from '../journal/journal';
import { applyEntry, changesBetween, measureOf, stateAt } from '../journal/moments';
import { decideMove } from '../journal/moves';
import { accept, type Result } from '../result';
import { decideCorrection } from './correct';
import { decideOn, type Giving } from './decide-on';

/** Validates a command, using chance once, and returns the entry and the table after it. Writes nothing. */
export function decide<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
  chance: Chance | null,
  giving?: Giving,
): Result<Decided<Open, Hidden>> {
  if (MOVES.some((type) => type === command.type)) return decideMove(journal, command);
  if (command.type === 'correct') return decideCorrection(journal, command, giving);
  const before = stateAt(journal);
  const outcome = decideOn(journal.game, before, command, chance, giving);
  if (!outcome.ok) return outcome;
  const entry: Entry = {
    n: journal.entries.length + 1,
    parent: journal.head,
    at: { turn: before.open.turn, step: before.open.step },
    ...outcome.value,
    changes: [],
  };
  const state = produce(before, (draft) => applyEntry(journal.game, draft as State<Open, Hidden>, entry));
  entry.changes = changesBetween(measureOf(journal.game, before.open), measureOf(journal.game, state.open));
  return accept({ entry, state });
}
