import { useState } from 'react';
import { previewEntered } from '@/systems/gathering-storm/previews';
import { Choices } from '@/ui/choices';
import { LedgerRow } from '@/ui/ledger-form';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';
import { EventForm } from './event-form';

const TRENDS = [
  { value: '-2', label: '−2' },
  { value: '-1', label: '−1' },
  { value: '0', label: '0' },
  { value: '1', label: '+1' },
  { value: '2', label: '+2' },
];

/** The paper general card: its trend and what its general event does. */
export function EnterCardSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [trend, setTrend] = useState('0');
  return (
    <OverSheet
      title="The general card"
      note="Its trend and its general event. Its national events do nothing (GS 9.12)."
      onClose={onClose}
      wide
    >
      <EventForm
        first={['support', 'index', 'diplomacy', 'income']}
        preview={(general) => previewEntered(open, Number(trend), general)}
        refusal={refusal}
        before={
          <LedgerRow label="Trend" hint="moves the climate">
            <Choices label="Economic trend" options={TRENDS} value={trend} onChange={setTrend} />
          </LedgerRow>
        }
        doneLabel={() => 'Lay it open'}
        onDone={async (general) => {
          if (await send({ type: 'enter-card', trend: Number(trend), general })) onClose();
        }}
      />
    </OverSheet>
  );
}
