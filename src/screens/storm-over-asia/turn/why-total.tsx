import { useState } from 'react';
import type { Line } from '@/kernel/totals';
import { printTurn } from '@/systems/storm-over-asia/calendar';
import { whatIs } from '@/systems/storm-over-asia/help/numbers';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { kindNow, printTotal, readTotal, type TotalKey, totalOf } from '@/systems/storm-over-asia/totals';
import { POWERS } from '@/systems/storm-over-asia/vocabulary';
import { useLastTurn } from '@/table/use-last-turn';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { FormsOf, useForms } from '@/ui/kept';
import { LineForm } from '@/ui/line-form';
import { Modal } from '@/ui/modal';
import { WhySheet } from '@/ui/why-sheet';
import { MARKS } from '../marks';

const LONGS = [
  { value: 'turn' as const, label: 'This turn' },
  { value: 'every' as const, label: 'Every turn' },
  { value: 'removed' as const, label: 'Until removed' },
];

interface WhyTotalProps {
  total: TotalKey;
  onClose: () => void;
  onOpen: (sheet: string) => void;
}

/** Why a number is what it is, and how the table puts it right. */
export function WhyTotal({ total, onClose, onOpen }: WhyTotalProps) {
  const { open: now, moment } = useTable<OpenState>();
  const last = useLastTurn<OpenState>();
  const [looksBack, setLooksBack] = useState(false);
  const then = looksBack ? last : null;
  const open = then?.open ?? now;
  const { send } = useDispatch();
  const forms = useForms();
  const [adding, setAdding] = useState(() => forms.names('line/').length > 0);
  const [turned, setTurned] = useState(false);
  const explained = readTotal(open, total);
  const { name, sign } = kindNow(open, total);
  const power = POWERS.find((item) => item === total.split(':')[1]);
  const mark = power ? { mark: MARKS[power] } : {};
  const own = moment === null && !then;
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
      // What is over is another sheet: nothing that was begun goes with a look at it.
      key={then ? 'then' : 'now'}
      {...mark}
      title={`Why ${then ? 'was' : 'is'} ${name} ${printTotal(total, explained.value, sign)}${then ? ` in ${printTurn(open.turn)}` : ''}?`}
      what={whatIs(total)}
      lines={explained.lines.map((line) =>
        readLine(line, own ? (id) => void send({ type: 'remove-line', id }) : null),
      )}
      total={{ label: own ? `${name} now` : `${name} then`, value: explained.value }}
      before={
        last && !then
          ? { label: `Last turn: ${sayLast(last.open, total)}`, onPress: () => setLooksBack(true) }
          : undefined
      }
      sign={sign}
      turned={turned}
      onTurn={setTurned}
      {...(then
        ? {
            tools: (
              <Button icon="chevron-left" onClick={() => setLooksBack(false)}>
                Back to now
              </Button>
            ),
          }
        : {})}
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

/** "−2" */
const sayLast = (open: OpenState, total: TotalKey) =>
  printTotal(total, readTotal(open, total).value, kindNow(open, total).sign);

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
