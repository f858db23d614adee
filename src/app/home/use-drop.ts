import { useEffectEvent, useLayoutEffect, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

const NOTHING = 'Nothing that can be opened was dropped. Drop the file of a table.';
const UNDER = 'A file is opened from Home alone. Close what lies over it, then drop the file again.';

/** Files that are dropped anywhere on the page, or why they are not opened; true while some are held over it. */
export function useDrop(onFiles: (files: File[]) => void, onRefused: (why: string) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // The browser would leave the app for the file.
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (document.querySelector('dialog[open]')) onRefused(UNDER);
    else if (files.length === 0) onRefused(NOTHING);
    else onFiles(files);
  });
  useLayoutEffect(() => {
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // It left the window, and not only one thing on the page for the next.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    addEventListener('dragover', hold);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
