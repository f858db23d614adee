import { type FileWanted, readFile } from './read-file';

/** Reads one file beside the page, says how far it is, and gives what came of it. */
addEventListener('message', async ({ data }: MessageEvent<FileWanted>) => {
  const progress = (part: number) => postMessage({ part });
  try {
    postMessage({ read: await readFile(data, { progress }) });
  } catch {
    postMessage({ failed: true });
  }
});
