import type { ReactNode } from 'react';
import { nameTotal, printTotal, signOfTotal } from '@/games/gathering-storm/rules/say/names';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { NEVER_COUNTED, readIndexSources } from '@/games/gathering-storm/rules/totals/aggression-index';
import { isLacking } from '@/games/gathering-storm/rules/totals/income';
import { isWhole, lackingIn } from '@/games/gathering-storm/rules/totals/index';
import { kindOf, type TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { displayKey } from '@/games/gathering-storm/rules/totals/known-money';
import { POWERS, printList, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { type DescribedTotal, WhyTotal as WhyAnyTotal, type WhyAt } from '@/table/why-total';
import { ConvertForm, mayConvert } from '../economy/convert-form';
import { DrawForm, drawsHere } from '../economy/draw-form';
import { SpendForm } from '../economy/spend-form';
import { askWhy, markOfTotal } from './totals-words';

const INDEX = 'index';

/**
 * Returns the parts of the index that add nothing yet, and those that never will: its open boxes.
 * @rule GS 23.21
 */
function waitingFor(open: OpenState, total: string) {
  if (total !== INDEX) return { waiting: [], never: [] };
  const waiting = readIndexSources(open).filter(({ amount }) => amount === 0);
  return {
    waiting: waiting.map(({ name, how, rule }) => ({ source: name, how, rule })),
    never: [{ what: NEVER_COUNTED.join('; '), why: 'add nothing when they are taken' }],
  };
}

/** Marks a line of the index with a ticked box while it applies, or with a clock if it ends with the turn. */
function signOfLine(total: string, { until }: TotalLine): { sign?: 'standing' | 'turn' } {
  if (total !== INDEX) return {};
  return { sign: until === 'turn' ? 'turn' : 'standing' };
}

/**
 * A total of a turn that is over, by its lines: what the table noted as the turn ended is what it was, and the last
 * cards were shown only then.
 * @param before the table just before that turn ended
 * @rule GS 9.13
 */
function readEnd(now: OpenState, before: OpenState, total: TotalKey): Explained {
  const { lines, value } = readTotal(before, total);
  const noted = now.past.find(({ turn }) => turn === before.turn)?.values[total];
  if (noted === undefined || noted === value) return { lines, value };
  const shown: TotalLine = {
    words: 'Shown as the turn ended',
    amount: noted - value,
    basis: 'event',
    rule: 'GS 9.13',
  };
  return explain([...lines, shown]);
}

/** "Last turn: −2"; without the number where some of it was not entered. */
function sayLast(now: OpenState, before: OpenState, total: TotalKey): string {
  const shownKey = displayKey(before, total);
  if (!isWhole(before, shownKey)) return 'Last turn';
  return `Last turn: ${printTotal(shownKey, readEnd(now, before, total).value)}`;
}

interface WhyTotalProps {
  total: TotalKey;
  onClose: () => void;
  /** Opens another total or a form from here. */
  onGo: (to: string) => void;
}

/** Why a number is what it is, and how the table puts it right. */
export function WhyTotal({ total, ...ways }: WhyTotalProps) {
  return (
    <WhyAnyTotal<OpenState>
      total={total}
      tell={(at) => describeTotal(total, at)}
      sayLast={(now, last) => sayLast(now, last, total)}
      {...ways}
    />
  );
}

function describeTotal(total: TotalKey, { now, past, own }: WhyAt<OpenState>): DescribedTotal {
  const open = past ?? now;
  const explained = past ? readEnd(now, past, total) : readTotal(open, total);
  // An income that was not entered is only its changes.
  const shownKey = displayKey(open, total);
  const name = nameTotal(shownKey);
  const { kind } = kindOf(total);
  const { kind: shown, of } = kindOf(shownKey);
  const note = shown.note?.(explained.value, open, of);
  const whole = isWhole(open, shownKey);
  const { waiting, never } = waitingFor(open, total);
  const says = own && kind.table !== 'nothing' && shownKey === total;
  const form = says ? formOf(open, total) : null;
  const mark = markOfTotal(total);
  return {
    name,
    sign: signOfTotal(shownKey),
    explained,
    ...(mark ? { mark } : {}),
    title: askWhy(shownKey, explained, whole, past ? printTurn(open.turn) : undefined),
    what: shown.is,
    lacks: isLacking,
    signOf: (line) => signOfLine(total, line),
    waiting,
    notCounted: [...explained.lines.flatMap((line) => line.notCounted ?? []), ...never],
    total: {
      label: `${whole ? name : `${name}, as far as entered,`} ${own ? 'now' : 'then'}`,
      // Where all of it waits for the table there is no number.
      value: whole || !shown.blank ? explained.value : null,
      ...(note ? { note } : {}),
      // Names what is missing, and that it does not count as 0.
      ...(whole ? {} : { note: `Not entered, and not counted: ${printList(lackingIn(open, shownKey))}.` }),
    },
    says,
    adds: own && kind.table === 'modifiers',
    ...(form ? { form } : {}),
    links: past ? FROM_LAST_TURN : (shown.links?.(open, of) ?? []),
  };
}

/** What can be done about a total in its place: points spent, tiles drawn, a factory converted. @rule GS 6, 6.12; Guide, Factory */
function formOf(open: OpenState, total: string): ReactNode {
  const power = POWERS.find((one) => total.endsWith(`:${one}`));
  if (!power) return null;
  if (total === totalOf.tiles(power)) return <SpendForm power={power} />;
  if (total === totalOf.draws(power)) return drawsHere(open) && <DrawForm power={power} />;
  return total === totalOf.conversion(power) && mayConvert(open, power) && <ConvertForm power={power} />;
}

/** Links for a past turn: the card turned in it, and the same number in every turn. */
const FROM_LAST_TURN = [
  { to: 'last-card', label: 'Last turn’s card' },
  { to: 'history', label: 'History' },
];
