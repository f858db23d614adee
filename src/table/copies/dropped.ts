/** What was dropped where one list is read. */
interface Dropped {
  file: File | null;
  /** Why the rest of it is not read, every file by itself; nothing where all of it is. */
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
