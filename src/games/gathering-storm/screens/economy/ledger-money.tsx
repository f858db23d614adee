import { CARRY_LIMIT } from '@/games/gathering-storm/rules/commands/board/settle';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { knowsIncome, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import {
  type Account,
  incomeAccount,
  type LedgerLine,
  printSince,
  publicMoney,
  readSince,
  sayCarry,
  shortLastTurn,
  tilesAccount,
} from '@/games/gathering-storm/rules/totals/ledger';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { namePass } from '@/kernel/seats';
import { cx } from '@/ui/cx';
import { Change } from '@/ui/figure/change';
import { Figure } from '@/ui/figure/figure';
import type { LedgerCell, LedgerRow } from '@/ui/figure/ledger-table';
import { LimitBar } from '@/ui/figure/limit-bar';
import { signed } from '@/ui/figure/signed';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import styles from './ledger.module.css';

export interface Ways {
  onOpen: (sheet: string) => void;
  /** The table is as it is now, so that figures can be entered. */
  live: boolean;
}

/** Opens the form for a figure that is not entered; while looking back, its reasons. */
export const toEnter = (power: Power, total: TotalKey, { onOpen, live }: Ways) => ({
  says: live ? 'Enter it' : 'Why?',
  onPress: () => onOpen(live ? `figures:${power}` : `why:${total}`),
});

const EVENTS = 'Events and modifiers';
const SPENT = 'Spent or gained';
const FACTORIES_RULE = 'GS 11.21';

/** The lines of a ledger from above: by their rule, those that stand in the table's own list by their row. */
const ORDER = [
  FACTORIES_RULE,
  'GS 11.6',
  'GS 11.82',
  'GS 11.11',
  'GS 11.12C',
  EVENTS,
  'GS 10.21',
  'GS 11.3',
  'GS 10.24',
  SPENT,
];

interface Row {
  label: string;
  place: number;
}

const standingRow = (label: string): Row => ({ label, place: ORDER.indexOf(label) });

function rowOf({ id, words, rule = '' }: LedgerLine, standing: string): Row {
  if (id !== undefined) return standingRow(standing);
  return { label: rule === FACTORIES_RULE ? 'Civilian factories' : words, place: ORDER.indexOf(rule) };
}

/** A row for the lines of each kind; `standing` names the row of events and of what the table entered. */
function lineRows(accounts: readonly Account[], standing: string, ways: Ways): LedgerRow[] {
  const rows = [standingRow(standing)];
  for (const line of accounts.flatMap(({ lines }) => lines)) {
    const row = rowOf(line, standing);
    if (rows.every(({ label }) => label !== row.label)) rows.push(row);
  }
  return rows
    .sort((one, other) => one.place - other.place)
    .map(({ label }) => ({
      id: label,
      label,
      cells: accounts.map(({ lines }, at) =>
        lineCell(
          POWERS[at] as Power,
          lines.filter((line) => rowOf(line, standing).label === label),
          ways,
        ),
      ),
    }));
}

/** The first row is itself a sum and has no plus. */
const SUMS = ['GS 11.12C', 'GS 11.11', FACTORIES_RULE];

function lineCell(power: Power, lines: readonly LedgerLine[], ways: Ways): LedgerCell | null {
  const [first] = lines;
  if (!first) return null;
  const name = `${power}: ${lines.map(({ words, amount }) => `${words} ${signed(amount)}`).join(', ')}`;
  if (first.missing) {
    const { says, onPress } = toEnter(power, totalOf.income(power), ways);
    return {
      content: <Figure value={null} className={styles.figure} />,
      label: `${power}: ${first.words}: not entered. ${says}`,
      onPress,
    };
  }
  const value = lines.reduce((sum, { amount }) => sum + amount, 0);
  const sum = first.id === undefined && !first.reads && SUMS.includes(first.rule ?? '');
  return {
    content: <Amount value={value} sum={sum} />,
    label: `${name}. Why?`,
    onPress: () => ways.onOpen(`why:${first.opens}`),
  };
}

/** A figure of the ledger; nothing is paler than something. */
export function Amount({ value, sum = false }: { value: number; sum?: boolean }) {
  return (
    <span className={cx(styles.amount, value === 0 && styles.none)}>
      <Figure value={value} sign={sum ? 'minus' : 'always'} className={styles.figure} />
    </span>
  );
}

interface Sum {
  name: string;
  total: TotalKey;
  account: Account;
  /** All of it was entered; otherwise it is only a change. */
  known: boolean;
  /** What to say of it besides its value. */
  says?: string | null;
  /** The value at which the bar of its limit is full; without one it has no limit. */
  most?: number;
}

/** A sum with its change since last turn, and how much of it the limit leaves. */
function sumCell(
  open: OpenState,
  power: Power,
  { name, total, account, ...sum }: Sum,
  ways: Ways,
): LedgerCell {
  const { known, says, most } = sum;
  const { value } = account;
  const short = known && most !== undefined ? Math.max(0, -value) : 0;
  const since = known ? readSince(open, total) : null;
  const what =
    short > 0
      ? `Points short ${short}`
      : `${name} ${known ? signed(value, 'minus') : `change ${signed(value)}`}`;
  const words = [
    `${power}: ${what}`,
    ...(since ? [`${printSince(since)} (${signed(since.was, 'minus')})`] : []),
    ...(says ? [says] : []),
    'Why?',
  ];
  const shown = known ? (short > 0 ? 0 : value) : value === 0 ? null : value;
  return {
    content: (
      <>
        <span className={styles.small}>
          {short > 0 ? (
            <span className={styles.short}>{short} short</span>
          ) : (
            since && <Change by={since.by} />
          )}
          {!known && shown !== null && <span className={styles.change}>change</span>}
          {known && most !== undefined && value > 0 && (
            <LimitBar value={value} limit={CARRY_LIMIT} most={most} className={styles.bar} />
          )}
        </span>
        <Figure value={shown} sign={known ? 'minus' : 'always'} className={styles.sum} />
      </>
    ),
    label: words.join('. '),
    onPress: () => ways.onOpen(`why:${total}`),
  };
}

/** Says in a row’s label which of its sums are only changes, where their cells have no room for the word. */
const sayChanges = (known: readonly boolean[]) =>
  known.every(Boolean) ? {} : { more: known.some(Boolean) ? 'or change' : 'change' };

/** What makes up the income of each power, and the income itself. @rule GS 11.12C */
export function incomeRows(open: OpenState, ways: Ways): LedgerRow[] {
  const accounts = POWERS.map((power) => incomeAccount(open, power));
  return [
    ...lineRows(accounts, EVENTS, ways),
    {
      id: 'income',
      label: 'Income',
      ...sayChanges(POWERS.map((power) => knowsIncome(open, power))),
      note: 'GS 11.12C',
      band: true,
      cells: accounts.map((account, at) => {
        const power = POWERS[at] as Power;
        const total = totalOf.income(power);
        return sumCell(
          open,
          power,
          { name: 'Income', total, account, known: knowsIncome(open, power) },
          ways,
        );
      }),
    },
  ];
}

/** What makes up the tile points of each power, and the points; random tiles have their own row. @rule GS 6.33, 10.41C */
export function pointsRows(open: OpenState, ways: Ways, tiles: LedgerRow): LedgerRow[] {
  const accounts = POWERS.map((power) => tilesAccount(open, power));
  const drawn = (power: Power) => (line: LedgerLine) => line.opens === totalOf.draws(power);
  const others = accounts.map((account, at) => ({
    ...account,
    lines: account.lines.filter((line) => !drawn(POWERS[at] as Power)(line)),
  }));
  const rows = lineRows(others, SPENT, ways);
  const most = Math.max(2 * CARRY_LIMIT, ...accounts.map(({ value }) => value));
  const name = keepsPoints(open) ? 'Tile points' : 'Points';
  return [
    ...rows.slice(0, -1),
    tiles,
    ...rows.slice(-1),
    {
      id: 'points',
      label: name,
      ...sayChanges(POWERS.map((power) => knowsPoints(open, power))),
      note: 'GS 6',
      band: true,
      cells: accounts.map((account, at) => {
        const power = POWERS[at] as Power;
        const known = knowsPoints(open, power);
        const says = open.incomeTaken ? sayCarry(open, power) : null;
        return sumCell(open, power, { name, total: totalOf.tiles(power), account, known, says, most }, ways);
      }),
    },
  ];
}

/** Money that only its owner reads: the way to its owner, and what lies open of it, a row a line. Never a sum. @rule GS 9.41A */
export function secretRows(
  open: OpenState,
  { onOpen, live }: Ways,
  pass: (person: string) => void,
): LedgerRow[] {
  const ownerOf = (power: Power) => open.seats.find(({ powers }) => powers.includes(power))?.person;
  const onlyIn = (owner: Power, cell: LedgerCell) => POWERS.map((power) => (power === owner ? cell : null));
  return [
    {
      id: 'secret',
      label: 'Income and tile points',
      note: 'GS 9.41A',
      band: true,
      cells: POWERS.map((power) => {
        const person = live ? ownerOf(power) : undefined;
        const what = person ? namePass(open.seats, person) : 'Only its owner sees it';
        return {
          content: (
            <span className={styles.secret}>
              <Icon name="lock" small />
              <span className={voice.hiddenOnPhone}>{what}</span>
            </span>
          ),
          secret: true,
          label: `${power}: Only its owner sees it.${person ? ` ${what}` : ''}`,
          ...(person ? { onPress: () => pass(person) } : {}),
        };
      }),
    },
    ...POWERS.flatMap((power) =>
      publicMoney(open, power).map(({ id, words, amount = 0 }) => ({
        id,
        label: words,
        cells: onlyIn(power, { content: <Amount value={amount} /> }),
      })),
    ),
    ...shortRows(open, onOpen),
  ];
}

/** What ran short last turn lowers support, for all to see. @rule GS 10.41C */
function shortRows(open: OpenState, onOpen: Ways['onOpen']): LedgerRow[] {
  const shorts = POWERS.map((power) => shortLastTurn(open, power));
  if (shorts.every((short) => short <= 0)) return [];
  return [
    {
      id: 'short',
      label: 'Short last turn: support',
      cells: POWERS.map((power, at) => {
        const short = shorts[at] ?? 0;
        if (short <= 0) return null;
        return {
          content: <Amount value={-short} />,
          label: `${power}: ${short} tile ${short === 1 ? 'point' : 'points'} short last turn: support ${signed(-short)}. Why?`,
          onPress: () => onOpen(`why:support:${power}`),
        };
      }),
    },
  ];
}
