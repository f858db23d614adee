import type { DeckRecord } from '@/kernel/ports';
import type { FileRead } from '../files/read-file';

/** Describes a device backup before it is made. */
export interface DeviceBackup {
  /** Its name. */
  name: string;
  tables: number;
  decks: number;
  /** Whether it contains secrets of single players, and whether it contains a deck in its order. */
  hands: boolean;
  hides: boolean;
  /** Names of damaged tables and decks, which are not in it. */
  left: string[];
  give(): Promise<'shared' | 'downloaded' | 'cancelled'>;
}

/**
 * What happens to a table: it is added as it is; the one here gets its newer entries; both have different
 * later entries, so that it is added as a second table; or the one here already has all of it.
 */
export interface TableStep {
  is: 'new' | 'longer' | 'parted' | 'here';
  table: FileRead;
  /** Public entries that the one here has not. */
  more: number;
}

export interface DeckStep {
  is: 'new' | 'other' | 'here';
  record: DeckRecord;
  /** The deck here under its id. */
  here: DeckRecord | undefined;
}

export interface PreferenceStep {
  is: 'new' | 'other' | 'here';
  name: string;
  value: string;
}

/** Everything that restoring a device file would change here. Nothing is written yet. */
export interface RestorePlan {
  tables: TableStep[];
  decks: DeckStep[];
  preferences: PreferenceStep[];
}
