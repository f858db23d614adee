import type { Platform } from '@/kernel/ports';
import type { Result } from '@/kernel/result';
import type { Waiting } from '../opening';
import { toRefusal } from '../table/busy';
import type { FileRead, FileWanted } from './read-file';

/** A file of more letters than so is read beside the page: it may take half a second. */
const BESIDE = 50_000;

/** Reads a table's file: in a worker where it is long and the device has one, else on the page. */
export async function readBeside(
  platform: Platform,
  wanted: FileWanted,
  waiting: Waiting,
): Promise<Result<FileRead>> {
  const { readFile, CANCELLED } = await import('./read-file');
  const beside = wanted.text.length > BESIDE ? await platform.fileWorker?.(wanted, waiting) : undefined;
  if (!beside?.done)
    return readFile(wanted, waiting).catch((error) => ({ ok: false, refusal: toRefusal(error) }));
  return beside.cancelled ? CANCELLED : (beside.read as Result<FileRead>);
}
