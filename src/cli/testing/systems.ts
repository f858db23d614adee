import { GAMES, loadSystem } from '@/games/games';
import type { OpenBase } from '@/kernel/game';
import type { System } from '@/kernel/system';
import type { Explained } from '@/kernel/totals';

/** For tests only: every game, at once. */
export const SYSTEMS: Readonly<Record<string, System>> = Object.fromEntries(
  await Promise.all(GAMES.map(async ({ id }) => [id, await loadSystem(id)])),
);

/** The totals of a table by their keys. */
export const totalsOf = (system: System, open: OpenBase): Record<string, Explained> =>
  Object.fromEntries(system.totals(open).map((key) => [key, system.readTotal(open, key)]));
