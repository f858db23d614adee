import { CommandSheet } from './command-sheet';
import { useGameUi } from './game-ui';
import { useTable } from './use-table';

/** Ends the game once the table confirms it. */
export function EndingSheet({ onClose }: { onClose: () => void }) {
  const { ending } = useGameUi();
  const { open } = useTable();
  const end = ending?.(open);
  if (!end) return null;
  return (
    <CommandSheet
      title={`${end.title}?`}
      command={end.command}
      doneLabel={end.title}
      leaveLabel="Not yet"
      plain
      onClose={onClose}
    >
      <p>{end.words}</p>
    </CommandSheet>
  );
}
