import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ResultsTable } from '@/systems/goss/results/table';
import {
  addModifier,
  addRow,
  changeRow,
  type Draft,
  type DraftRow,
  freeNumbers,
  rowOf,
  settled,
  takeModifier,
  takeRow,
} from './draft';
import type { Mend } from './mends';
import { type Found, findMistakes, type RowField } from './say-mistake';
import { useDraft } from './use-draft';

/** What is not written yet in a row that has just been begun is no mistake so far. */
const LATER: readonly Found['kind'][] = ['empty', 'outside'];

const blankIn = (row: DraftRow) =>
  (['from', 'to', 'combat', 'movement'] as const).find((field) => row[field].trim() === '');
const firstBlank = (row: DraftRow): RowField => blankIn(row) ?? 'from';

/** A table of results in the hand: one row is open at a time, and the focus goes where the writing goes on. */
export function useEditing(begin: ResultsTable, fresh: boolean) {
  const kept = useDraft(begin, fresh);
  const { draft, write } = kept;
  const root = useRef<HTMLDivElement>(null);
  const aim = useAim(root);
  const [open, setOpen] = useState(() => draft.rows.find(blankIn)?.key ?? null);
  /** The row that was begun last and not left yet. */
  const [begun, setBegun] = useState(
    () =>
      draft.rows.find(({ key, combat, movement }) => key === open && combat + movement === '')?.key ?? null,
  );
  const [taken, setTaken] = useState<DraftRow | null>(null);
  const found = findMistakes(draft);
  const inHand = draft.rows.find(({ key }) => key === begun);
  const isLater = ({ row, kind, from }: Found) =>
    inHand !== undefined &&
    // The numbers that the row begins with have no end yet.
    (kind === 'gap'
      ? inHand.to === '' && rowOf(inHand).from === from
      : row === begun && LATER.includes(kind));

  function show(next: Draft, key: string | null, field?: RowField) {
    const row = next.rows.find((item) => item.key === key);
    setOpen(row?.key ?? null);
    if (key !== begun) setBegun(null);
    aim(row ? `[data-row="${row.key}"] [data-field="${field ?? firstBlank(row)}"]` : '[data-keep]');
    if (next !== draft) write(next);
  }
  function add() {
    const { draft: next, key } = addRow(settled(draft));
    show(next, key);
    setBegun(key);
  }

  // It begins where something is still to be written, or with its head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened
  useEffect(() => {
    const row = draft.rows.find(({ key }) => key === open);
    aim(row ? `[data-row="${row.key}"] [data-field="${firstBlank(row)}"]` : '[data-state]');
  }, []);

  return {
    ...kept,
    root,
    open,
    found,
    /** What is shown as wrong by now. */
    shown: found.filter((item) => !isLater(item)),
    taken,
    free: freeNumbers(draft),
    openRow: (key: string, field?: RowField) => show(settled(draft), key, field),
    close(key: string) {
      setOpen(null);
      setBegun(null);
      write(settled(draft));
      aim(`[data-row="${key}"] button`);
    },
    change: (key: string, part: Partial<DraftRow>) => write(changeRow(draft, key, part)),
    add,
    /** On to the next row; after the last one a new one begins, while numbers are free. */
    next(key: string) {
      const next = settled(draft);
      const at = next.rows.findIndex((row) => row.key === key);
      const row = next.rows[at];
      if (!row) return;
      const { from, to } = rowOf(row);
      setBegun(null);
      if (Number.isNaN(from) || Number.isNaN(to))
        return aim(`[data-row="${key}"] [data-field="${firstBlank(row)}"]`);
      const following = next.rows[at + 1];
      if (following || freeNumbers(next) === null) show(next, following?.key ?? null);
      else add();
    },
    take(row: DraftRow) {
      setTaken(row);
      setOpen(null);
      write(takeRow(draft, row.key));
      aim('[data-taken] button');
    },
    putRowBack() {
      if (!taken) return;
      setTaken(null);
      show(settled({ ...draft, rows: [...draft.rows, taken] }), taken.key, 'from');
    },
    forgetTaken: () => setTaken(null),
    /** One tap mends; the focus stays in the list of mistakes, or with the row. */
    mend({ adds, apply }: Mend, beside: string | null) {
      const next = apply(settled(draft));
      if (!adds) {
        write(next);
        return aim(beside === null ? '[data-state]' : `[data-row="${beside}"] button`);
      }
      const key = `r${draft.next}`;
      show(next, key);
      setBegun(key);
    },
    addModifier() {
      const { draft: next, id } = addModifier(draft);
      write(next);
      aim(`[data-modifier="${id}"] input[type="text"]`);
    },
    takeModifier(id: string) {
      write(takeModifier(draft, id));
      aim('[data-add-modifier]');
    },
    /** Leads to where a mistake stands. */
    goTo({ row, modifier, field }: Found) {
      if (row !== null) show(settled(draft), row, field);
      else aim(modifier === null ? '[data-name]' : `[data-modifier="${modifier}"] input[type="text"]`);
    },
    wholeAgain(change: () => void) {
      change();
      setOpen(null);
      setBegun(null);
      setTaken(null);
      aim('[data-state]');
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

/** Moves the focus once what was written is on the page. */
function useAim(root: RefObject<HTMLElement | null>) {
  const [aim, setAim] = useState<{ at: string } | null>(null);
  useLayoutEffect(() => {
    const place = aim && root.current?.querySelector<HTMLElement>(aim.at);
    if (!place) return;
    place.focus();
    // The whole of the row comes into sight, its keys too.
    place.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [aim, root]);
  return (at: string) => setAim({ at });
}
