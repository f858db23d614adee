import * as v from 'valibot';
import { checkUnit } from '@/games/gathering-storm/rules/construction/yards';
import { freshId } from '@/kernel/fresh-id';
import { accept, type Refusal, type Result } from '@/kernel/result';
import { checkConvert, convert, FACTORY_USES } from '../../construction/factories';
import { settleBuilding } from '../../construction/owing';
import { printBerth } from '../../construction/ships';
import { UNITS } from '../../construction/state';
import { CONSTRUCTION } from '../../construction/tracked';
import { checkLay } from '../../construction/yards';
import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import { POWERS } from '../../vocabulary';
import { plain, text, whole } from '../define';
import { describeByChange } from '../describe-by-change';

const power = v.picklist(POWERS, `Name one of ${POWERS.join(', ')}.`);
export const ROWS = whole(1, 20);
export const SPACES = whole(1, 20);

const result = (refusal: Refusal | null): Result<null> => (refusal ? { ok: false, refusal } : accept(null));

/** Uses one item that an event granted; the line records its purpose. */
function countUsed(draft: OpenState, total: string, what: string): void {
  addLine(draft, {
    total,
    amount: -1,
    words: `Used: ${what}`,
    used: what,
    rule: CONSTRUCTION,
    until: 'turn',
    basis: 'rule',
  });
}

/** An idle factory becomes civilian, or is mobilized. @rule GS Guide, Factory */
export const convertFactory = plain({
  shape: v.strictObject({
    type: v.literal('convert-factory'),
    power,
    to: v.picklist(FACTORY_USES, 'Say civilian or military.'),
  }),
  asks: { power: 'Power', to: 'To' },
  check: (open, command) => result(checkConvert(open, command.power)),
  open: (draft, command) => convert(draft, command.power, command.to),
  say: ({ power: owner, to }) => ({
    text:
      to === 'civilian'
        ? `${owner} converts an idle factory to civilian use`
        : `${owner} mobilizes an idle factory`,
    notes: ['Enter by hand what it changes in the base income'],
    rule: 'GS Guide, Factory',
  }),
  short: describeByChange,
  nature: 'event',
});

/** A unit is activated: one of each type a turn, or a free one. @rule GS 18.41; Guide, Construction */
export const buildUnit = plain({
  shape: v.strictObject({
    type: v.literal('build-unit'),
    power,
    unit: v.picklist(UNITS, 'Name armor, infantry or air.'),
    free: v.optional(v.boolean(), false),
  }),
  asks: { power: 'Power', unit: 'Unit', free: 'Free by an event' },
  check: (open, command) => result(checkUnit(open, command)),
  open(draft, { power: builder, unit, free }) {
    draft.units.push({ power: builder, unit, free });
    if (free) countUsed(draft, totalOf.freeUnits(builder), unit);
    settleBuilding(draft, builder);
  },
  say: ({ power: builder, unit, free }) =>
    free
      ? {
          text: `${builder} builds a free unit: ${unit}`,
          notes: ['No tile points, no activity counter, outside one of each type'],
          rule: CONSTRUCTION,
        }
      : { text: `${builder} builds a unit: ${unit}`, rule: 'GS 18.41' },
  short: describeByChange,
  nature: 'event',
});

/** A ship is laid down, or one begun in an earlier turn is entered. @rule GS Guide, Construction */
export const layShip = plain({
  shape: v.strictObject({
    type: v.literal('lay-ship'),
    power,
    name: text(40),
    row: v.optional(ROWS, 1),
    space: v.optional(SPACES, 1),
    length: SPACES,
    free: v.optional(v.boolean(), false),
    fresh: v.optional(v.boolean(), true),
  }),
  asks: {
    power: 'Power',
    name: 'Name',
    row: 'Row',
    space: 'Space',
    length: 'Spaces in its row',
    free: 'Free by an event',
    fresh: 'Laid down this turn',
  },
  check: (open, command) => result(checkLay(open, command)),
  open(draft, { power: builder, name, row, space, length, free, fresh }) {
    draft.ships.push({ id: freshId(draft, 's'), power: builder, name, row, space, length, moves: [], fresh });
    if (free) countUsed(draft, totalOf.freeShips(builder), name);
    settleBuilding(draft, builder);
  },
  say({ power: builder, name, row, space, free, fresh }) {
    if (!fresh)
      return {
        text: `${builder} has ${name} under construction: ${printBerth({ row, space })}`,
        rule: CONSTRUCTION,
      };
    return {
      text: `${builder} lays down ${name}${free ? ' free; its later turns are paid' : ''}`,
      notes: ['Check shipbuilding points and battleship size on the board'],
      rule: CONSTRUCTION,
    };
  },
  short: describeByChange,
  nature: 'event',
});
