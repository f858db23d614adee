import { type ComponentType, createContext, useContext } from 'react';
import type { Command } from '@/kernel/game';
import type { StandingRow } from '@/kernel/journal/standing-rows';
import type { TableBase } from '../game-ui';

/** Something that a table forgets to enter, as it begins in the form. */
export interface Omitted {
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

/** What the journal asks of a game’s own screens, so that its entries can be put right; the rest it asks of the game. */
export interface Corrections<Open extends TableBase = TableBase> {
  /** What can be put into an earlier phase. */
  forgotten: (open: Open) => Omitted[];
  /** The cards that an entry laid open, where they can be amended. */
  amendments?: (
    open: Open,
    entry: Pick<StandingRow, 'no' | 'entry'>,
    rows: readonly StandingRow[],
  ) => Omitted[];
  /** The game's own form of an event; none where no entry carries one. */
  EventPart?: ComponentType<EventPartProps>;
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
