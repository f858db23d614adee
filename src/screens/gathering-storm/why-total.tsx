import { useState } from 'react';
import type { Line } from '@/kernel/totals';
import { whatIs } from '@/systems/gathering-storm/help/numbers';
import { totalOf } from '@/systems/gathering-storm/lines';
import { nameTotal, printTotal, signOfTotal } from '@/systems/gathering-storm/names';
import { keepsPoints } from '@/systems/gathering-storm/purse';
import type { OpenState } from '@/systems/gathering-storm/state';
import { readTotal } from '@/systems/gathering-storm/totals';
import { isLacking, toldKey } from '@/systems/gathering-storm/totals/known-money';
import { isWhole, lackingIn } from '@/systems/gathering-storm/totals/lacking';
import { isLimited } from '@/systems/gathering-storm/totals/military';
import { POWERS, type Power, printList, printTurn } from '@/systems/gathering-storm/vocabulary';
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
  total: string;
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
  // The table as it was has said its word already.
  const own = moment === null && !then && !total.startsWith('cards') && !total.startsWith('war');
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
      what={whatIs(told)}
      lines={explained.lines.map((line) => ({
        ...readLine(line, own ? (id) => void send({ type: 'remove-line', id }) : null),
        ...signOfLine(total, line),
      }))}
      waiting={waiting}
      notCounted={notCounted}
      total={{
        label: `${whole ? name : `${name}, as far as entered,`} ${moment === null && !then ? 'now' : 'then'}`,
        // Where all of it waits for the table there is no number.
        value: whole || told !== totalOf.forcedBuilds ? explained.value : null,
        ...noteOf(open, told, explained.value),
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
          {own && total !== 'climate' && total !== 'balance' && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add a modifier
            </Button>
          )}
          {then && (
            <Button icon="chevron-left" onClick={() => setLooksBack(false)}>
              Back to now
            </Button>
          )}
          {(then ? FROM_LAST_TURN : linksFrom(open, told)).map(({ to, label }) => (
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

function noteOf(open: OpenState, told: string, value: number): { note?: string } {
  const [kind] = told.split(':');
  if (kind === 'income-change')
    return { note: 'The base income is not entered, so this is only what changes it (GS 11.12C).' };
  if (kind === 'points-change')
    return {
      note: keepsPoints(open)
        ? 'The base income is not entered, so this is only what changes tile points (GS 11.12C).'
        : 'Tile points are counted on the board: this is only what changes them this turn.',
    };
  if (kind !== 'tiles' || value >= 0) return {};
  return { note: `${printTotal(told, value)}: the shortfall lowers support next turn (GS 10.41C).` };
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

const ENTER_BASE = { to: 'incomes', label: 'Enter base incomes' };

const ECONOMY = { to: 'economy', label: 'Economy' };

const CRISIS = { to: 'crisis', label: 'Crisis sheet' };
const GARRISON = { to: totalOf.garrison, label: 'Russian garrison' };

/** What follows from a power’s support. @rule GS 10.22, 10.23, 18.51 */
const fromSupport = (power: Power) => [
  ...(isLimited(power) ? [{ to: totalOf.military(power), label: 'Military counters' }] : []),
  ...(power === 'Russia' ? [{ to: totalOf.forcedBuilds, label: 'Forced builds' }] : []),
  CRISIS,
];

/** Where a reader of this total will want to go next. */
function linksFrom(open: OpenState, told: string): { to: string; label: string }[] {
  const [kind, power] = told.split(':');
  const points = keepsPoints(open) ? [{ to: `tiles:${power}`, label: 'Tile points' }] : [];
  if (kind === 'income-change') return [ENTER_BASE, ECONOMY];
  if (kind === 'income' && !open.incomeTaken && readTotal(open, told).lines.some(isLacking))
    return [{ to: 'incomes', label: 'Enter what it lacks' }, ...points, ECONOMY];
  if (kind === 'income') return [...points, { to: 'facts', label: 'Board figures' }, ECONOMY];
  if (kind === 'points-change' && points.length > 0)
    return [ENTER_BASE, { to: `income:${power}`, label: 'Income' }, ECONOMY];
  if (kind === 'tiles' || kind === 'points-change')
    return [{ to: `income:${power}`, label: 'Income' }, ECONOMY];
  if (kind === 'draws' || kind === 'conversion') return [ECONOMY];
  if (kind === 'support') return [{ to: 'facts', label: 'Board figures' }, ...fromSupport(power as Power)];
  if (kind === 'balance') return [{ to: 'facts', label: 'Board figures' }];
  if (kind === 'cards') return [{ to: 'calendar', label: 'Aggressions and Pact' }];
  if (kind === 'index') return [{ to: 'calendar', label: 'Aggressions and Pact' }, GARRISON, CRISIS];
  if (kind === 'military') return [{ to: totalOf.support(power as Power), label: 'Support' }];
  if (kind === 'forced-builds') return [{ to: totalOf.support('Russia'), label: 'Support' }];
  if (kind === 'garrison') return [{ to: 'garrison', label: 'Enter its parts' }];
  return [];
}
