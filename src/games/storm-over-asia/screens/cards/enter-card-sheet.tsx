import { useState } from 'react';
import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import { readListEntryOf } from '@/games/storm-over-asia/rules/list-entries';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { targetsOf } from '@/games/storm-over-asia/rules/warlords/conversions';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { ByNumber } from './by-number';

interface EnterCardSheetProps {
  onClose: () => void;
  onOpen: (sheet: string) => void;
}

interface Entered {
  number?: number;
  event?: Event;
}

/** Enters the paper general card that is face up on the table. @rule SOA 9 */
export function EnterCardSheet({ onClose, onOpen }: EnterCardSheetProps) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  // Does not change while the card is being sent.
  const [first] = useState(open.step === 'draw');
  /** Whether the card leaves something to pick or to read, which is asked at once. */
  const owes = ({ number, event }: Entered) => {
    const says = event ?? (number === undefined ? null : readListEntryOf(open, null, 'general', number));
    if (!says) return true;
    return says.effects.some(
      (effect) =>
        effect.kind === 'by-hand' ||
        (effect.kind === 'turn-flag' && targetsOf(open.china, effect).length > 0),
    );
  };
  async function enter(card: Entered) {
    const asks = owes(card);
    if (!(await send({ type: 'enter-card', ...card, ...(first ? {} : { anyway: true }) }))) return;
    // The form already showed what the card does: no need to ask again.
    if (first) await send({ type: 'apply-card' });
    onClose();
    if (asks) onOpen('settle-due');
  }
  return (
    <OverSheet
      title={first ? 'The general card' : 'Another general card'}
      note="Its general entry is for all."
      onClose={onClose}
    >
      <ByNumber
        list="general"
        enter="Apply the card"
        onEnter={(card) => void enter(card)}
        tools={
          first && (
            <Button onClick={() => void send({ type: 'no-card' }).then((done) => done && onClose())}>
              No general card this turn
            </Button>
          )
        }
      />
    </OverSheet>
  );
}
