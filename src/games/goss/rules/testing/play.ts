import { type Chance, createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import type { Command } from '@/kernel/game';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { sayEntry } from '../sentences';
import type { SetupInput } from '../setup';
import { GOSS, system } from '../system';
import { measure } from '../totals';
import type { Dice, Side } from '../vocabulary';

/** For tests only: a table of GOSS in a few words. */

export const seeded = (byte: number) => createChance(new Uint8Array(64).fill(byte));

/** "47" as two dice. */
export const dice = (two: string): Dice => [Number(two[0]), Number(two[1])];

interface Options {
  setup?: Partial<SetupInput>;
  chance?: Chance | null;
  /** A table from before its readings were written down. */
  older?: boolean;
}

/** Western and Eastern, Western first, on a grid of columns whose even ones lie lower. */
export function sitDown({ setup = {}, chance = seeded(1), older = false }: Options = {}) {
  const begun = {
    name: 'River Line',
    sides: {
      first: { name: 'Western', mark: 'disk', tone: 'ink' },
      second: { name: 'Eastern', mark: 'square', tone: 'brown' },
    },
    grid: { lines: 'columns', shifted: 'even' },
    ...setup,
  };
  const journal = createJournal(GOSS, older ? begun : system.fresh?.(begun));
  const attempt = (command: Command) => {
    const decided = decide(journal, command, chance);
    if (!decided.ok) return decided.refusal;
    commit(journal, decided.value);
    return null;
  };
  const table = {
    journal,
    attempt,
    get state() {
      return stateAt(journal);
    },
    get open() {
      return stateAt(journal).open;
    },
    get values() {
      return measure(table.open);
    },
    /** The text of the last entry. */
    get said() {
      return sayEntry(journal.published.at(-1) as never);
    },
    run(type: string, more: object = {}) {
      const refusal = table.attempt({ type, ...more });
      if (refusal) throw new Error(`${type} was refused: ${refusal.message} ${refusal.allowed ?? ''}`);
      return table;
    },
    refused(type: string, more: object = {}) {
      const refusal = table.attempt({ type, ...more });
      if (!refusal) throw new Error(`${type} was not refused.`);
      return refusal;
    },
    /** Advances to the next such step; the table settles what is pending on the way. */
    to(step: string) {
      for (let guard = 0; guard === 0 || table.open.step !== step; guard += 1) {
        if (guard > 60) throw new Error(`never at ${step}`);
        if (guard === 0 && table.open.step === step) break;
        for (const { id } of table.open.pending) table.run('waive', { due: id });
        // No unit moved at a marker on the way.
        table.run('advance', { anyway: true });
      }
      return table;
    },
    /** An assault by Western with these dice, on a hex. */
    assault(attacker: string, defender: string, more: object = {}) {
      return table.run('assault', {
        hex: '2318',
        attacker: 'first',
        dice: { attacker: dice(attacker), defender: dice(defender) },
        ...more,
      });
    },
    /** Makes a waiting movement event of a side by way of doubles. */
    waits(side: Side, hex: string) {
      table.run('doubles', { hex, sides: [side], active: side, anyway: true });
      const id = table.open.pending.at(-1)?.id as string;
      table.run('type-die', { event: id, die: 7 });
      return id;
    },
  };
  return table;
}
