import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';

/** Whose table a page is of, when in the game, after which entry, and of which game: for the head of a sheet of paper. */
export function usePaperHead(page: string): string[] {
  const face = useGameUi();
  const { open, table, moment } = useTable();
  const { title, note } = face.whenOf(open);
  const entry = moment ?? table.rows.at(-1)?.no ?? 0;
  const name = face.pages.find(({ id }) => id === page)?.name;
  return [
    open.name,
    title,
    note,
    ...(name ? [name] : []),
    entry === 0 ? 'As it was set up' : `After entry ${entry}`,
    face.name,
  ];
}
