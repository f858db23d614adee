import { useState } from 'react';
import type { Line } from '@/kernel/totals';
import { whatIs } from '@/systems/storm-over-asia/help/numbers';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { nameNow, readTotal, totalOf } from '@/systems/storm-over-asia/totals';
import { POWERS } from '@/systems/storm-over-asia/vocabulary';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { FormsOf, useForms } from '@/ui/kept';
import { LineForm } from '@/ui/line-form';
import { Modal } from '@/ui/modal';
import { WhySheet } from '@/ui/why-sheet';
import { MARKS } from '../marks';
import { printAmount } from '../words';

const LONGS = [
  { value: 'turn' as const, label: 'This turn' },
  { value: 'every' as const, label: 'Every turn' },
  { value: 'removed' as const, label: 'Until removed' },
];

interface WhyTotalProps {
  total: string;
  onClose: () => void;
  onOpen: (sheet: string) => void;
}

/** Why a number is what it is, and how the table puts it right. */
export function WhyTotal({ total, onClose, onOpen }: WhyTotalProps) {
  const { open, moment } = useTable<OpenState>();
  const { send } = useDispatch();
  const forms = useForms();
  const [adding, setAdding] = useState(() => forms.names('line/').length > 0);
  const [turned, setTurned] = useState(false);
  const explained = readTotal(open, total);
  const name = nameNow(open, total);
  const power = POWERS.find((item) => item === total.split(':')[1]);
  const mark = power ? { mark: MARKS[power] } : {};
  const sign = total.startsWith('support') || name.endsWith(' change') ? 'always' : 'minus';
  const own = moment === null;
  if (adding) {
    return (
      <FormsOf name="line" sheet="by-itself">
        <Modal label={`Add a modifier to ${name}`} onClose={() => setAdding(false)} turned={turned}>
          <LineForm
            title={`Add a modifier to ${name}`}
            {...mark}
            totalLabel={name}
            before={explained.value}
            sign={sign}
            longs={LONGS}
            turned={turned}
            onTurn={setTurned}
            onLeave={() => setAdding(false)}
            onAdd={async ({ amount, words, rule, long }) => {
              const more = { ...(words ? { words } : {}), ...(rule ? { rule } : {}) };
              if (await send({ type: 'add-line', total, amount, until: long, ...more })) setAdding(false);
            }}
            preview="Shown as the table’s modifier. Undo takes it back."
          />
        </Modal>
      </FormsOf>
    );
  }
  return (
    <WhySheet
      {...mark}
      title={`Why is ${name} ${printAmount(explained.value)}?`}
      what={whatIs(total)}
      lines={explained.lines.map((line) =>
        readLine(line, own ? (id) => void send({ type: 'remove-line', id }) : null),
      )}
      total={{ label: own ? `${name} now` : `${name} then`, value: explained.value }}
      sign={sign}
      turned={turned}
      onTurn={setTurned}
      {...(own
        ? {
            says: {
              value: explained.value,
              onSay: (value: number) => void send({ type: 'say-total', total, value }),
            },
            tools: (
              <>
                <Button icon="plus" onClick={() => setAdding(true)}>
                  Add a modifier
                </Button>
                {total === totalOf.front && (
                  <Button icon="pen" onClick={() => onOpen('front')}>
                    Enter the United Front
                  </Button>
                )}
              </>
            ),
          }
        : {})}
      onClose={onClose}
    />
  );
}

function readLine(line: Line, onRemove: ((id: string) => void) | null) {
  const table = line.basis === 'table';
  const { id } = line;
  return {
    source: line.words,
    amount: line.amount,
    ...(line.rule ? { rule: line.rule } : {}),
    ...(line.how ? { how: line.how } : {}),
    ...(table
      ? { tag: { text: 'Table’s modifier' } }
      : line.basis === 'assumed'
        ? { tag: { text: 'assumed', assumed: true } }
        : {}),
    ...(table && id && onRemove ? { onRemove: () => onRemove(id) } : {}),
  };
}
