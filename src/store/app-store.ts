import type { StoreApi } from 'zustand/vanilla';
import type { Preview } from '@/kernel/command/preview';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { View } from '@/kernel/journal/views';
import type { TableSummary } from '@/kernel/ports';
import type { Refusal, Result } from '@/kernel/result';
import type { DeviceBackup, RestorePlan } from './device-file/plans';
import type { Waiting } from './opening';
import type { CopyPlan, WriteConflict } from './table/table-session';
import type { SaveStatus, TableView } from './table/table-view';

/** The papers of one person while they are open; nothing of them exists before or after. */
export interface Papers {
  person: string;
  viewers: Viewer[];
  /** The sheet that was asked for, where it lies in them. */
  first?: Viewer | undefined;
  views: Record<Viewer, View<OpenBase, unknown>>;
  /** The sheets on which something was decided since they were opened. */
  decided: Viewer[];
}

export interface Preferences {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/** A table that is damaged: what is wrong with it, and what of it can be opened. Nothing of it has been touched. */
export interface Damage {
  id: string;
  name: string;
  /** A plain sentence each. */
  wrong: readonly string[];
  /** As far as it can be read, the most useful first: so many public entries, and where the game stands then. */
  parts: readonly { kind: 'whole' | 'public'; entries: number; season: string; now: string }[];
}

export interface AppState {
  /** Tables on this device, newest first; nothing until they are read. */
  summaries: TableSummary[] | null;
  /** Why this device cannot keep tables now. */
  storageError: string | null;
  /** So many tables lay on this device, and none does: the browser has lost them. */
  lostTables: number;
  /** Tables that were left before this device could write all of them: they are whole in memory. */
  unsaved: readonly TableSummary[];
  table: TableView | null;
  /** Whether all of it is on this device: by itself, so that a page is not drawn anew for what it does not show. */
  saveStatus: SaveStatus;
  /** Of a table that is not saved: a newer app has taken over the database, so this window saves nothing any more. */
  outdated: boolean;
  /** The table that was to be opened and is damaged. */
  damage: Damage | null;
  /** A command is being carried out, or the app decides for powers that it holds: more is about to change. */
  busy: boolean;
  /** Whom the device is passed to; the curtain is down. */
  curtain: string | null;
  papers: Papers | null;
  /** Another window wrote first: this is not in the table; until somebody has read it, whatever happens meanwhile. */
  conflict: WriteConflict | null;
  /** The public table as it was after an entry, while somebody looks back. */
  moment: { no: number; view: View<OpenBase, unknown> } | null;
  /** The table was put away for more than a day; until somebody has read where it was left. */
  returning: boolean;
  /** How many public entries the table was told, where it tells what was shown as a moment of its own. */
  announced: number;
  /**
   * What was begun on public pages and is not recorded yet, by a name of its own: it stays while somebody looks at
   * another page, and until the table is opened again on this device.
   */
  drafts: Readonly<Record<string, unknown>>;
  /** Set when a newer version of the app waits: opens it, or says why it does not now. */
  update: (() => string | null) | null;
}

/** How a table for one goes on by itself. */
export interface AutoPlay {
  /**
   * What comes next without anybody deciding; nothing where somebody decides.
   * @param begun whether something was done already: who asks for the next thing has done what this step wants
   * @param own the sheets of whoever plays alone, and those that lie open
   */
  next(open: OpenBase, begun: boolean, own: Papers['views']): Command | null;
  /** Whether to stop after an entry: something was shown. */
  stops(entry: Entry, open: OpenBase): boolean;
}

/** What may be refused at a table: whoever asks for it has it shown. */
export interface RefusableActions {
  dispatch(command: Command): Promise<Refusal | null>;
  /**
   * Lowers the curtain for somebody; where one person plays, her papers are opened at once.
   * @param first the sheet that is to lie on top
   */
  lowerCurtain(person: string, first?: Viewer): Promise<Refusal | null>;
  raiseCurtain(): Promise<Refusal | null>;
  /**
   * Goes on by itself as long as there is a next command, and stops after an entry at which somebody wants to stop.
   * Gives why it went no further where it was refused.
   */
  playOn(steps: AutoPlay): Promise<Refusal | null>;
  /** Looks on purpose at a hand that the app holds: an entry that stays, then that hand and nothing else. */
  look(power: Viewer): Promise<Result<View<OpenBase, unknown>>>;
  openPapers(): Promise<Refusal | null>;
  /** Takes the papers out of the page at once, and lowers the curtain for who is next; then does what was ordered for now. */
  closePapers(next?: string): Promise<Refusal | null>;
}

export interface AppActions extends RefusableActions {
  loadTables(): Promise<void>;
  /** @param first what is entered at the table as it begins */
  newTable(game: string, setup: unknown, deck: unknown, first?: readonly Command[]): Promise<Result<string>>;
  /** The open part of a table on the shelf as it stands; nothing where it cannot be read whole. */
  readTable(id: string): Promise<OpenBase | null>;
  openTable(id: string): Promise<Refusal | null>;
  /** Opens a table only to follow it: another window's curtain is not its own, and it never writes. */
  watchTable(id: string): Promise<Refusal | null>;
  /** Opens a damaged table as far as one of its parts goes; what was found lies aside, under the same table. */
  openPart(id: string, kind: 'whole' | 'public'): Promise<Refusal | null>;
  /**
   * Gives everything that lies on this device under a table’s id as a file, whatever it is, and what this window has
   * in memory besides.
   * @param broke what a screen said as it broke
   */
  exportRaw(id: string, broke?: string): Promise<'shared' | 'downloaded' | 'cancelled' | 'failed'>;
  closeTable(): void;
  removeTable(id: string): Promise<void>;
  /** Somebody has read that the tables of this device are lost. */
  acceptLost(): void;
  /** What a correction would come to, from public facts alone; its entry is named by the public number. */
  preview(correction: Command): Result<Preview>;
  /** What a copy would be; nothing while no table is open. */
  planCopy(kind: 'public' | 'whole'): CopyPlan | null;
  copy(kind: 'public' | 'whole'): Promise<'shared' | 'downloaded' | 'cancelled'>;
  /** What everyone may know of the entries that stand, in the order of play. */
  lineOfTable(): Entry[];
  /** Keeps a table that somebody gives as a file, once all of it has been looked through. */
  readFile(text: string, waiting?: Waiting): Promise<Result<string>>;
  /** Everything of this device as one file, made ready; no table is told before it is given. */
  planDeviceBackup(): Promise<Result<DeviceBackup>>;
  /** What a file of a whole device would do here; nothing is written. */
  planRestore(text: string, waiting?: Waiting): Promise<Result<RestorePlan>>;
  /** @param replace whether what is different here is replaced */
  restoreDevice(plan: RestorePlan, replace: boolean): Promise<Result<null>>;
  /** Opens the public table as it was after an entry, or closes it again. False when there is no such entry. */
  lookBack(no: number | null): boolean;
  /** The public part of the table as it was after an entry, and nothing opens; nothing when there is no such entry. */
  openAfter(no: number): OpenBase | null;
  /**
   * The deck that the open table owns, whole; nothing with paper cards, and in a public copy. It is never in the
   * state, so that no page holds the titles of cards that it does not show.
   */
  deckOfTable(): unknown;
  /** So many public entries have been told; what was written meanwhile is told next. */
  markAnnounced(entries: number): void;
  /** Somebody has read where the table was left. */
  dismissReturn(): void;
  /** Keeps what was begun under a name; nothing takes it away. */
  saveDraft(name: string, value: unknown): void;
  retry(): Promise<void>;
  /** The people at the table have read that another window wrote first. */
  acceptConflict(): void;
  /** Somebody has read that the table was laid down again. */
  acceptRestored(): void;
}

export type AppStore = StoreApi<AppState> & { actions: AppActions };
