import type { ReactNode } from 'react';
import type { Learned } from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import voice from '@/ui/type.module.css';
import { useTable } from '../../use-table';
import { learnAndReport, reportLearned, useLearned } from './use-numbered';
import { usePaperDeck } from './use-paper-deck';

/**
 * The result of saving a card by number, shown after its sheet closes: saved and what is still missing, or
 * why not. It stays until the next sheet opens.
 * @param children shown if there is no such result
 */
export function LearnedNote({ children }: { children?: ReactNode }) {
  const { table } = useTable();
  const note = useLearned(table.id);
  if (note?.refusal)
    return (
      <Notice tone="refusal" onClose={() => reportLearned(null)}>
        The event is entered. Card {note.number} is not saved in {note.deck}: {printRefusal(note.refusal)}
      </Notice>
    );
  return (
    <>
      <div role="status">
        {note && (
          <p className={voice.note}>
            Card {note.number}{' '}
            {note.differs
              ? `reads differently in ${note.deck}, which stays as it is.`
              : `is saved in ${note.deck}${
                  note.missing
                    ? ` as far as it was shown. The rest can come whenever it is drawn again: ${note.missing}.`
                    : ', complete.'
                }`}
          </p>
        )}
      </div>
      {note?.differs && <AlsoInDeck table={table.id} differs={note.differs} />}
      {!note && children}
    </>
  );
}

/** Offers to save to the deck what the table reads differently. */
function AlsoInDeck({ table, differs }: { table: string; differs: Learned }) {
  const paper = usePaperDeck();
  return <Button onClick={() => void learnAndReport(paper, table, differs, true)}>Also in my deck</Button>;
}
