import type { FileWanted } from './read-file';

/**
 * Reads one file beside the page, says how far it is, and gives what came of it. The reader is a chunk of its own:
 * WebKit evaluates a worker's entry a second time where a chunk imports it, and every module in it with it.
 */
addEventListener('message', async ({ data }: MessageEvent<FileWanted>) => {
  const progress = (part: number) => postMessage({ part });
  try {
    const { readFile } = await import('./read-file');
    postMessage({ read: await readFile(data, { progress }) });
  } catch (error) {
    console.error(error);
    postMessage({ failed: true });
  }
});
