import type { OpenState } from '@/systems/gathering-storm/state';
import { printTurn } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import sheet from '@/table/sheet-foot.module.css';
import { useLastTurn } from '@/table/use-last-turn';
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
