import { produce } from 'immer';
import * as v from 'valibot';
import { freshId } from '@/kernel/fresh-id';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { checkConvert, convert, FACTORY_USES } from '../construction/factories';
import { CONSTRUCTION, checkKept } from '../construction/kept';
import { settleBuilding } from '../construction/owing';
import {
  accelerate,
  type Berth,
  checkAccelerate,
  checkAdvance,
  ORDERS,
  placeOf,
} from '../construction/ships';
import { type Ship, UNITS } from '../construction/state';
import { checkUnit } from '../construction/units';
import { checkLay } from '../construction/yards';
import { addLine, totalOf } from '../lines';
import type { OpenState } from '../state';
import { POWERS, type Power } from '../vocabulary';
import { shipCame } from './came';
import { define, goesOn, plain, text, whole } from './define';

const power = v.picklist(POWERS, `Name one of ${POWERS.join(', ')}.`);
const shipId = text(12);
const ROWS = whole(1, 20);
const SPACES = whole(1, 20);

const result = (refusal: Refusal | null): Result<null> => (refusal ? { ok: false, refusal } : accept(null));

/** An idle factory becomes civilian, or is mobilized. @rule GS Guide, Factory */
export const convertFactory = plain(
  v.strictObject({
    type: v.literal('convert-factory'),
    power,
    to: v.picklist(FACTORY_USES, 'Say civilian or military.'),
  }),
  (open, command) => result(checkConvert(open, command.power)),
  (draft, command) => convert(draft, command.power, command.to),
);

/** A unit is activated: one of each type a turn, or a free one. @rule GS 18.41; Guide, Construction */
export const buildUnit = plain(
  v.strictObject({
    type: v.literal('build-unit'),
    power,
    unit: v.picklist(UNITS, 'Name armor, infantry or air.'),
    free: v.optional(v.boolean(), false),
  }),
  (open, command) => result(checkUnit(open, command)),
  (draft, { power: builder, unit, free }) => {
    draft.units.push({ power: builder, unit, free });
    if (free) countUsed(draft, totalOf.freeUnits(builder), unit);
    settleBuilding(draft, builder);
  },
);

/** A ship is laid down, or one begun in an earlier turn is entered. @rule GS Guide, Construction */
export const layShip = plain(
  v.strictObject({
    type: v.literal('lay-ship'),
    power,
    name: text(40),
    row: v.optional(ROWS, 1),
    space: v.optional(SPACES, 1),
    length: SPACES,
    free: v.optional(v.boolean(), false),
    fresh: v.optional(v.boolean(), true),
  }),
  (open, command) => result(checkLay(open, command)),
  (draft, { power: builder, name, row, space, length, free, fresh }) => {
    draft.ships.push({ id: freshId(draft, 's'), power: builder, name, row, space, length, moves: [], fresh });
    if (free) countUsed(draft, totalOf.freeShips(builder), name);
    settleBuilding(draft, builder);
  },
);

/** One of what an event gives is gone; its line says for what. */
function countUsed(draft: OpenState, total: string, what: string): void {
  addLine(draft, {
    total,
    amount: -1,
    words: `Used: ${what}`,
    rule: CONSTRUCTION,
    until: 'turn',
    basis: 'rule',
  });
}

/** What a command on a ship came to: whose it is, its name, and where it stands then. */
export interface ShipMoved extends Berth {
  power: Power;
  name: string;
}

/** A public command on one ship under construction; its entry keeps the name and the place it reached. */
function onShip<C extends { type: string; ship: string }>(
  shape: v.GenericSchema<unknown, C>,
  check: (open: OpenState, ship: Ship, command: C) => Refusal | null,
  apply: (draft: OpenState, ship: Ship, command: C) => void,
) {
  const move = (draft: OpenState, command: C): Berth | null => {
    const ship = draft.ships.find(({ id }) => id === command.ship);
    if (!ship) return null;
    apply(draft, ship, command);
    settleBuilding(draft, ship.power);
    return placeOf(ship);
  };
  return define<C, ShipMoved>({
    came: shipCame,
    shape,
    audience: () => 'public',
    decide(state, command) {
      const running = goesOn(state.open);
      if (!running.ok) return running;
      const kept = checkKept(state.open);
      if (kept) return { ok: false, refusal: kept };
      const ship = state.open.ships.find(({ id }) => id === command.ship);
      if (!ship)
        return refuse('There is no such ship under construction.', {
          rule: CONSTRUCTION,
          allowed: 'Name a ship by its id, or lay one down first.',
        });
      const refusal = check(state.open, ship, command);
      if (refusal) return { ok: false, refusal };
      const { power: owner, name } = ship;
      let place = placeOf(ship);
      produce(state.open, (draft) => {
        place = move(draft, command) ?? place;
      });
      return accept({ open: { power: owner, name, ...place } });
    },
    open: (draft, command) => void move(draft, command),
  });
}

/** A ship's normal advance, once a turn: one space, or from the last of its row to the next row. @rule GS Guide, Construction */
export const advanceShip = onShip(
  v.strictObject({ type: v.literal('advance-ship'), ship: shipId }),
  checkAdvance,
  (_, ship) => ship.moves.push('advance'),
);

/** An event moves a ship, before or after its advance, never to the next row. @rule GS Guide, Construction */
export const accelerateShip = onShip(
  v.strictObject({
    type: v.literal('accelerate-ship'),
    ship: shipId,
    when: v.picklist(ORDERS, 'Say before or after its advance.'),
  }),
  (open, ship, { when }) => checkAccelerate(open, ship, when),
  (draft, ship, { when }) => accelerate(draft, ship, when),
);

/** Sets a ship where the board shows it; what moved it this turn is in its new place. */
export const correctShip = onShip(
  v.strictObject({
    type: v.literal('correct-ship'),
    ship: shipId,
    row: ROWS,
    space: SPACES,
    length: SPACES,
  }),
  (_, __, { space, length }) =>
    space > length
      ? {
          message: `Its row has ${length} ${length === 1 ? 'space' : 'spaces'}.`,
          rule: CONSTRUCTION,
          allowed: `Name a space from 1 to ${length}.`,
        }
      : null,
  (_, ship, { row, space, length }) => Object.assign(ship, { row, space, length, moves: [] }),
);

/** A finished ship leaves the yard. */
export const launchShip = onShip(
  v.strictObject({ type: v.literal('launch-ship'), ship: shipId }),
  () => null,
  (draft, ship) => {
    draft.ships = draft.ships.filter(({ id }) => id !== ship.id);
  },
);
