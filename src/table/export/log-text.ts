import type { PublicRow } from '@/kernel/journal/views';
import type { GameUi, TableBase } from '../game-ui';
import { isMove, readSections, strikeNote } from '../journal/draw-journal';

/** The journal to read anywhere: part by part in the order of play, a line an entry, its notes under it. */
export function printLog(face: GameUi, open: TableBase, rows: readonly PublicRow[]): string {
  const printRow = (row: PublicRow) => {
    const { text, notes, rule } = face.sayRow(row);
    const line = `${row.no}. ${text}${rule ? ` (${rule})` : ''}`;
    return [line, ...[...notes, ...strikeNote(row)].map((note) => `   ${note}`)].join('\n');
  };
  const people = open.seats
    .filter(({ powers }) => powers.length > 0)
    .map(({ person, powers }) => `${person}: ${powers.join(', ')}`);
  const head = [open.name, `${face.name}, ${face.whenOf(open).title}`, ...people].join('\n');
  const played = rows.filter((row) => !isMove(row));
  const parts = readSections(face, open, played).map(({ heading, begun, rows: own }) =>
    [heading, '-'.repeat(heading.length), ...[...(begun ? [begun] : []), ...own].map(printRow)].join('\n'),
  );
  return `${[head, ...parts].join('\n\n')}\n`;
}
