import { type Preview, previewCorrection } from '@/kernel/command/preview';
import type { Command, OpenBase } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { createJournal, type Journal, lineTo } from '@/kernel/journal/journal';
import { standingOf } from '@/kernel/journal/standing';
import type { Result } from '@/kernel/result';

/** The public part of a journal as a separate table, so that previews cannot reveal anything hidden. */
export class PublicJournal {
  #copy: Journal<OpenBase, unknown> | null = null;

  constructor(private readonly journal: Journal<OpenBase, unknown>) {}

  #read(): Journal<OpenBase, unknown> {
    const { game, setup, published } = this.journal;
    if (this.#copy?.entries.length !== published.length) this.#copy = createJournal(game, setup, published);
    return this.#copy;
  }

  /** Previews a correction of a public entry. Writes nothing. */
  preview(correction: Command): Result<Preview> {
    return previewCorrection(this.#read(), correction);
  }

  /** The public part of the entries in force, in the order of play. */
  line(): Entry[] {
    return standingOf(lineTo(this.#read())).line;
  }
}
