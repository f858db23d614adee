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
import { type Found, findMistakes, type RowField } from './fixes';
import { useDraft } from './use-draft';

/** Mistakes about text that is not written yet. */
const LATER: readonly Found['kind'][] = ['empty', 'outside'];

const blankIn = (row: DraftRow) =>
  (['from', 'to', 'combat', 'movement'] as const).find((field) => row[field].trim() === '');
/** The selector of the field to focus in a row: the given one, or the first blank one. */
const placeIn = (row: DraftRow, field?: RowField) =>
  `[data-row="${row.key}"] [data-field="${field ?? blankIn(row) ?? 'from'}"]`;

/** Unwritten parts of the row just started are not mistakes yet. */
const isLater = ({ row, kind, from }: Found, begun: DraftRow | undefined) =>
  begun !== undefined &&
  // The numbers that the row begins with have no end yet.
  (kind === 'gap'
    ? begun.to === '' && rowOf(begun).from === from
    : row === begun.key && LATER.includes(kind));

type DraftState = ReturnType<typeof useDraft>;
type Aim = ReturnType<typeof useAim>;

/** The row that is open, the one that was begun last and not left yet, and the focus with them. */
function useOpenRow({ draft, write }: DraftState, aim: Aim) {
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

/** The last removed row, until it is restored or another action follows. */
function useTaken({ draft, write }: DraftState, { show, shut }: ReturnType<typeof useOpenRow>, aim: Aim) {
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

const actsOnModifiers = ({ draft, write }: DraftState, aim: Aim) => ({
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

/** Edits a table of results: one row is open at a time, and the focus follows the editing. */
export function useEditing(begin: ResultsTable, fresh: boolean) {
  const draftState = useDraft(begin, fresh);
  const { draft, write } = draftState;
  const root = useRef<HTMLDivElement>(null);
  const aim = useAim(root);
  const row = useOpenRow(draftState, aim);
  const taking = useTaken(draftState, row, aim);
  const found = findMistakes(draft);
  function add() {
    const { draft: next, key } = addRow(settled(draft));
    row.begin(next, key);
  }
  return {
    ...draftState,
    ...taking,
    ...actsOnModifiers(draftState, aim),
    root,
    open: row.open,
    found,
    /** The mistakes to show now. */
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
    mend({ adds, apply }: Fix, rowKey: string | null) {
      const next = apply(settled(draft));
      if (adds) return row.begin(next, `r${draft.next}`);
      write(next);
      aim(rowKey === null ? '[data-state]' : `[data-row="${rowKey}"] button`);
    },
    /** Moves to the place of a mistake. */
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

/** Moves the focus once the change is rendered. */
function useAim(root: RefObject<HTMLElement | null>) {
  const [aim, setAim] = useState<{ at: string } | null>(null);
  useLayoutEffect(() => {
    const place = aim && root.current?.querySelector<HTMLElement>(aim.at);
    if (!place) return;
    place.focus();
    // Scrolls the whole row into view, including its buttons.
    place.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [aim, root]);
  return (at: string) => setAim({ at });
}
