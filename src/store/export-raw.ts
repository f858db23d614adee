import type { Platform, StoredRecords } from '@/kernel/ports';
import { fileName } from './files/file-name';
import { readAsStored } from './sealing/sealed-storage';

interface Given {
  id: string;
  /** The table as this window has it. */
  memory: StoredRecords | null;
  /** The error message of a screen that crashed. */
  broke?: string | undefined;
}

/** Prints bytes as hexadecimal digits; leaves the rest to JSON. */
const plain = (_: string, value: unknown) =>
  ArrayBuffer.isView(value)
    ? [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
    : typeof value === 'bigint'
      ? String(value)
      : value;

/** Prints rows even if one is cyclic or cannot be written as JSON; all others are still exported. */
function print(rows: StoredRecords | null): unknown {
  if (!rows) return null;
  const safely = (value: unknown) => {
    try {
      return JSON.parse(JSON.stringify(value, plain) ?? 'null');
    } catch {
      return 'It cannot be written as text.';
    }
  };
  const entries = rows.entries.map(({ key, value }) => ({ key: safely(key), value: safely(value) }));
  const { id, record, seed, note } = rows;
  return { id, record: safely(record), seed: safely(seed), note: safely(note), entries };
}

/**
 * Exports everything stored of a table on this device, unread and unchecked. Adds nothing to it: the line
 * that reports the copy is written afterwards, and is never in its own file.
 */
export async function exportRaw(platform: Platform, { id, memory, broke }: Given) {
  const stored = await readAsStored(platform, id).catch(() => null);
  const at = new Date(platform.now());
  const file = {
    format: 'dispatch-box/rows',
    at: at.toISOString(),
    stored: print(stored),
    memory: print(memory),
    broke,
  };
  const note = (stored?.note ?? memory?.note) as { name?: unknown; season?: unknown } | null | undefined;
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  // The content is not validated, so it may contain hands.
  const parts = { at, season: word(note?.season), table: word(note?.name), what: 'everything', hands: true };
  try {
    return await platform.download(fileName({ ...parts, ending: 'json' }), JSON.stringify(file));
  } catch {
    return 'failed' as const;
  }
}
