import { checkResults, type ResultMistake } from '@/games/goss/rules/results/check';
import { type Draft, tableOf } from './draft';
import { type Fix, fixesOf } from './fixes';

/** The field of a row. */
export type RowField = 'from' | 'to' | 'combat' | 'movement';

/** A mistake in a draft table: where it is, its message, and its one-tap fixes. */
export interface Found {
  /** The row's key; null for a modifier or for the whole table. */
  row: string | null;
  modifier: string | null;
  field: RowField;
  kind: ResultMistake['kind'];
  /** The first number it is about. */
  from: number | null;
  /** Not an error: the rows after the last one are still to be written. */
  coming: boolean;
  words: string;
  mends: Fix[];
}

/** Returns everything that prevents a table from being saved. */
export function findMistakes(draft: Draft): Found[] {
  return checkResults(tableOf(draft)).map((mistake) => {
    const row = draft.rows[mistake.row ?? -1];
    const field = fieldOf(mistake, draft);
    const lacks = mistake.kind === 'outside' && row?.[field].trim() === '';
    return {
      row: row?.key ?? null,
      modifier: draft.modifiers[mistake.modifier ?? -1]?.id ?? null,
      field,
      kind: mistake.kind,
      from: mistake.from ?? null,
      coming: mistake.kind === 'gap' && mistake.to === 99,
      words: lacks
        ? `Row ${(mistake.row ?? 0) + 1} has no ${field === 'to' ? 'last' : 'first'} number: write 00 to 99.`
        : mistake.words,
      mends: fixesOf(mistake, draft),
    };
  });
}

function fieldOf({ kind, column, row, from }: ResultMistake, { rows }: Draft): RowField {
  if (kind === 'empty' || kind === 'long' || kind === 'sign') return column ?? 'combat';
  if (kind === 'gap') return 'to';
  if (kind !== 'outside') return 'from';
  const within = Number.isInteger(from) && (from ?? -1) >= 0 && (from ?? 100) <= 99;
  return within && rows[row ?? -1] ? 'to' : 'from';
}
