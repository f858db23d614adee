import type { Platform } from '@/kernel/ports';
import type { Result } from '@/kernel/result';
import type { Waiting } from '../opening';
import { toRefusal } from '../table/busy';
import type { FileRead, FileWanted } from './read-file';

/** The number of characters above which a file is read in a worker: reading may take half a second. */
const WORKER_THRESHOLD = 50_000;

/** Reads a table file: in a worker if it is long and the device has one, otherwise on the page. */
export async function readTableFile(
  platform: Platform,
  wanted: FileWanted,
  waiting: Waiting,
): Promise<Result<FileRead>> {
  const { readFile, CANCELLED } = await import('./read-file');
  const inWorker =
    wanted.text.length > WORKER_THRESHOLD ? await platform.fileWorker?.(wanted, waiting) : undefined;
  if (!inWorker?.done)
    return readFile(wanted, waiting).catch((error) => ({ ok: false, refusal: toRefusal(error) }));
  return inWorker.cancelled ? CANCELLED : (inWorker.read as Result<FileRead>);
}
