import type { Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import type { GameUi, TableBase } from '../game-ui';
import { isEvent } from './is-event';
import { type Filter, idOfRow } from './journal-position';
import { type JournalSection, sectionsOf } from './journal-sections';

/** Undo and redo show in the entries that they took back. */
export function isMove({ entry }: PublicRow): boolean {
  return ['undo', 'redo'].includes(entry.open?.command.type ?? '');
}

/** Whether a row passes the chosen filter. */
export function passing(
  filter: Filter,
  { natureOf }: Pick<GameUi, 'natureOf'>,
  { turn }: Pick<TableBase, 'turn'>,
  rows: readonly PublicRow[],
) {
  return (row: PublicRow): boolean => {
    switch (filter) {
      case 'all':
        return true;
      case 'turn':
        return row.entry.at.turn === turn;
      case 'events':
        return isEvent(row, rows, natureOf);
      case 'rulings':
        return natureOf(row.entry) === 'ruling';
    }
  };
}

const isStep = ({ natureOf }: GameUi, entry: Entry) => natureOf(entry) === 'step';

/** The phases of the table with their entries, as far back as the row of that number. */
export function readSections(
  face: GameUi,
  open: TableBase,
  rows: readonly PublicRow[],
  from = 0,
): JournalSection[] {
  const { sectionOf, printTurn, phaseOf } = face;
  return sectionsOf(
    rows,
    {
      headingOf: (at) => sectionOf?.(at, open) ?? `${printTurn(at.turn)}, ${phaseOf(at.step)}`,
      isStep: (entry) => isStep(face, entry),
      now: { turn: open.turn, step: open.step },
    },
    from,
  );
}

/** Newest first; the head of a section opens the step that began it. */
export function drawSection(
  face: GameUi,
  open: TableBase,
  { heading, begun, rows }: JournalSection,
  picked: number | null,
  pick: (no: number) => void,
) {
  const opens = ({ no }: PublicRow) => ({
    buttonId: idOfRow(no),
    current: no === picked,
    onPress: () => pick(no),
  });
  return {
    id: String((begun ?? (rows[0] as PublicRow)).no),
    heading,
    ...(begun ? { opens: opens(begun) } : {}),
    rows: rows.toReversed().map((row) => ({ ...drawRow(face, open, row), ...opens(row) })),
  };
}

/** Entries that were taken back stay, struck through; a step of the turn is a thin line. */
function drawRow(face: GameUi, open: TableBase, row: PublicRow) {
  const { no, entry, stands, undoneBy } = row;
  const said = face.sayRow(row);
  return {
    id: String(no),
    n: no,
    text: said.text,
    notes: [...said.notes, ...strikeNote(row)],
    thin: isStep(face, entry),
    ...(stands ? { pictures: face.drawEntry?.(row, open) } : {}),
    ...(stands ? {} : { struck: undoneBy ? ('Undone' as const) : ('Corrected' as const) }),
    ...(said.rule ? { rule: said.rule } : {}),
  };
}

/** Why a row no longer stands as it was. */
export function strikeNote({ stands, undoneBy, correctedBy }: PublicRow): string[] {
  if (undoneBy) return [`Undone by ${undoneBy}`];
  if (!correctedBy) return [];
  return [stands ? `Played again after ${correctedBy}` : `Corrected by ${correctedBy}`];
}
