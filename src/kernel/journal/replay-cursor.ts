import { freeze } from 'immer';
import type { Chance } from '../chance';
import { decideOn, type EntryParts } from '../command/decide-on';
import type { Command, OpenBase, State } from '../game';
import type { Result } from '../result';
import type { Change, Entry } from './entry';
import { type Journal, movesHead } from './journal';
import { applyEntry, changesBetween, copyOf, stateAt, withoutFreezing } from './moments';
import { correctionOf } from './standing';

/** The number of entries between states kept in the journal, for undo. */
const APART = 50;

/**
 * A table that follows a journal entry by entry. Entries change it in place, which is many times faster than
 * creating a new table for each. Readers must not keep any part of it.
 */
export class ReplayCursor<Open extends OpenBase, Hidden> {
  #state: State<Open, Hidden>;
  #totals: Record<string, number>;

  constructor(private readonly journal: Journal<Open, Hidden>) {
    this.#state = copyOf(stateAt(journal));
    this.#totals = journal.game.measure(this.#state.open);
  }

  /** The table now. */
  get state(): State<Open, Hidden> {
    return this.#state;
  }

  /** The outcome of an entry's command on this table. Trial changes freeze no part of it. */
  decide(command: Command, chance: Chance | null): Result<EntryParts> {
    return withoutFreezing(() => decideOn(this.journal.game, this.#state, command, chance, 'stored'));
  }

  /** Advances to the newest entry of the journal. @throws any error of its fold */
  fold(entry: Entry): void {
    const { game, roots } = this.journal;
    const to = movesHead(entry);
    if (to !== null ? to !== entry.parent : correctionOf(entry)) this.#state = copyOf(stateAt(this.journal));
    else if (to === null) {
      applyEntry(game, this.#state, entry);
      if (entry.n % APART === 0) roots.set(entry.n, freeze(copyOf(this.#state), true));
    }
  }

  /** The totals that changed since they were measured last. */
  measure(): Change[] {
    const before = this.#totals;
    this.#totals = this.journal.game.measure(this.#state.open);
    return changesBetween(before, this.#totals);
  }
}
