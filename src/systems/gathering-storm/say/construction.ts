import type { ShipMoved } from '../commands/construction';
import { CONSTRUCTION } from '../construction/kept';
import { printBerth } from '../construction/ships';
import type { Power } from '../vocabulary';
import { as, type Say } from './say';

const BOARD = 'Check shipbuilding points and battleship size on the board';

/** The commands of construction and factories. */
export const SAY_CONSTRUCTION: Record<string, Say> = {
  'convert-factory': ({ power, to }) => ({
    text:
      to === 'civilian'
        ? `${power} converts an idle factory to civilian use`
        : `${power} mobilizes an idle factory`,
    notes: ['Enter by hand what it changes in the base income'],
    rule: 'GS Guide, Factory',
  }),
  'build-unit': ({ power, unit, free }) =>
    free
      ? {
          text: `${power} builds a free unit: ${unit}`,
          notes: ['No tile points, no activity counter, outside one of each type'],
          rule: CONSTRUCTION,
        }
      : { text: `${power} builds a unit: ${unit}`, rule: 'GS 18.41' },
  'lay-ship': (command) => {
    const { power, name, row, space, free, fresh } = as<{
      power: Power;
      name: string;
      row: number;
      space: number;
      free: boolean;
      fresh: boolean;
    }>(command);
    if (!fresh)
      return {
        text: `${power} has ${name} under construction: ${printBerth({ row, space })}`,
        rule: CONSTRUCTION,
      };
    return {
      text: `${power} lays down ${name}${free ? ' free; its later turns are paid' : ''}`,
      notes: [BOARD],
      rule: CONSTRUCTION,
    };
  },
  'advance-ship': (_, came) => {
    const { power, name, ...place } = as<ShipMoved>(came);
    return { text: `${power} advances ${name}: ${printBerth(place)}`, rule: CONSTRUCTION };
  },
  'accelerate-ship': ({ when }, came) => {
    const { power, name, ...place } = as<ShipMoved>(came);
    return {
      text: `${power} accelerates ${name}, ${when} its advance: ${printBerth(place)}`,
      rule: CONSTRUCTION,
    };
  },
  'correct-ship': (_, came) => {
    const { name, ...place } = as<ShipMoved>(came);
    return { text: `The table sets ${name}: ${printBerth(place)}`, rule: CONSTRUCTION };
  },
  'launch-ship': (_, came) => {
    const { power, name } = as<ShipMoved>(came);
    return { text: `${power} launches ${name}`, rule: CONSTRUCTION };
  },
};
