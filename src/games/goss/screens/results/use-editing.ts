import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ResultsTable } from '@/games/goss/rules/results/table';
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
import type { Fix } from './fixes';
import { type Found, findMistakes, type RowField } from './say-mistake';
import { useDraft } from './use-draft';

/** What is not written yet. */
const LATER: readonly Found['kind'][] = ['empty', 'outside'];

const blankIn = (row: DraftRow) =>
  (['from', 'to', 'combat', 'movement'] as const).find((field) => row[field].trim() === '');
/** Where the focus goes in a row: to that field, or to the first that is blank. */
const placeIn = (row: DraftRow, field?: RowField) =>
  `[data-row="${row.key}"] [data-field="${field ?? blankIn(row) ?? 'from'}"]`;

/** What is not written yet in the row that has just been begun is no mistake so far. */
const isLater = ({ row, kind, from }: Found, begun: DraftRow | undefined) =>
  begun !== undefined &&
  // The numbers that the row begins with have no end yet.
  (kind === 'gap'
    ? begun.to === '' && rowOf(begun).from === from
    : row === begun.key && LATER.includes(kind));

type Kept = ReturnType<typeof useDraft>;
type Aim = ReturnType<typeof useAim>;

/** The row that is open, the one that was begun last and not left yet, and the focus with them. */
function useOpenRow({ draft, write }: Kept, aim: Aim) {
  const [open, setOpen] = useState(() => draft.rows.find(blankIn)?.key ?? null);
  const [begun, setBegun] = useState(
    () =>
      draft.rows.find(({ key, combat, movement }) => key === open && combat + movement === '')?.key ?? null,
  );

  function show(next: Draft, key: string | null, field?: RowField) {
    const row = next.rows.find((item) => item.key === key);
    setOpen(row?.key ?? null);
    if (key !== begun) setBegun(null);
    aim(row ? placeIn(row, field) : '[data-keep]');
    if (next !== draft) write(next);
  }

  // It begins where something is still to be written, or with its head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened
  useLayoutEffect(() => {
    const row = draft.rows.find(({ key }) => key === open);
    aim(row ? placeIn(row) : '[data-state]');
  }, []);

  return {
    open,
    begun: draft.rows.find(({ key }) => key === begun),
    show,
    begin(next: Draft, key: string) {
      show(next, key);
      setBegun(key);
    },
    leave: () => setBegun(null),
    shut: () => setOpen(null),
  };
}

/** The row that was taken away last, until it is put back or something else is done. */
function useTaken({ draft, write }: Kept, { show, shut }: ReturnType<typeof useOpenRow>, aim: Aim) {
  const [taken, setTaken] = useState<DraftRow | null>(null);
  return {
    taken,
    take(row: DraftRow) {
      setTaken(row);
      shut();
      write(takeRow(draft, row.key));
      aim('[data-taken] button');
    },
    putRowBack() {
      if (!taken) return;
      setTaken(null);
      show(settled({ ...draft, rows: [...draft.rows, taken] }), taken.key, 'from');
    },
    forgetTaken: () => setTaken(null),
  };
}

const actsOnModifiers = ({ draft, write }: Kept, aim: Aim) => ({
  addModifier() {
    const { draft: next, id } = addModifier(draft);
    write(next);
    aim(`[data-modifier="${id}"] input[type="text"]`);
  },
  takeModifier(id: string) {
    write(takeModifier(draft, id));
    aim('[data-add-modifier]');
  },
});

/** A table of results in the hand: one row is open at a time, and the focus goes where the writing goes on. */
export function useEditing(begin: ResultsTable, fresh: boolean) {
  const kept = useDraft(begin, fresh);
  const { draft, write } = kept;
  const root = useRef<HTMLDivElement>(null);
  const aim = useAim(root);
  const row = useOpenRow(kept, aim);
  const taking = useTaken(kept, row, aim);
  const found = findMistakes(draft);
  function add() {
    const { draft: next, key } = addRow(settled(draft));
    row.begin(next, key);
  }
  return {
    ...kept,
    ...taking,
    ...actsOnModifiers(kept, aim),
    root,
    open: row.open,
    found,
    /** What is shown as wrong by now. */
    shown: found.filter((item) => !isLater(item, row.begun)),
    free: freeNumbers(draft),
    openRow: (key: string, field?: RowField) => row.show(settled(draft), key, field),
    close(key: string) {
      row.shut();
      row.leave();
      write(settled(draft));
      aim(`[data-row="${key}"] button`);
    },
    change: (key: string, part: Partial<DraftRow>) => write(changeRow(draft, key, part)),
    add,
    /** On to the next row; after the last one a new one begins, while numbers are free. */
    next(key: string) {
      const next = settled(draft);
      const at = next.rows.findIndex((item) => item.key === key);
      const here = next.rows[at];
      if (!here) return;
      const { from, to } = rowOf(here);
      row.leave();
      if (Number.isNaN(from) || Number.isNaN(to)) return aim(placeIn(here));
      const following = next.rows[at + 1];
      if (following || freeNumbers(next) === null) row.show(next, following?.key ?? null);
      else add();
    },
    /** One tap mends; the focus stays in the list of mistakes, or with the row. */
    mend({ adds, apply }: Fix, beside: string | null) {
      const next = apply(settled(draft));
      if (adds) return row.begin(next, `r${draft.next}`);
      write(next);
      aim(beside === null ? '[data-state]' : `[data-row="${beside}"] button`);
    },
    /** Leads to where a mistake stands. */
    goTo({ row: key, modifier, field }: Found) {
      if (key !== null) row.show(settled(draft), key, field);
      else aim(modifier === null ? '[data-name]' : `[data-modifier="${modifier}"] input[type="text"]`);
    },
    wholeAgain(change: () => void) {
      change();
      row.shut();
      row.leave();
      taking.forgetTaken();
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
