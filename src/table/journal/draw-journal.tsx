import { Fragment } from 'react';
import type { Nature } from '@/kernel/command/command';
import type { Entry } from '@/kernel/journal/entry';
import { movesHead } from '@/kernel/journal/journal';
import { type CorrectCommand, correctionOf } from '@/kernel/journal/standing';
import type { PublicRow } from '@/kernel/journal/views';
import { type JournalPart, named } from '@/ui/sheet/journal-list';
import type { GameUi, TableBase } from '../game-ui';
import { type Filter, idOfRow } from './journal-position';
import type { ShownCard } from './shown-cards';

/** A section of the journal: one phase of one turn. */
interface JournalSection {
  heading: string;
  /** The step that began the section, if it produced no other row; it is the section’s head, not a row. */
  begun: PublicRow | null;
  /** Oldest first. */
  rows: PublicRow[];
}

interface SectionReader {
  /** What heads the section that an entry was made in. */
  headingOf: (at: Entry['at']) => string;
  isStep: (entry: Entry) => boolean;
  /** The table's current position. */
  now: Entry['at'];
}

/**
 * The journal in its sections, oldest first. A step that stands belongs to the phase that it leads to.
 * @param from the number of the oldest row that is wanted: no section is read that has none as new as it
 */
export function sectionsOf(
  rows: readonly PublicRow[],
  { headingOf, isStep, now }: SectionReader,
  from = 0,
): JournalSection[] {
  const sections: JournalSection[] = [];
  // Many rows are of one step, and each heading is made once.
  const headings = new Map<string, string>();
  const headingAt = (at: Entry['at']) => {
    const key = `${at.turn} ${at.step}`;
    const heading = headings.get(key) ?? headingOf(at);
    headings.set(key, heading);
    return heading;
  };
  // Newest row first: the position after a row is the position where the next standing row was made.
  let after = now;
  let leads = false;
  /** The row that was read last is the oldest of its section: where it leads there it is its head. */
  const close = () => {
    const section = sections[0];
    if (section && leads) section.begun = section.rows.pop() ?? null;
    section?.rows.reverse();
  };
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as PublicRow;
    const step = row.stands && isStep(row.entry);
    const here = headingAt(row.entry.at);
    const heading = step ? headingAt(after) : here;
    if (sections[0]?.heading !== heading) {
      close();
      if (row.no < from) return sections;
      sections.unshift({ heading, begun: null, rows: [] });
    }
    sections[0]?.rows.push(row);
    leads = step && heading !== here;
    if (row.stands && movesHead(row.entry) === null) after = row.entry.at;
  }
  close();
  return sections;
}

/** What of the sections is shown: the rows that pass, and heads of sections of which anything does. */
export function sectionsWith(
  sections: readonly JournalSection[],
  passes: (row: PublicRow) => boolean,
): JournalSection[] {
  return sections.flatMap((section) => {
    const rows = section.rows.filter(passes);
    return rows.length > 0 || (section.begun && passes(section.begun)) ? [{ ...section, rows }] : [];
  });
}

type NatureOf = (entry: Entry) => Nature;

/** A ruling that changed a number is an event too, and so is a correction of one. */
function isEvent(row: PublicRow, rows: readonly PublicRow[], natureOf: NatureOf): boolean {
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

/**
 * Newest first; the head of a section opens the step that began it.
 * @param all the rows of the table: what a section's cards did is drawn from those of its turn
 */
export function drawSection(
  face: GameUi,
  open: TableBase,
  all: readonly PublicRow[],
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
    rows: rows.toReversed().map((row) => ({ ...drawRow(face, open, all, row), ...opens(row) })),
  };
}

/**
 * Adds the head of the journal at each turn's end, right above the entry that ended the turn.
 * @param heads four words by the number of that entry
 */
export function withHeads(section: JournalPart, heads: ReadonlyMap<number, string>): JournalPart {
  const headOf = (id: string) => {
    const words = heads.get(Number(id));
    return words
      ? [{ id: `head ${id}`, n: '', text: `The deal up to here, in four words: ${words}`, thin: true }]
      : [];
  };
  const rows = section.rows.flatMap((row) => [...headOf(row.id), row]);
  return { ...section, rows: section.opens ? [...rows, ...headOf(section.id)] : rows };
}

/** Entries that were taken back stay, struck through; a step of the turn is a thin line. */
function drawRow(face: GameUi, open: TableBase, all: readonly PublicRow[], row: PublicRow) {
  const { no, entry, stands, undoneBy } = row;
  const said = face.sayRow(row);
  return {
    id: String(no),
    n: no,
    text: said.text,
    notes: [...said.notes, ...strikeNote(row)],
    thin: isStep(face, entry),
    ...(stands ? drawEntry(face, open, all, row) : {}),
    ...(stands ? {} : { struck: undoneBy ? ('Undone' as const) : ('Corrected' as const) }),
    ...(said.rule ? { rule: said.rule } : {}),
  };
}

/** The rows of what happened: each card of an entry by itself, a step of the turn as a thin line. */
export function drawHappened(face: GameUi, open: TableBase, all: readonly PublicRow[], row: PublicRow) {
  const cards = face.cardsShown?.(row, open, 24) ?? [];
  const said = face.sayCards(row);
  const thin = cards.length === 0 && isStep(face, row.entry);
  return said.map((card, at) => {
    const shown = cards[at - said.length + cards.length];
    return {
      id: `${row.no}.${at}`,
      n: at === 0 ? row.no : '',
      ...card,
      thin,
      ...(shown ? drawCards(face, row, [shown]) : at === 0 && drawEntry(face, open, all, row)),
    };
  });
}

/** What of an entry is drawn, and whose cards they are. */
function drawEntry(face: GameUi, open: TableBase, all: readonly PublicRow[], row: PublicRow) {
  const cards = face.cardsShown?.(row, open, 24) ?? [];
  if (cards.length > 0) return drawCards(face, row, cards);
  const pictures = face.drawEntry?.(row, open, all);
  return pictures ? { pictures, drawn: changesSaid(face, row) } : {};
}

/** The seals of whose cards they are, their pictures, and the notes that the pictures repeat. */
function drawCards(face: GameUi, row: PublicRow, cards: readonly ShownCard[]) {
  const effects = cards.flatMap(({ rows }) => rows);
  const shown = effects.filter(({ picture }) => picture);
  const whole = shown.length === effects.length && face.natureOf(row.entry) === 'event';
  return {
    marks: [...new Set(cards.map(({ power }) => power))].flatMap((power) => face.marks[power] ?? []),
    ...(shown.length > 0
      ? {
          pictures: named(shown, ({ sentence }) => sentence).map(([key, { picture }]) => (
            <Fragment key={key}>{picture}</Fragment>
          )),
        }
      : {}),
    drawn: [...shown.map(({ sentence }) => sentence), ...(whole ? changesSaid(face, row) : [])],
  };
}

/** The notes of a row that list its changes. */
const changesSaid = (face: GameUi, row: PublicRow): string[] =>
  face.sayRow(row).notes.slice(face.sayItself(row.entry).notes.length);

/** Why a row no longer stands as it was. */
export function strikeNote({ stands, undoneBy, correctedBy }: PublicRow): string[] {
  if (undoneBy) return [`Undone by ${undoneBy}`];
  if (!correctedBy) return [];
  return [stands ? `Played again after ${correctedBy}` : `Corrected by ${correctedBy}`];
}
