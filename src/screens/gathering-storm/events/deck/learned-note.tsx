import type { ReactNode } from 'react';
import { printRefusal } from '@/kernel/result';
import { Notice } from '@/ui/sheet/notice';
import voice from '@/ui/type.module.css';
import { useTable } from '../../use-table';
import { tellLearned, useLearned } from './learned';

/**
 * What became of a card’s number once its sheet was closed: kept, and what is still missing, or why not. It stays
 * until the next sheet opens.
 * @param children what stands there otherwise
 */
export function LearnedNote({ children }: { children?: ReactNode }) {
  const { table } = useTable();
  const note = useLearned(table.id);
  if (note?.refusal)
    return (
      <Notice tone="refusal" onClose={() => tellLearned(null)}>
        The event is entered. Card {note.number} is not saved in {note.deck}: {printRefusal(note.refusal)}
      </Notice>
    );
  return (
    <>
      <div role="status">
        {note && (
          <p className={voice.note}>
            Card {note.number} is saved in {note.deck}
            {note.missing
              ? ` as far as it was shown. The rest can come whenever it is drawn again: ${note.missing}.`
              : ', complete.'}
          </p>
        )}
      </div>
      {!note && children}
    </>
  );
}
