import type { Nature } from '@/kernel/command/command';
import type { Entry } from '@/kernel/journal/entry';
import { type CorrectCommand, correctionOf } from '@/kernel/journal/standing';
import type { PublicRow } from '@/kernel/journal/views';

type NatureOf = (entry: Entry) => Nature;

/** A ruling that changed a number is an event too, and so is a correction of one. */
export function isEvent(row: PublicRow, rows: readonly PublicRow[], natureOf: NatureOf): boolean {
  const { entry, puts } = row;
  const nature = natureOf(entry);
  if (nature === 'event' || (nature === 'ruling' && entry.changes.length > 0)) return true;
  const correction = correctionOf(entry);
  if (!correction) return false;
  return (puts !== undefined && natureOf(puts) === 'event') || corrects(correction, rows, natureOf);
}

function corrects({ how, entry }: CorrectCommand, rows: readonly PublicRow[], natureOf: NatureOf): boolean {
  const target = how === 'insert' ? undefined : rows.find(({ no }) => no === entry);
  return target !== undefined && natureOf(target.entry) === 'event';
}
