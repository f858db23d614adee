import type { Command } from '@/kernel/game';
import { totalOf } from '../state/lines';
import { handOf } from '../state/state';
import { TILES } from '../state/tile-pool';
import { POWERS, type Power } from '../vocabulary';
import type { Pick } from './pick';
import type { Play } from './play';

/** Test helper: a random command for an owner's purse; some are refused. */
export function purseCommand(table: Play, pick: Pick, power: Power = one(pick, POWERS)): Command {
  const { lines } = handOf(table.state, power).purse;
  const commands: (() => Command)[] = [
    () => ({ type: 'set-purse', power, base: pick(30) }),
    () => ({ type: 'purse-line', power, amount: pick(9) - 4, words: 'Spent or gained' }),
    () => ({ type: 'purse-tiles', power, tiles: [one(pick, TILES), one(pick, TILES)] }),
    () => ({ type: 'remove-purse-line', power, id: one(pick, lines)?.id ?? '' }),
    () => ({ type: 'undo', viewer: power }),
  ];
  return one(pick, commands)();
}

/** Who sees money, and random tiles. */
export function moneyCommands(table: Play, pick: Pick, power: Power): (() => Command)[] {
  const value = one(pick, ['public', 'owner']);
  return [
    () => ({ type: 'choose-reading', reading: 'income-shown', value }),
    () => ({ type: 'add-line', total: totalOf.draws(power), amount: 1 + pick(4), until: 'every' }),
    () => ({ type: 'draw-tiles', power }),
    () => ({ type: 'draw-tiles', power, tiles: [one(pick, TILES), one(pick, TILES)] }),
    () => ({ type: 'add-line', total: totalOf.tiles(power), amount: -1 - pick(3) }),
    () => purseCommand(table, pick, power),
  ];
}

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;
