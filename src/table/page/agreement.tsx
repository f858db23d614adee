import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { rowsAt } from '@/kernel/journal/views';
import { printList } from '@/kernel/print';
import { peopleAsked } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import type { TableView } from '@/store/table/table-view';
import { Button } from '@/ui/form/button';
import { type TableBase, useGameUi } from '../game-ui';
import { OverSheet } from './over-sheet';
import sheet from './sheet-foot.module.css';

/** The public entries that a public Undo or Return takes back. */
function takenBack(table: TableView, { type, viewer, entry }: Command): readonly Entry[] {
  if (type === 'undo') return viewer === undefined && table.undo ? [table.undo] : [];
  if (type !== 'return') return [];
  const kept = new Set(rowsAt(table.rows, Number(entry), table.standing).map(({ no }) => no));
  return table.standing.filter(({ no }) => !kept.has(no)).map((row) => row.entry);
}

/** The number of entries that the sheet names. */
const NAMED = 3;

interface Asked {
  seen: string;
  people: string[];
  answer: (agreed: boolean) => void;
}

type Ask = (command: Command) => Promise<boolean> | null;

const Agreement = createContext<Ask>(() => null);

/** Asks the people at the table before a command takes back what they have seen; null if nothing has to be asked. */
export const useAgreement = () => useContext(Agreement);

/** Wraps the pages of a table: all their Undo buttons ask here. */
export function AgreementToUndo({ children }: { children: ReactNode }) {
  const face = useGameUi();
  const table = useAppStore((state) => state.table);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: Ask = (command) => {
    if (!table || firstTurnOf(table.id)) return null;
    const seen = takenBack(table, command).filter(face.hasShown).map(face.nameEntry);
    const people = seen.length > 0 ? peopleAsked(table.view.open as TableBase) : [];
    if (people.length === 0) return null;
    const more = seen.length > NAMED ? [`${seen.length - NAMED} more`] : [];
    return new Promise((answer) =>
      setAsked({ seen: printList([...seen.slice(0, NAMED), ...more]), people, answer }),
    );
  };
  const answer = (agreed: boolean) => {
    setAsked(null);
    asked?.answer(agreed);
  };
  return (
    <Agreement value={ask}>
      {children}
      {asked && (
        <OverSheet
          title="Undo what was seen?"
          note={`${printList(asked.people)} saw this: ${asked.seen}. It stays in the journal, struck through.`}
          onClose={() => answer(false)}
        >
          <div className={sheet.foot}>
            <Button onClick={() => answer(false)}>Cancel</Button>
            <Button look="solid" icon="undo" onClick={() => answer(true)}>
              {printList(asked.people)} {asked.people.length === 1 ? 'agrees' : 'agree'}: undo
            </Button>
          </div>
        </OverSheet>
      )}
    </Agreement>
  );
}
