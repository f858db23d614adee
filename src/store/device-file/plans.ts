import type { DeckRecord } from '@/kernel/ports';
import type { FileRead } from '../files/read-file';

/** What the file of the whole device would be. */
export interface DeviceBackup {
  /** Its name. */
  name: string;
  tables: number;
  decks: number;
  /** Whether what only one player may know is in it, and whether a deck in its order is. */
  hands: boolean;
  hides: boolean;
  /** Names of damaged tables and decks, which are not in it. */
  left: string[];
  give(): Promise<'shared' | 'downloaded' | 'cancelled'>;
}

/**
 * What becomes of a table: it comes as it is; the one here goes on with its newer entries; both went on differently,
 * so that it comes beside the other; or the one here has all of it.
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

/** All that a file of a device would do here. Nothing is written yet. */
export interface RestorePlan {
  tables: TableStep[];
  decks: DeckStep[];
  preferences: PreferenceStep[];
}
