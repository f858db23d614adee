import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { BoxState, Preferences } from './box';
import type { LiveTable } from './live-table';

/** What the parts of the store share: the device, what pages read, and the table that is open. */
export interface Parts {
  readonly platform: Platform;
  readonly preferences: Preferences;
  readonly store: StoreApi<BoxState>;
  live: LiveTable | null;
  /** The open table is only followed. */
  watching: boolean;
  /** The table that is being read from the shelf, and how far another window says it has grown meanwhile. */
  reading: { id: string; grown: number } | null;
  /** What that comes to. */
  coming: Promise<Refusal | null>;
}

/** Only the end of the table is here; its beginning is coming. */
export const isPart = ({ live, reading }: Parts): boolean => !live && reading !== null;

export const NO_TABLE: Refusal = { message: 'No table is open.', allowed: 'Open a table first.' };
export const BARRED = 'Its storage is full or blocked. Save a file before you leave.';
