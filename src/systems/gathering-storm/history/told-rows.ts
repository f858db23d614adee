import type { Change, Entry } from '@/kernel/entry';
import type { Command } from '@/kernel/game';
import { standingRows } from '@/kernel/standing-rows';
import type { PublicRow } from '@/kernel/views';
import { totalOf } from '../lines';
import type { Setup } from '../setup';
import type { Purse } from '../state';
import { changeKey, hasBase } from '../totals/known-money';
import { POWERS, type Power } from '../vocabulary';

/** What the table had said of money by then, power by power; it goes along the entries as `knownMoney` reads a table. */
interface Said {
  base: Set<Power>;
  /** Whose base income was entered as income was taken; nothing before. */
  taken: Set<Power> | null;
  /** Totals that the table said as a whole, and points that came. */
  said: Set<string>;
  /** Tile points as they stand, by the entries’ own changes. */
  points: Map<Power, number>;
  carried: Set<Power>;
  board: boolean;
}

const knowsIncome = ({ base, taken, said }: Said, power: Power): boolean =>
  said.has(totalOf.income(power)) || (taken ?? base).has(power);

const knowsPoints = (said: Said, power: Power): boolean =>
  !said.board && (knowsIncome(said, power) || said.carried.has(power) || said.said.has(totalOf.tiles(power)));

/** What an entry says of money, for itself and for all that follow. */
function hear(said: Said, { open, changes }: Entry): void {
  for (const power of POWERS) {
    const change = changes.find(([key]) => key === totalOf.tiles(power));
    if (change) said.points.set(power, change[2]);
  }
  const command = open?.command;
  switch (command?.type) {
    case 'set-fact':
      if (command.fact === 'base-income' || command.fact === 'base-parts')
        said.base.add(command.power as Power);
      return;
    case 'say-total':
      said.said.add(command.total as string);
      return;
    case 'add-line':
      if (String(command.total).startsWith('tiles:') && (command.amount as number) > 0)
        said.said.add(command.total as string);
      return;
    case 'take-income':
      said.taken = new Set(said.base);
      return;
    case 'choose-reading':
      hearReading(said, command, open?.came);
      return;
    case 'end-turn':
      if ((open?.came as { settled?: boolean } | undefined)?.settled) endTurn(said);
  }
}

function hearReading(said: Said, { reading, value }: Command, came: unknown): void {
  if (reading === 'tile-points') said.board = value === 'board';
  if (reading !== 'income-shown') return;
  const { purses } = (came ?? {}) as { purses?: Record<Power, Purse> };
  if (!purses && value === 'owner') {
    said.base.clear();
    said.taken &&= new Set();
  }
  for (const { power, base, taken } of Object.values(purses ?? {})) {
    if (base !== null) said.base.add(power);
    if (!taken) continue;
    said.taken ??= new Set();
    if (hasBase(taken)) said.taken.add(power);
  }
}

function endTurn(said: Said): void {
  said.taken = null;
  said.said.clear();
  said.carried = new Set(POWERS.filter((power) => (said.points.get(power) ?? 0) > 0));
}

/** What of the five powers’ money is known, a bit each. */
const known = (said: Said): number =>
  POWERS.reduce(
    (bits, power, at) =>
      bits | (knowsIncome(said, power) ? INCOME << at : 0) | (knowsPoints(said, power) ? TILES << at : 0),
    0,
  );

const INCOME = 1;
const TILES = 1 << POWERS.length;

/** The changes of an entry by the names that they had then; a base income that is entered is told by its own sentence. */
function tell(changes: readonly Change[], before: number, after: number): Change[] {
  return changes.flatMap((change): Change[] => {
    const [kind, power] = change[0].split(':') as [string, Power];
    if (kind !== 'income' && kind !== 'tiles') return [change];
    const bit = (kind === 'income' ? INCOME : TILES) << POWERS.indexOf(power);
    if ((after & bit) === 0) return [[changeKey(change[0]), change[1], change[2]]];
    return (before & bit) === 0 ? [] : [change];
  });
}

/**
 * The journal as it is told: where nobody had entered what a power’s income is, an entry changed no income, but what
 * is added to one. What was recorded stays as it is.
 * @rule GS 11.12C
 */
export function tellRows({ incomes = {}, readings }: Setup, rows: readonly PublicRow[]): PublicRow[] {
  const said: Said = {
    base: new Set(Object.keys(incomes) as Power[]),
    taken: null,
    said: new Set(),
    points: new Map(),
    carried: new Set(),
    board: readings?.['tile-points'] === 'board',
  };
  const spans = new Map<number, readonly [number, number]>();
  let bits = known(said);
  let last: readonly [number, number] = [bits, bits];
  for (const { no, entry } of standingRows(rows)) {
    hear(said, entry);
    const after = known(said);
    spans.set(no, [bits, after]);
    bits = after;
  }
  return rows.map((row) => {
    const span = spans.get(row.no) ?? ([last[1], last[1]] as const);
    last = span;
    const changes = tell(row.entry.changes, ...span);
    const same =
      changes.length === row.entry.changes.length &&
      changes.every((one, at) => one === row.entry.changes[at]);
    return same ? row : { ...row, entry: { ...row.entry, changes } };
  });
}
