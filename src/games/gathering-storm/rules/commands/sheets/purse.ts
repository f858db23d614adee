import * as v from 'valibot';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import { accept, type Refusal, type Result } from '@/kernel/result';
import { addToPurse, checkPurse, SHOWN, tilesLine } from '../../state/purse';
import { type HiddenState, handOf, type OpenState, type Purse, type Table } from '../../state/state';
import { countOf, leftOf, TILES, type Tile, type TilePool } from '../../state/tile-pool';
import { POWERS, type Power } from '../../vocabulary';
import { defineOwn, goesOn, text, whole } from '../define';

export const power = v.picklist(POWERS, `Name one of ${POWERS.join(', ')}.`);
export const tileList = v.pipe(
  v.array(v.picklist(TILES, 'A tile is 1, 2 or 3.'), 'Name the tiles, for example [2, 1].'),
  v.minLength(1, 'Name at least one tile.'),
  v.maxLength(30, 'At most 30 tiles.'),
);

/** Returns why this many tiles of a kind cannot have been drawn, or null. @rule GS 6 */
export function checkTiles(pool: TilePool, tiles: readonly Tile[]): Refusal | null {
  const kind = TILES.find((tile) => countOf(tiles, tile) > leftOf(pool, tile));
  if (!kind) return null;
  const left = leftOf(pool, kind);
  return {
    message: `There are not so many tiles of ${kind}.`,
    rule: 'GS 6',
    allowed: left > 0 ? `At most ${left} of ${kind}.` : `Tiles of another kind than ${kind}.`,
  };
}

/** What private commands on one power's money share. @rule GS 9.41A */
function onPurse<C extends { power: Power }>(
  check: (open: OpenState, purse: Purse, command: C) => Refusal | null,
  apply: (purse: Purse, command: C, open: OpenState) => void,
) {
  return {
    owner: (command: C) => command.power,
    decide(state: Table, command: C): Result<object> {
      const running = goesOn(state.open);
      if (!running.ok) return running;
      const { purse } = handOf(state, command.power);
      const refusal = checkPurse(state.open) ?? check(state.open, purse, command);
      return refusal ? { ok: false, refusal } : accept({});
    },
    hidden(draft: HiddenState, _: undefined, command: C, open: OpenState) {
      if (!isBoard(draft)) apply(draft.purse, command, open);
    },
  };
}

const setShape = v.strictObject({ type: v.literal('set-purse'), power, base: whole(-99, 99) });

/** What factories and pacts bring each turn, less maintenance, as the owner's own sheet says. @rule GS 11.12C */
export const setPurse = defineOwn({
  ...onPurse<v.InferOutput<typeof setShape>>(
    () => null,
    (purse, { base }) => {
      purse.base = base;
    },
  ),
  shape: setShape,
  asks: { power: 'Power', base: 'Base' },
});

const lineShape = v.strictObject({
  type: v.literal('purse-line'),
  power,
  amount: whole(-99, 99),
  words: text(80),
});

/** Tile points that were spent or gained, this turn. */
export const purseLine = defineOwn({
  ...onPurse<v.InferOutput<typeof lineShape>>(
    (_, __, { amount }) =>
      amount === 0
        ? {
            message: 'A modifier of 0 changes nothing.',
            rule: SHOWN,
            allowed: 'Write an amount above or below 0.',
          }
        : null,
    (purse, { amount, words }, { turn }) =>
      addToPurse(purse, { amount, words, until: 'turn', basis: 'table', turn }),
  ),
  shape: lineShape,
  asks: { power: 'Power', amount: 'Amount', words: 'In words' },
});

const removeShape = v.strictObject({ type: v.literal('remove-purse-line'), power, id: v.string() });

/** Removes a line that the owner entered. */
export const removePurseLine = defineOwn({
  ...onPurse<v.InferOutput<typeof removeShape>>(
    (_, { lines }, { id }) => {
      const line = lines.find((item) => item.id === id);
      if (!line)
        return {
          message: 'This modifier is no longer there.',
          rule: SHOWN,
          allowed: 'Remove one that is there.',
        };
      return line.basis === 'table'
        ? null
        : {
            message: 'Only an amount that you entered can be removed.',
            rule: SHOWN,
            allowed: 'Enter the opposite amount.',
          };
    },
    (purse, { id }) => {
      purse.lines = purse.lines.filter((line) => line.id !== id);
    },
  ),
  shape: removeShape,
  asks: { power: 'Power', id: null },
});

const tilesShape = v.strictObject({ type: v.literal('purse-tiles'), power, tiles: tileList });

/** Random tiles drawn on the table, as their owner saw them; how many there were the table sees for itself. @rule GS 6 */
export const purseTiles = defineOwn({
  ...onPurse<v.InferOutput<typeof tilesShape>>(
    (open, { lines }, { tiles }) =>
      checkTiles(open.tiles, [...lines.flatMap((line) => line.tiles ?? []), ...tiles]),
    (purse, { tiles }, { turn }) => addToPurse(purse, tilesLine(tiles, turn)),
  ),
  shape: tilesShape,
  asks: { power: 'Power', tiles: { name: 'Tiles drawn', again: true } },
});
