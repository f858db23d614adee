import type { Entry } from '@/kernel/entry';
import { type CorrectCommand, correctionOf } from '@/kernel/standing';
import type { PublicRow } from '@/kernel/views';

/**
 * What an entry is to the people at the table:
 * - `event`: something happened — a card shown, an aggression, a conquest, a flag;
 * - `ruling`: the table entered or decided it;
 * - `step`: the turn goes on, cards are dealt, papers go round;
 * - `record`: anything else that is only kept.
 */
export type EntryKind = 'event' | 'ruling' | 'step' | 'record';

/** What each type of entry is; where one type is several things, what came of it tells. */
export type EntryKinds = Readonly<Record<string, EntryKind | ((came: unknown, entry: Entry) => EntryKind)>>;

/** Types that games share. */
const SHARED: EntryKinds = {
  correct: 'ruling',
  'choose-reading': 'ruling',
  waive: 'ruling',
  note: 'ruling',
  'drop-note': 'ruling',
  bookmark: 'record',
  return: 'record',
  undo: 'record',
  redo: 'record',
  'whole-copy': 'record',
};

/** What every type of entry is in a game: the shared ones, and its own, which may say another thing of those. */
export const withShared = (own: EntryKinds): EntryKinds => ({ ...SHARED, ...own });

/** What an entry is, by the list of its game. */
export function kindIn(kinds: EntryKinds, entry: Entry): EntryKind {
  const kind = kinds[entry.open?.command.type ?? ''] ?? 'record';
  return typeof kind === 'function' ? kind(entry.open?.came, entry) : kind;
}

type KindOf = (entry: Entry) => EntryKind;

/** A ruling that changed a number is an event too, and so is a correction of one. */
export function isEvent(row: PublicRow, rows: readonly PublicRow[], kindOf: KindOf): boolean {
  const { entry, puts } = row;
  const kind = kindOf(entry);
  if (kind === 'event' || (kind === 'ruling' && entry.changes.length > 0)) return true;
  const correction = correctionOf(entry);
  if (!correction) return false;
  return (puts !== undefined && kindOf(puts) === 'event') || corrects(correction, rows, kindOf);
}

function corrects({ how, entry }: CorrectCommand, rows: readonly PublicRow[], kindOf: KindOf): boolean {
  const target = how === 'insert' ? undefined : rows.find(({ no }) => no === entry);
  return target !== undefined && kindOf(target.entry) === 'event';
}
