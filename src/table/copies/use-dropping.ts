import { type DragEvent, useState } from 'react';
import { readDropped } from './dropped';

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
