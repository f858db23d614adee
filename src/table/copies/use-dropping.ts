import { type DragEvent, useState } from 'react';

/** Files dropped on a page that reads one list. */
interface Dropped {
  file: File | null;
  /** Why the other files are not read, one message each; empty if there are none. */
  left: string[];
}

const NOTHING = 'Nothing that can be opened was dropped. Drop the file of a list.';

/** The first of the files that were dropped, and of each other one that it was not read. */
export function readDropped(files: ArrayLike<File> | null | undefined): Dropped {
  const [file = null, ...others] = Array.from(files ?? []);
  return {
    file,
    left: file
      ? others.map(({ name }) => `${name}: not read. One list is read at a time; drop it by itself.`)
      : [NOTHING],
  };
}

/** A file that is held over the page, and those that were dropped there and not read. */
export function useDropping(openFile: (file: File) => Promise<void>) {
  const [over, setOver] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    over,
    left,
    hold(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    leave: () => setOver(false),
    drop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const dropped = readDropped(event.dataTransfer.files);
      setLeft(dropped.left);
      if (dropped.file) void openFile(dropped.file);
    },
    clear: () => setLeft([]),
  };
}
