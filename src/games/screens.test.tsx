import { expect, it } from 'vitest';
import { GAMES } from '@/store/games';
import { homeTileOf, loadScreens, loadSetUp } from './screens';

/** The screens of a game are found by their folder: what one of its files leaves out, nothing else would name. */
it.each(GAMES.map(({ id }) => id))(
  '%s has its tile on Home, its set-up, its pages and its room',
  async (id) => {
    const { Picture, sealsOf } = homeTileOf(id) ?? {};
    const { TableScreens, Room } = await loadScreens(id);
    const parts = { Picture, sealsOf, NewTable: await loadSetUp(id), TableScreens, Room };
    const lacking = Object.entries(parts).filter(([, part]) => typeof part !== 'function');
    expect(lacking.map(([name]) => name)).toEqual([]);
  },
);
