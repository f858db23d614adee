import { type ComponentType, createContext, useContext } from 'react';
import type { Command } from '@/kernel/game';
import type { StandingRow } from '@/kernel/journal/views';
import type { TableBase } from '../game-ui';

/** Something that a table forgets to enter, as it begins in the form. */
export interface Omitted {
  id: string;
  title: string;
  note: string;
  begin: Command;
  /** The heading above its form, if it is not just a forgotten entry. */
  head?: string;
}

/** The props of an event form in a correction. */
export interface EventPartProps {
  command: Command;
  onCommand: (command: Command) => void;
  onLeave: () => void;
}

/** What the journal needs from a game's screens to correct entries; the rest comes from the game itself. */
export interface Corrections<Open extends TableBase = TableBase> {
  /** What can be put into an earlier phase. */
  forgotten: (open: Open) => Omitted[];
  /** The cards that an entry revealed, if they can be amended. */
  amendments?: (
    open: Open,
    entry: Pick<StandingRow, 'no' | 'entry'>,
    rows: readonly StandingRow[],
  ) => Omitted[];
  /** The game's own form for an event; undefined if no entry contains one. */
  EventPart?: ComponentType<EventPartProps>;
}

/** A game's own corrections for the shared journal: what it hands to them is always the open part of its own table. */
export function createCorrections<Open extends TableBase>(corrections: Corrections<Open>): Corrections {
  return corrections as Corrections;
}

export const CorrectionsContext = createContext<Corrections | null>(null);

/** The corrections of the open table's game. */
export function useCorrections(): Corrections {
  const corrections = useContext(CorrectionsContext);
  if (!corrections) throw new Error('No corrections are joined to the journal.');
  return corrections;
}
