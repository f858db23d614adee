import type { Entry } from '@/kernel/journal/entry';
import type { GameUi, TableBase } from '../game-ui';

const HEAD = ['Entry', 'Turn', 'When', 'Phase', 'Figure', 'Before', 'After', 'Change', 'Why'];

/** Every change of a figure, by standing entry; the last value of a figure is the one at the table. */
export function figureRows(face: GameUi, open: TableBase, line: readonly Entry[]): (string | number)[][] {
  const moved = line.flatMap((entry) =>
    entry.changes.map(([figure, before, after]) => [
      entry.n,
      entry.at.turn,
      face.printTurn(entry.at.turn),
      face.phaseOf(entry.at.step),
      face.nameTotal(figure, open),
      before,
      after,
      after - before,
      entry.open ? face.sayEntry(entry).text : '',
    ]),
  );
  return [HEAD, ...moved];
}
