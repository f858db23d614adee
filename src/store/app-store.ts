import type { StoreApi } from 'zustand/vanilla';
import type { Preview } from '@/kernel/command/preview';
import type { Verified } from '@/kernel/fairness/verify';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { View } from '@/kernel/journal/views';
import type { CarrierAddress, TableSummary } from '@/kernel/ports';
import type { Refusal, Result } from '@/kernel/result';
import type { RecoveryKind, SecretKind } from '@/kernel/sealing/sealing';
import type { DeviceBackup, RestorePlan } from './device-file/plans';
import type { LinkView, PacketsOpened } from './link/link-view';
import type { Waiting } from './opening';
import type { SealChoice } from './table/begin-table';
import type { Fairness } from './table/fairness';
import type { CopyPlan } from './table/table-copies';
import type { WriteConflict } from './table/table-session';
import type { SaveStatus, TableView } from './table/table-view';

/** The open papers of one person; they exist only while open. */
export interface Papers {
  person: string;
  viewers: Viewer[];
  /** The requested sheet, if it is in the papers. */
  first?: Viewer | undefined;
  views: Record<Viewer, View<OpenBase, unknown>>;
  /** The sheets on which something was decided since they were opened. */
  decided: Viewer[];
}

export interface Preferences {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/** A sealed table without its keys. */
export interface LockedTable {
  id: string;
  name: string;
  recovery: RecoveryKind;
  /** `until`: milliseconds since 1970 before which no secret is tried. */
  seats: readonly { person: string; how: SecretKind; open: boolean; until: number }[];
}

/** A damaged table: what is wrong with it, and which parts can be opened. The stored data is unchanged. */
export interface Damage {
  id: string;
  name: string;
  /** A plain sentence each. */
  wrong: readonly string[];
  /** The readable parts, most useful first: the number of public entries and the state of the game. */
  parts: readonly { kind: 'whole' | 'public'; entries: number; season: string; now: string }[];
}

export interface AppState {
  /** Tables on this device, newest first; null until they are read. */
  summaries: TableSummary[] | null;
  /** Why this device cannot store tables now. */
  storageError: string | null;
  /** The number of tables lost by the browser: they were stored on this device and none is left. */
  lostTables: number;
  /** Tables that were left before this device could write all of them: they are whole in memory. */
  unsaved: readonly TableSummary[];
  table: TableView | null;
  /** Whether everything is stored. Not in `table`, so that pages that do not show it do not re-render. */
  saveStatus: SaveStatus;
  /** For an unsaved table: a newer app has taken over the database, so this window can no longer save. */
  outdated: boolean;
  /** The table that was to be opened and is damaged. */
  damage: Damage | null;
  /** The sealed table that was to be opened and is locked. */
  locked: LockedTable | null;
  /** The words of a new table’s recovery sheet, until somebody says that they are written down. */
  recoverySheet: { id: string; words: string } | null;
  /**
   * Whose seats were recovered in this page: each of them can get another secret without the forgotten one.
   * `asks` until somebody goes on to the table.
   */
  recovered: { id: string; people: readonly string[]; asks: boolean } | null;
  /** A command is being carried out, or the app decides for powers that it holds: more is about to change. */
  busy: boolean;
  /** Whom the device is passed to; the curtain is down. */
  curtain: string | null;
  papers: Papers | null;
  /** Entries missing from the table because another window wrote first; cleared once a player has read it. */
  conflict: WriteConflict | null;
  /** The public table after an earlier entry, while a player looks back. */
  moment: { no: number; view: View<OpenBase, unknown> } | null;
  /** The table was not used for more than a day; true until a player has read where it left off. */
  returning: boolean;
  /** The number of public entries already announced, at a table that announces what was shown. */
  announced: number;
  /**
   * Unrecorded input on public pages, by name. It is kept while a player looks at another page, and until the
   * table is opened again on this device.
   */
  drafts: Readonly<Record<string, unknown>>;
  /** The phones linked to the open table; null while it is not connected. */
  link: LinkView | null;
  /** Set when a newer version of the app is waiting: activates it, or says why that is not possible now. */
  update: (() => string | null) | null;
}

/** How a table for one continues by itself. */
export interface AutoPlay {
  /**
   * The next command that needs no decision; null if a person must decide.
   * @param begun whether a command was already given: asking for the next step means that this one is
   * complete
   * @param own the sheets of the person who plays alone, and those that are face up
   */
  next(open: OpenBase, begun: boolean, own: Papers['views']): Command | null;
  /** Whether to stop after an entry: something was shown. */
  stops(entry: Entry, open: OpenBase): boolean;
}

/** Actions that can be refused; the caller shows the refusal. */
export interface RefusableActions {
  dispatch(command: Command): Promise<Refusal | null>;
  /**
   * Lowers the curtain for a person. If one person plays alone, their papers open at once.
   * @param first the sheet to show on top
   */
  lowerCurtain(person: string, first?: Viewer): Promise<Refusal | null>;
  raiseCurtain(): Promise<Refusal | null>;
  /**
   * Continues while there is a next command; stops after an entry if `stops` says so.
   * Returns the refusal that ended it, or null.
   */
  playOn(steps: AutoPlay): Promise<Refusal | null>;
  /** Looks on purpose at a hand that the app holds: an entry that stays, then that hand and nothing else. */
  look(power: Viewer): Promise<Result<View<OpenBase, unknown>>>;
  openPapers(): Promise<Refusal | null>;
  /** Removes the papers from the page at once, lowers the curtain for `next`, then carries out orders. */
  closePapers(next?: string): Promise<Refusal | null>;
  /** Reshuffles by agreement: from here on the app draws by a new seed. */
  reshuffle(): Promise<Refusal | null>;
}

/** Phones in the players' hands. Everything of it is loaded when somebody links one. */
export interface LinkActions {
  /** Connects the open table; without an address, to the one that it was linked by. */
  startLink(address?: CarrierAddress): Promise<Refusal | null>;
  /** Shows a one-time code for a seat: see `LinkView.pairing`. */
  pairPhone(person: string): Promise<Refusal | null>;
  stopPairing(): Promise<void>;
  unlinkPhone(person: string): Promise<Refusal | null>;
  /** Plays the answers of all phones at once. */
  revealAnswers(): Promise<void>;
  /**
   * A person’s papers for the phone without a network: the fragment of an address, to be shown as a code. Several if
   * it lacks more than one code holds.
   */
  showHand(person: string): Promise<Result<string[]>>;
  /** Gives the user a file for a person’s phone: the whole public table, and the papers. */
  postHand(person: string): Promise<Refusal | null>;
  /** Takes the eight letters that a person’s phone shows. */
  enterLetters(person: string, typed: string): Promise<Refusal | null>;
  /** Takes the answers in a text: of a message, of a file, of the address in a code. */
  openAnswers(input: string): Promise<PacketsOpened>;
  /** Where the server of this page is reached in its network; null if it carries no packets. */
  findServed(): Promise<readonly string[] | null>;
  /** Unlinks every phone and forgets all keys. */
  endLink(): Promise<void>;
}

export interface AppActions extends RefusableActions, LinkActions {
  loadTables(): Promise<void>;
  /**
   * @param how commands to enter when the table begins (`first`), and who can read its hands on this device
   * (`seal`; everyone, if it is left out)
   */
  newTable(
    game: string,
    setup: unknown,
    deck: unknown,
    how?: { first?: readonly Command[] | undefined; seal?: SealChoice | undefined },
  ): Promise<Result<string>>;
  /** Opens the lock of one seat; the table opens with the last one. A wrong secret makes the next one wait. */
  unlock(person: string, secret: string): Promise<Refusal | null>;
  /** Opens every seat by the words of the recovery sheet. */
  recoverByPaper(words: string): Promise<Refusal | null>;
  /** Opens the last closed seat by all the others. */
  recoverByOthers(person: string): Promise<Refusal | null>;
  /** Gives a seat of the open sealed table another secret, for its present one. */
  changeSecret(person: string, present: string, how: SecretKind, secret: string): Promise<Refusal | null>;
  /** The recovery sheet is written down: its words are forgotten. */
  dismissRecoverySheet(): void;
  /** Goes on to the table whether or not the recovered people have another secret. */
  dismissRecovered(): void;
  /** Draws the seed of the next new table before it is set up, and returns the commitment to it. */
  drawSeed(): Promise<Result<string>>;
  /** The open part of a stored table; null if it cannot be read completely. */
  readTable(id: string): Promise<OpenBase | null>;
  openTable(id: string): Promise<Refusal | null>;
  /** Opens a table only to follow it: another window's curtain is not its own, and it never writes. */
  watchTable(id: string): Promise<Refusal | null>;
  /** Opens one readable part of a damaged table; the original data is set aside under the same table. */
  openPart(id: string, kind: 'whole' | 'public'): Promise<Refusal | null>;
  /**
   * Exports everything stored under a table's id as a file, unread, together with what this window has in
   * memory.
   * @param broke the error message of a screen that crashed
   */
  exportRaw(id: string, broke?: string): Promise<'shared' | 'downloaded' | 'cancelled' | 'failed'>;
  closeTable(): void;
  removeTable(id: string): Promise<void>;
  /** Confirms that a player has read that the tables of this device are lost. */
  acceptLost(): void;
  /** Previews a correction from public facts only; it names its entry by the public number. */
  preview(correction: Command): Result<Preview>;
  /** Describes a copy before it is made; null while no table is open. */
  planCopy(kind: 'public' | 'whole'): CopyPlan | null;
  copy(kind: 'public' | 'whole'): Promise<'shared' | 'downloaded' | 'cancelled'>;
  /** What people can compare and note; null if the app deals and rolls nothing, or the table is still read. */
  readFairness(): Promise<Fairness | null>;
  /** Reports a whole copy to everyone, then checks the deal from the table in memory; the result has the seed. */
  openDeal(): Promise<Verified | null>;
  /** The public part of the standing entries, in the order of play. */
  lineOfTable(): Entry[];
  /** Stores a table from a file after checking all of it. */
  readFile(text: string, waiting?: Waiting): Promise<Result<string>>;
  /** Prepares a file with everything on this device. No table records the copy before the file is given. */
  planDeviceBackup(): Promise<Result<DeviceBackup>>;
  /** Describes what restoring a device file would change here; writes nothing. */
  planRestore(text: string, waiting?: Waiting): Promise<Result<RestorePlan>>;
  /** @param replace whether to replace what differs here */
  restoreDevice(plan: RestorePlan, replace: boolean): Promise<Result<null>>;
  /** Opens the public table as it was after an entry, or closes it again. False when there is no such entry. */
  lookBack(no: number | null): boolean;
  /** The public part of the table after an entry, without opening it; null if there is no such entry. */
  openAfter(no: number): OpenBase | null;
  /**
   * The whole deck of the open table; null with paper cards and in a public copy. It is never in the state,
   * so that no page holds the titles of cards that it does not show.
   */
  deckOfTable(): unknown;
  /** Marks this many public entries as announced; later ones are announced next. */
  markAnnounced(entries: number): void;
  /** Confirms that a player has read where the table left off. */
  dismissReturn(): void;
  /** Stores unrecorded input under a name; null removes it. */
  saveDraft(name: string, value: unknown): void;
  retry(): Promise<void>;
  /** The people at the table have read that another window wrote first. */
  acceptConflict(): void;
  /** Confirms that a player has read that the table was stored again. */
  acceptRestored(): void;
}

export type AppStore = StoreApi<AppState> & { actions: AppActions };
