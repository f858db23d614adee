import { whatIs } from '@/games/storm-over-asia/rules/help/numbers';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { kindNow, printTotal, readTotal, type TotalKey, totalOf } from '@/games/storm-over-asia/rules/totals';
import { POWERS, printTurn } from '@/games/storm-over-asia/rules/vocabulary';
import { type DescribedTotal, WhyTotal as WhyAnyTotal, type WhyAt } from '@/table/why-total';
import { MARKS } from '../marks';

interface WhyTotalProps {
  total: TotalKey;
  onClose: () => void;
  onOpen: (sheet: string) => void;
}

/** Why a number is what it is, and how the table puts it right. */
export function WhyTotal({ total, onClose, onOpen }: WhyTotalProps) {
  return (
    <WhyAnyTotal<OpenState>
      total={total}
      tell={(at) => describeTotal(total, at)}
      sayLast={(_, last) => `Last turn: ${print(last, total)}`}
      onClose={onClose}
      onGo={onOpen}
    />
  );
}

/** "−2" */
const print = (open: OpenState, total: TotalKey) =>
  printTotal(total, readTotal(open, total).value, kindNow(open, total).sign);

function describeTotal(total: TotalKey, { now, past, own }: WhyAt<OpenState>): DescribedTotal {
  const open = past ?? now;
  const explained = readTotal(open, total);
  const { name, sign } = kindNow(open, total);
  const power = POWERS.find((item) => item === total.split(':')[1]);
  const when = past ? ` in ${printTurn(open.turn)}` : '';
  return {
    name,
    sign,
    explained,
    ...(power ? { mark: MARKS[power] } : {}),
    title: `Why ${past ? 'was' : 'is'} ${name} ${print(open, total)}${when}?`,
    what: whatIs(total),
    total: { label: `${name} ${own ? 'now' : 'then'}`, value: explained.value },
    says: own,
    adds: own,
    links:
      own && total === totalOf.front ? [{ to: 'front', label: 'Enter the United Front', icon: 'pen' }] : [],
  };
}
