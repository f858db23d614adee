import * as v from 'valibot';
import { foldHidden } from '@/games/gathering-storm/rules/state/start';
import type { Chance } from '@/kernel/chance';
import { freshId } from '@/kernel/fresh-id';
import { CORRECTIONS } from '@/kernel/game';
import { accept, type Result, refuse } from '@/kernel/result';
import { stepIndex } from '../../guide/phases';
import { totalOf } from '../../state/lines';
import { checkPublicMoney, hidesMoney, SHOWN, tilesLine } from '../../state/purse';
import { isTracked, type OpenState } from '../../state/state';
import { drawTiles, recordDraw, type Tile } from '../../state/tile-pool';
import { readDraws } from '../../totals/income';
import { type Power, printList } from '../../vocabulary';
import { define, goesOn } from '../define';
import { describeByChange } from '../describe-by-change';
import { count as countCame, hiddenSecret, tiles as tilesCame } from '../outcome-shapes';
import { checkTiles, power, tileList } from './purse';

/** Returns why no random tiles are drawn now, or null. @rule GS 9.41A */
export function checkDraw(open: OpenState): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  if (!isTracked(open, 'income'))
    return refuse('This table keeps income on its own sheets.', {
      rule: SHOWN,
      allowed: 'Let the app track it, on the Economy page.',
    });
  return stepIndex(open.step) < stepIndex('income-events')
    ? refuse('Random tiles are drawn from the Income phase on.', {
        rule: SHOWN,
        allowed: 'Go on to the Income phase first.',
      })
    : accept(null);
}

/** Returns why the app draws no tiles for this power, or null. @rule GS Guide, Income */
export function checkOwed(open: OpenState, owner: Power): Result<null> {
  if (open.tiles.draws.some((draw) => draw.power === owner))
    return refuse(`${owner} has drawn its random tiles this turn.`, {
      rule: 'GS 6',
      allowed: 'Undo takes the draw back. Tiles drawn besides are named one by one.',
    });
  return readDraws(open, owner).value <= 0
    ? refuse(`${owner} draws no random tiles this turn.`, {
        rule: 'GS Guide, Income',
        allowed: 'Add a modifier to its random tiles if the board differs.',
      })
    : accept(null);
}

/** As many as the power draws, out of those face down. */
function byChance(open: OpenState, owner: Power, chance: Chance | null): Result<Tile[]> {
  const owed = checkOwed(open, owner);
  if (!owed.ok) return owed;
  if (!chance)
    return refuse('There is no seed to draw with.', {
      rule: 'GS 6',
      allowed: 'Say which tiles were drawn on the table, for example [2, 1].',
    });
  const count = readDraws(open, owner).value;
  return accept(drawTiles(open.tiles, chance, open.turn, { power: owner, count }));
}

/** Returns the tiles drawn at the table. */
function asTyped(open: OpenState, tiles: Tile[]): Result<Tile[]> {
  const refusal = checkPublicMoney(open) ?? checkTiles(open.tiles, tiles);
  return refusal ? { ok: false, refusal } : accept(tiles);
}

/** A power draws its random tiles from those face down, by chance or as the table says. @rule GS 6; Guide, Income */
export const drawRandomTiles = define({
  shape: v.strictObject({ type: v.literal('draw-tiles'), power, tiles: v.optional(tileList) }),
  asks: { power: 'Power', tiles: { name: 'Tiles drawn', again: true } },
  /** The tiles if everyone sees them, otherwise only their number. */
  outcome: v.strictObject({ count: countCame, tiles: v.optional(tilesCame) }),
  secret: hiddenSecret,
  reveals: true,
  // The app's draws are final; typed ones can be corrected.
  corrections: ({ tiles }) => (tiles ? CORRECTIONS : []),
  keepsOutcome: true,
  decide({ open }, { power: owner, tiles: typed }, chance) {
    const here = checkDraw(open);
    if (!here.ok) return here;
    const drawn = typed ? asTyped(open, typed) : byChance(open, owner, chance);
    if (!drawn.ok) return drawn;
    const tiles = drawn.value;
    const count = tiles.length;
    return hidesMoney(open)
      ? accept({ open: { count }, hidden: { [owner]: { purse: { drawn: tiles } } } })
      : accept({ open: { count, tiles } });
  },
  open(draft, { power: owner }, { count, tiles }) {
    recordDraw(draft.tiles, { power: owner, count, ...(tiles ? { tiles } : {}) });
    if (tiles)
      draft.lines.push({
        ...tilesLine(tiles, draft.turn),
        id: freshId(draft, 'l'),
        total: totalOf.tiles(owner),
      });
  },
  hidden: foldHidden,
  say({ power: owner }, { count, tiles }) {
    const many = `${count} random ${count === 1 ? 'tile' : 'tiles'}`;
    return {
      text: `${owner} draws ${many}${tiles ? `: ${printList(tiles.map(String))}` : ''}`,
      rule: 'GS 6',
    };
  },
  short: describeByChange,
  nature: 'event',
});
