import { useState } from 'react';
import type { Line } from '@/kernel/totals';
import { totalOf } from '@/systems/gathering-storm/lines';
import { nameTotal, signOfTotal } from '@/systems/gathering-storm/names';
import type { OpenState } from '@/systems/gathering-storm/state';
import { readTotal } from '@/systems/gathering-storm/totals';
import { kindOf, type TotalKey } from '@/systems/gathering-storm/totals/kinds';
import { isLacking, toldKey } from '@/systems/gathering-storm/totals/known-money';
import { isWhole, lackingIn } from '@/systems/gathering-storm/totals/lacking';
import { POWERS, printList, printTurn } from '@/systems/gathering-storm/vocabulary';
import { useLastTurn } from '@/table/use-last-turn';
import { Button } from '@/ui/button';
import { FormsOf, useForms } from '@/ui/kept';
import { LineForm } from '@/ui/line-form';
import { Modal } from '@/ui/modal';
import { WhySheet } from '@/ui/why-sheet';
import { SpendForm } from './economy/spend-form';
import { askWhy, markOfTotal } from './totals-words';
import { useDispatch, useTable } from './use-table';
import { signOfLine, waitingFor } from './why-index';
import { readEnd, sayLast } from './why-last-turn';

const LONGS = [
  { value: 'turn' as const, label: 'This turn' },
  { value: 'every' as const, label: 'Every turn' },
  { value: 'removed' as const, label: 'Until removed' },
];

interface WhyTotalProps {
  total: TotalKey;
  onClose: () => void;
  /** Opens another total or a form from here. */
  onGo: (to: string) => void;
}

/** Why a number is what it is, and how the table puts it right. */
export function WhyTotal({ total, onClose, onGo }: WhyTotalProps) {
  const { open: now, moment } = useTable();
  const last = useLastTurn<OpenState>();
  const [looksBack, setLooksBack] = useState(false);
  const then = looksBack ? last : null;
  const open = then?.open ?? now;
  const { send } = useDispatch();
  const forms = useForms();
  const [adding, setAdding] = useState(() => forms.names('line/').length > 0);
  const [turned, setTurned] = useState(false);
  const explained = then ? readEnd(now, then.open, total) : readTotal(open, total);
  // An income that nobody entered is only what changes it.
  const told = toldKey(open, total);
  const name = nameTotal(told);
  const mark = markOfTotal(total);
  const { kind } = kindOf(total);
  const { kind: shown, of } = kindOf(told);
  const note = shown.note?.(explained.value);
  // The table as it was has said its word already.
  const own = moment === null && !then && kind.table !== 'nothing';
  if (adding) {
    return (
      <FormsOf name="line" sheet="by-itself">
        <Modal
          label={`Add a modifier to ${name}`}
          onClose={() => setAdding(false)}
          turned={turned}
          {...(mark ? { ribbon: mark } : {})}
        >
          <LineForm
            title={`Add a modifier to ${name}`}
            {...(mark ? { mark } : {})}
            totalLabel={name}
            before={explained.value}
            sign={signOfTotal(told)}
            longs={LONGS}
            turned={turned}
            onTurn={setTurned}
            onLeave={() => setAdding(false)}
            onAdd={async ({ amount, words, rule, long }) => {
              const line = {
                type: 'add-line',
                total,
                amount,
                until: long,
                ...(words ? { words } : {}),
                ...(rule ? { rule } : {}),
              };
              if (await send(line)) setAdding(false);
            }}
            preview="Shown as the table’s modifier. Undo takes it back."
          />
        </Modal>
      </FormsOf>
    );
  }
  const whole = isWhole(open, told);
  const { waiting, never } = waitingFor(open, total);
  const spender = own && told === total ? spenderOf(total) : undefined;
  const notCounted = [...explained.lines.flatMap((line) => line.notCounted ?? []), ...never];
  return (
    <WhySheet
      // What is over is another sheet: nothing that was begun goes with a look at it.
      key={then ? 'then' : 'now'}
      {...(mark ? { mark } : {})}
      title={askWhy(told, explained, whole, then ? printTurn(open.turn) : undefined)}
      what={shown.is}
      lines={explained.lines.map((line) => ({
        ...readLine(line, own ? (id) => void send({ type: 'remove-line', id }) : null),
        ...signOfLine(total, line),
      }))}
      waiting={waiting}
      notCounted={notCounted}
      total={{
        label: `${whole ? name : `${name}, as far as entered,`} ${moment === null && !then ? 'now' : 'then'}`,
        // Where all of it waits for the table there is no number.
        value: whole || !shown.blank ? explained.value : null,
        ...(note ? { note } : {}),
        ...(whole ? {} : sayLacking(open, told)),
      }}
      before={
        last && !then
          ? { label: sayLast(now, last.open, total), onPress: () => setLooksBack(true) }
          : undefined
      }
      sign={signOfTotal(told)}
      turned={turned}
      onTurn={setTurned}
      {...(own && told === total
        ? {
            says: {
              value: explained.value,
              onSay: (value: number) => void send({ type: 'say-total', total, value }),
            },
          }
        : {})}
      {...(spender ? { form: <SpendForm power={spender} /> } : {})}
      tools={
        <>
          {own && kind.table === 'modifiers' && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add a modifier
            </Button>
          )}
          {then && (
            <Button icon="chevron-left" onClick={() => setLooksBack(false)}>
              Back to now
            </Button>
          )}
          {(then ? FROM_LAST_TURN : (shown.links?.(open, of) ?? [])).map(({ to, label }) => (
            <Button key={to} onClick={() => onGo(to)}>
              {label}
            </Button>
          ))}
        </>
      }
      onClose={onClose}
    />
  );
}

/** Whose tile points these are, so that it can be told here what they were spent on. @rule GS 6.12 */
const spenderOf = (total: string) => POWERS.find((power) => totalOf.tiles(power) === total);

function readLine(line: Line, onRemove: ((id: string) => void) | null) {
  const table = line.basis === 'table';
  const tag = table
    ? { text: 'Table’s modifier' }
    : line.basis === 'assumed'
      ? { text: 'assumed', assumed: true }
      : undefined;
  const parts = line.parts?.map((part) => ({ text: part.words, amount: part.amount }));
  return {
    source: line.words,
    // What the table has not entered is no 0.
    amount: isLacking(line) ? null : line.amount,
    ...(line.rule ? { rule: line.rule } : {}),
    ...(line.how ? { how: line.how } : {}),
    ...(tag ? { tag } : {}),
    ...(parts ? { parts: [...parts, { text: 'Sum', amount: line.amount, result: true }] } : {}),
    ...(table && line.id && onRemove ? { onRemove: () => onRemove(line.id as string) } : {}),
  };
}

/** What is missing in a total, and that it is no 0. */
const sayLacking = (open: OpenState, told: string) => ({
  note: `Not entered, and not counted: ${printList(lackingIn(open, told))}.`,
});

/** From a turn that is over: what was turned in it, and the same number in every turn. */
const FROM_LAST_TURN = [
  { to: 'last-card', label: 'Last turn’s card' },
  { to: 'history', label: 'History' },
];
