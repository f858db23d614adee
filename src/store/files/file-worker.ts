import type { FileWanted } from './read-file';

/**
 * Reads one file in a worker; posts its progress and the result. The reader is a chunk of its own: WebKit
 * evaluates a worker's entry a second time if a chunk imports it, together with every module in it.
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
