import type { Entry } from '@/kernel/entry';
import { printNumber } from '@/kernel/print';
import { entryNow, type Sentence, sayCorrection } from '@/kernel/say-correction';
import type { PublicRow } from '@/kernel/views';
import { SAY_EVENTS } from './say/events';
import { nameBy, type Say } from './say/say';
import { SAY_TABLE } from './say/table';
import { nameTotal } from './totals';
import type { Names } from './vocabulary';

const SAY: Record<string, Say> = { ...SAY_EVENTS, ...SAY_TABLE };

/** The types of commands that are said; a test compares them with the commands there are. */
export const SAID = Object.keys(SAY);

/** Says an entry, with the sides’ names as they were then. */
export function sayEntry(entry: Entry): Sentence {
  const command = entry.open?.command;
  const came = entry.open?.came;
  if (command?.type === 'correct') return sayCorrection(entry, sayEntry);
  const names = (came as { names?: Names } | undefined)?.names;
  const said = command && SAY[command.type]?.(command, came, nameBy(names));
  if (!said) return { text: 'Something was decided', notes: [] };
  const changes = entry.changes.map(
    ([key, before, after]) => `${nameTotal(key, names)}: ${printNumber(before)} to ${printNumber(after)}`,
  );
  return { ...said, notes: [...(said.notes ?? []), ...changes] };
}

/** A row of the journal in words: a correction tells what came of it as the line stands now. */
export const sayRow = (row: PublicRow): Sentence => sayEntry(entryNow(row));

const SHORT: Record<string, string> = {
  correct: 'the correction',
  'type-die': 'the type die',
  result: 'the result',
  negate: 'the leader',
  'set-leader': 'the listed leader',
  assault: 'the assault',
  doubles: 'the doubles',
};

/** What Undo would take back, in a few words: "the result in 2318". */
export function nameEntry(entry: Entry): string {
  const { command, came } = entry.open ?? {};
  const short = SHORT[command?.type ?? ''];
  const { hex = command?.hex } = (came ?? {}) as { hex?: string };
  if (!short) return sayEntry(entry).text;
  return typeof hex === 'string' ? `${short} in ${hex}` : short;
}
