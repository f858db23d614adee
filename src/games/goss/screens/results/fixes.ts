import { checkResults, type ResultMistake, shortRange } from '@/games/goss/rules/results/check';
import { printTwo } from '@/games/goss/rules/vocabulary';
import { addRow, changeRow, type Draft, type DraftRow, rowOf, settled, tableOf, takeRow } from './draft';

/** An unambiguous fix: its button label and the resulting table. */
export interface Fix {
  label: string;
  /** The row that it adds is to be written at once. */
  adds?: boolean;
  apply: (draft: Draft) => Draft;
}

const change = ({ key }: DraftRow, label: string, part: Partial<DraftRow>): Fix => ({
  label,
  apply: (draft) => settled(changeRow(draft, key, part)),
});

const endAt = (rows: readonly DraftRow[], row: DraftRow, number: number) =>
  change(row, `End row ${rows.indexOf(row) + 1} at ${printTwo(number)}`, { to: printTwo(number) });

/** Returns the one-tap fixes for a mistake; empty if only the card has the answer. */
function fixesOf(mistake: ResultMistake, { rows }: Draft): Fix[] {
  const row = rows[mistake.row ?? -1];
  const name = `row ${(mistake.row ?? 0) + 1}`;
  switch (mistake.kind) {
    case 'gap':
      return mendGap(mistake, rows, row);
    case 'overlap':
      return row ? mendOverlap(mistake, rows, row) : [];
    case 'backward':
      return row
        ? [change(row, `Turn ${name} round: ${row.to}–${row.from}`, { from: row.to, to: row.from })]
        : [];
    case 'sign':
      return row ? [mendSign(row, name)] : [];
    default:
      return [];
  }
}

function mendGap({ from = 0, to = 0 }: ResultMistake, rows: readonly DraftRow[], before?: DraftRow): Fix[] {
  const add: Fix = {
    label: to === 99 ? `Add a row from ${printTwo(from)}` : `Add a row ${shortRange(from, to)}`,
    adds: true,
    apply: (draft) => addRow(draft, { from, to }).draft,
  };
  return before ? [add, endAt(rows, before, to)] : [add];
}

/** The later row begins after the earlier one, or the earlier one ends before it. */
function mendOverlap({ from = 0, to = 0 }: ResultMistake, rows: readonly DraftRow[], row: DraftRow): Fix[] {
  const own = rowOf(row);
  const name = `row ${rows.indexOf(row) + 1}`;
  const others = rows.filter((other) => {
    const { from: begin, to: end } = rowOf(other);
    return other !== row && begin < from && from <= end && to <= end;
  });
  const [other, ...more] = others;
  return [
    ...(own.from === from && own.to > to
      ? [change(row, `Begin ${name} at ${printTwo(to + 1)}`, { from: printTwo(to + 1) })]
      : []),
    ...(other && more.length === 0 ? [endAt(rows, other, from - 1)] : []),
    ...(own.from === from && own.to === to
      ? [{ label: `Take ${name} away`, apply: (draft: Draft) => takeRow(draft, row.key) }]
      : []),
  ];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const SIGNS = /\s*[|\u0000-\u001f]+\s*/g;

function mendSign(row: DraftRow, name: string): Fix {
  const plain = (words: string) => words.replace(SIGNS, ' ').trim();
  return change(row, `Leave the sign out of ${name}`, {
    combat: plain(row.combat),
    movement: plain(row.movement),
  });
}

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
