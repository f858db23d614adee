import { produce } from 'immer';
import * as v from 'valibot';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { settleBuilding } from '../../construction/owing';
import {
  accelerate,
  type Berth,
  checkAccelerate,
  checkAdvance,
  ORDERS,
  placeOf,
  printBerth,
} from '../../construction/ships';
import type { Ship } from '../../construction/state';
import { CONSTRUCTION, checkTracked } from '../../construction/tracked';
import type { OpenState, Table } from '../../state/state';
import { define, goesOn, text } from '../define';
import { describeByChange } from '../describe-by-change';
import { count, name, power } from '../outcome-shapes';
import { ROWS, SPACES } from './construction';

/** The outcome of a ship command: its owner, its name and its new position. */
const outcome = v.strictObject({ power, name, row: count, space: count });
type Moved = v.InferOutput<typeof outcome>;

interface Moving<C> {
  check(open: OpenState, ship: Ship, command: C): Refusal | null;
  move(draft: OpenState, ship: Ship, command: C): void;
}

/** What public commands on one ship under construction share; their entries keep the name and the place it reached. */
function onShip<C extends { ship: string }>({ check, move }: Moving<C>) {
  const carryOut = (draft: OpenState, command: C): Berth | null => {
    const ship = draft.ships.find(({ id }) => id === command.ship);
    if (!ship) return null;
    move(draft, ship, command);
    settleBuilding(draft, ship.power);
    return placeOf(ship);
  };
  return {
    outcome,
    reveals: false,
    decide({ open }: Table, command: C): Result<{ open: Moved }> {
      const running = goesOn(open);
      if (!running.ok) return running;
      const untracked = checkTracked(open);
      if (untracked) return { ok: false, refusal: untracked };
      const ship = open.ships.find(({ id }) => id === command.ship);
      if (!ship)
        return refuse('There is no such ship under construction.', {
          rule: CONSTRUCTION,
          allowed: 'Name a ship by its id, or lay one down first.',
        });
      const refusal = check(open, ship, command);
      if (refusal) return { ok: false, refusal };
      let place = placeOf(ship);
      produce(open, (draft) => {
        place = carryOut(draft, command) ?? place;
      });
      return accept({ open: { power: ship.power, name: ship.name, ...place } });
    },
    open: (draft: OpenState, command: C) => void carryOut(draft, command),
    short: describeByChange,
  };
}

const ship = text(12);

/** A ship's normal advance, once a turn: one space, or from the last of its row to the next row. @rule GS Guide, Construction */
export const advanceShip = define({
  ...onShip({ check: checkAdvance, move: (_, moved) => void moved.moves.push('advance') }),
  shape: v.strictObject({ type: v.literal('advance-ship'), ship }),
  asks: { ship: null },
  say: (_, { power: owner, name: called, ...place }) => ({
    text: `${owner} advances ${called}: ${printBerth(place)}`,
    rule: CONSTRUCTION,
  }),
  nature: 'record',
});

const accelerateShape = v.strictObject({
  type: v.literal('accelerate-ship'),
  ship,
  when: v.picklist(ORDERS, 'Say before or after its advance.'),
});
type Accelerate = v.InferOutput<typeof accelerateShape>;

/** An event moves a ship, before or after its advance, never to the next row. @rule GS Guide, Construction */
export const accelerateShip = define({
  ...onShip<Accelerate>({
    check: (open, moved, { when }) => checkAccelerate(open, moved, when),
    move: (draft, moved, { when }) => accelerate(draft, moved, when),
  }),
  shape: accelerateShape,
  asks: { ship: null, when: 'Before or after its advance' },
  say: ({ when }, { power: owner, name: called, ...place }) => ({
    text: `${owner} accelerates ${called}, ${when} its advance: ${printBerth(place)}`,
    rule: CONSTRUCTION,
  }),
  nature: 'event',
});

const correctShape = v.strictObject({
  type: v.literal('correct-ship'),
  ship,
  row: ROWS,
  space: SPACES,
  length: SPACES,
});
type Correct = v.InferOutput<typeof correctShape>;

/** Moves a ship to its position on the board; the new position includes this turn's moves. */
export const correctShip = define({
  ...onShip<Correct>({
    check: (_, __, { space, length }) =>
      space > length
        ? {
            message: `Its row has ${length} ${length === 1 ? 'space' : 'spaces'}.`,
            rule: CONSTRUCTION,
            allowed: `Name a space from 1 to ${length}.`,
          }
        : null,
    move: (_, moved, { row, space, length }) => Object.assign(moved, { row, space, length, moves: [] }),
  }),
  shape: correctShape,
  asks: { ship: null, row: 'Row', space: 'Space', length: 'Spaces in its row' },
  say: (_, { name: called, ...place }) => ({
    text: `The table sets ${called}: ${printBerth(place)}`,
    rule: CONSTRUCTION,
  }),
  nature: 'ruling',
});

/** A finished ship leaves the yard. */
export const launchShip = define({
  ...onShip({
    check: () => null,
    move(draft, { id }) {
      draft.ships = draft.ships.filter((item) => item.id !== id);
    },
  }),
  shape: v.strictObject({ type: v.literal('launch-ship'), ship }),
  asks: { ship: null },
  say: (_, { power: owner, name: called }) => ({ text: `${owner} launches ${called}`, rule: CONSTRUCTION }),
  nature: 'event',
});
