import { type ComponentType, createContext, useContext } from 'react';
import type { CommandFields } from '@/kernel/fields';
import type { Command } from '@/kernel/game';
import type { StandingRow } from '@/kernel/standing-rows';
import type { TableBase } from '../face';

/** Something that a table forgets to enter, as it begins in the form. */
export interface Forgotten {
  id: string;
  title: string;
  note: string;
  begin: Command;
  /** What stands above its form, where it is more than forgotten. */
  head?: string;
}

/** What the form of an event is given while an entry is put right. */
export interface EventPartProps {
  command: Command;
  onCommand: (command: Command) => void;
  onLeave: () => void;
}

/** What a game tells the journal, so that its entries can be put right. */
export interface Corrections<Open extends TableBase = TableBase> extends CommandFields {
  /** What a choice says at this table. */
  valueNames: (open: Open) => Readonly<Record<string, string>>;
  /** What can be put into an earlier phase. */
  forgotten: (open: Open) => Forgotten[];
  /** The cards that an entry laid open, where they can be amended. */
  amendments: (
    open: Open,
    entry: Pick<StandingRow, 'no' | 'entry'>,
    rows: readonly StandingRow[],
  ) => Forgotten[];
  /** The numbers that a line may be put into. */
  totals: (open: Open) => readonly string[];
  /** A total’s value as it is read at that table. */
  printTotal: (total: string, value: number, open: TableBase) => string;
  /** What else everyone can see and would be otherwise: flags, what a region is called and how it stands. */
  seenOtherwise: (before: Open, after: Open) => { name: string; before: string; after: string }[];
  /** The game's own form of an event. */
  EventPart: ComponentType<EventPartProps>;
}

/** A game's own corrections for the shared journal: what it hands to them is always the open part of its own table. */
export function createCorrections<Open extends TableBase>(corrections: Corrections<Open>): Corrections {
  return corrections as Corrections;
}

export const CorrectionsContext = createContext<Corrections | null>(null);

/** How the entries of the open table are put right. */
export function useCorrections(): Corrections {
  const corrections = useContext(CorrectionsContext);
  if (!corrections) throw new Error('No corrections are joined to the journal.');
  return corrections;
}
