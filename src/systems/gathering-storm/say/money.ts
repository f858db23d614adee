import type { TilesDrawn } from '../commands/tiles';
import { type Power, printList } from '../vocabulary';
import { as, type Say } from './say';

/** Income and tiles; what happens in a purse has no public sentence, and its owner reads the ledger. */
export const SAY_MONEY: Record<string, Say> = {
  'take-income': () => ({ text: 'Income is taken', rule: 'GS 11.12C' }),
  'draw-tiles': (command, came) => {
    const { count, tiles } = as<TilesDrawn>(came);
    const many = `${count} random ${count === 1 ? 'tile' : 'tiles'}`;
    return {
      text: `${as<Power>(command.power)} draws ${many}${tiles ? `: ${printList(tiles.map(String))}` : ''}`,
      rule: 'GS 6',
    };
  },
  'set-purse': () => ({ text: 'Base income entered', rule: 'GS 11.12C' }),
  'purse-line': ({ words }) => ({ text: as<string>(words) }),
  'purse-tiles': () => ({ text: 'Random tiles entered', rule: 'GS 6' }),
  'remove-purse-line': () => ({ text: 'An amount is removed' }),
};
