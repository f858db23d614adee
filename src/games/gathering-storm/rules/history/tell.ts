import type { Sentence } from '@/kernel/command/preview';
import { type Entry, withOutcome } from '@/kernel/journal/entry';
import type { StandingRow } from '@/kernel/journal/views';
import type { Effect } from '../effects/shapes';
import { totalMoved } from '../say/names';
import { sayEntry, sayItself } from '../say/sentences';
import type { Showing } from '../state/outcomes';
import { faceUpOf, shownIn } from './shown-in';

/** Returns the cards an entry showed together, at the end of a step or turn. */
const shownAtOnce = (entry: Entry): Showing[] =>
  ['advance', 'end-turn'].includes(entry.open?.command.type ?? '') ? shownIn(entry) : [];

/** Whether an effect speaks of a total, or of the power whose total it is. */
function speaksOf(effect: Effect, total: string): boolean {
  const [, power] = total.split(':');
  return totalMoved(effect) === total || (power !== undefined && 'power' in effect && effect.power === power);
}

/** Of several cards that were shown at once, those that speak of the totals; all of them where none does. */
function sayShown(entry: Entry, showings: readonly Showing[], totals: readonly string[]): Sentence {
  const speaking = showings.filter(({ event }) =>
    event.effects.some((effect) => totals.some((total) => speaksOf(effect, total))),
  );
  const sentences = (speaking.length > 0 ? speaking : showings).map((outcome) =>
    sayItself({ ...entry, open: { command: { type: 'show' }, ...withOutcome(outcome) } }),
  );
  const { rule } = sayEntry(entry);
  const [one, ...more] = sentences;
  const said =
    one && more.length === 0
      ? { text: one.text, notes: one.notes }
      : { text: 'Several cards are shown', notes: sentences.flatMap(({ text, notes }) => [text, ...notes]) };
  return rule ? { ...said, rule } : said;
}

/**
 * Describes an entry in the history of some totals: the general card by its title, and of several cards shown
 * together only those that matter here.
 * @param rows the line that contains the entry
 */
export function describeRow(
  row: StandingRow,
  rows: readonly StandingRow[],
  totals: readonly string[],
): Sentence {
  const shown = shownAtOnce(row.entry);
  if (shown.length > 0) return sayShown(row.entry, shown, totals);
  const sentence = sayItself(row.entry);
  if (row.entry.open?.command.type !== 'apply-card') return sentence;
  const title = faceUpOf(rows.slice(0, rows.indexOf(row)).map(({ entry }) => entry))?.title;
  return title ? { ...sentence, text: `The general card: ${title}` } : sentence;
}
