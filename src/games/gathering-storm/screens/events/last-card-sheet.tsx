import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { useLastTurn } from '@/table/journal/use-last-turn';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { CardFace } from './general-card';

/** The general card of the turn before, with what it moved. */
export function LastCardSheet({ onClose }: { onClose: () => void }) {
  const last = useLastTurn<OpenState>();
  return (
    <OverSheet
      title="Last turn’s card"
      note={last ? printTurn(last.open.turn) : 'There was no turn before.'}
      onClose={onClose}
    >
      {last?.open.card ? (
        <CardFace open={last.open} rows={last.rows} classLine="General event" still />
      ) : (
        <div className={sheet.body}>
          <p>No card was turned.</p>
        </div>
      )}
    </OverSheet>
  );
}
