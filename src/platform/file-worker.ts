import type { FileWorker } from '@/kernel/ports';

/** Milliseconds between checks whether the caller is still waiting. */
const LOOK = 100;

/** A worker's message: its progress, or the result. */
interface WorkerMessage {
  part?: number;
  read?: unknown;
  failed?: true;
}

/**
 * Runs long work off the page, in a worker that ends with the work.
 * @param start creates the worker; if the browser has none, or it fails, there is no result
 */
export function createFileWorker(start: () => Worker): FileWorker {
  return (wanted, { progress, cancelled }) =>
    new Promise((resolve) => {
      let worker: Worker;
      try {
        worker = start();
      } catch {
        return resolve({ done: false });
      }
      let part = 0;
      const look = setInterval(() => {
        if (cancelled?.()) end({ done: true, cancelled: true });
        else progress?.(part);
      }, LOOK);
      function end(outcome: Awaited<ReturnType<FileWorker>>): void {
        clearInterval(look);
        worker.terminate();
        resolve(outcome);
      }
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.failed) end({ done: false });
        else if (data.part === undefined) end({ done: true, cancelled: false, read: data.read });
        else part = data.part;
      });
      for (const fails of ['error', 'messageerror'])
        worker.addEventListener(fails, () => end({ done: false }));
      try {
        worker.postMessage(wanted);
      } catch {
        end({ done: false });
      }
    });
}
