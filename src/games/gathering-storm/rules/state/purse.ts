import type { Refusal } from '@/kernel/result';
import { type Power, printList } from '../vocabulary';
import { totalOf } from './lines';
import type { Purse } from './state';
import { type Hand, isTracked, type OpenState, type StandingLine, type TakenIncome } from './state';
import { sumOf, type Tile } from './tile-pool';

/** What a public command stores in a purse. */
export interface PurseOutcome {
  /** Income as it was taken. */
  taken?: TakenIncome;
  /** The turn has ended: the points carried over. */
  carried?: number;
  /** Random tiles of this turn. */
  drawn?: Tile[];
  /** The table changed its reading: the new contents of the purse. */
  moved?: Purse;
}

export const SHOWN = 'GS 9.41A';

export function createPurse(power: Power): Purse {
  return { power, base: null, carried: 0, taken: null, lines: [], nextId: 1 };
}

/** Whether only its owner sees a power's income and tile points (reading income-shown). @rule GS 9.41A */
export function hidesMoney(open: Pick<OpenState, 'readings'>): boolean {
  return open.readings['income-shown'] === 'owner';
}

/** Whether tile points go from turn to turn in the app, or are counted on the board (reading tile-points). @rule GS 6.33 */
export function keepsPoints(open: Pick<OpenState, 'readings'>): boolean {
  return open.readings['tile-points'] !== 'board';
}

/** Whether money is in the papers: only the owner sees it, and the app tracks it. */
export function moneyInPapers(open: OpenState): boolean {
  return hidesMoney(open) && isTracked(open, 'income');
}

/** Whether a total is money: a power's income or tile points. */
export const isMoney = (total: string) => /^(income|tiles):/.test(total);

/** Returns why money cannot be entered in public, or null. */
export function checkPublicMoney(open: OpenState): Refusal | null {
  if (!hidesMoney(open)) return null;
  return {
    message: 'Only the owner sees income and tile points at this table.',
    rule: SHOWN,
    allowed: 'Enter it in the power’s papers.',
  };
}

/** Returns why a purse cannot be changed, or null. */
export function checkPurse(open: OpenState): Refusal | null {
  if (!isTracked(open, 'income'))
    return {
      message: 'This table keeps income on its own sheets.',
      rule: SHOWN,
      allowed: 'Let the app track income.',
    };
  if (hidesMoney(open)) return null;
  return {
    message: 'Everyone sees income and tile points at this table.',
    rule: SHOWN,
    allowed: 'Enter it on the table, or let only the owner see it in the readings.',
  };
}

/** A line in a purse; its id is unlike any of the table's and of the other powers'. */
export function addToPurse(purse: Purse, line: Omit<StandingLine, 'id' | 'total'>): void {
  const { power, nextId } = purse;
  purse.lines.push({ ...line, id: `${power} ${nextId}`, total: totalOf.tiles(power) });
  purse.nextId += 1;
}

/** Returns the line for random tiles drawn, with their sum. @rule GS 6 */
export function tilesLine(tiles: readonly Tile[], turn: number): Omit<StandingLine, 'id' | 'total'> {
  return {
    amount: sumOf(tiles),
    words: `Random tiles: ${printList(tiles.map(String))}`,
    rule: 'GS 6',
    until: 'turn',
    basis: 'rule',
    tiles: [...tiles],
    turn,
  };
}

/** Applies the outcome of a public command to a purse. */
export function foldPurse(draft: Hand, outcome: PurseOutcome, open: OpenState): void {
  // A copy: the outcome belongs to the journal.
  if (outcome.moved) draft.purse = { ...outcome.moved, lines: [...outcome.moved.lines] };
  if (outcome.taken) draft.purse.taken = outcome.taken;
  if (outcome.drawn) addToPurse(draft.purse, tilesLine(outcome.drawn, open.turn));
  if (outcome.carried === undefined) return;
  draft.purse.carried = outcome.carried;
  draft.purse.taken = null;
  draft.purse.lines = draft.purse.lines.filter(({ until }) => until !== 'turn');
}
