import type { Game } from '@/kernel/game';
import type { Deck } from './cards/card';
import { createCommands } from './commands';
import { type HiddenState, type OpenState, type Setup, startTable } from './state';
import { measure } from './totals';

/** Raised whenever the same journal would fold to something else. */
export const RULES = 1;

/**
 * Gathering Storm as a game for the kernel.
 * @param deck the deck that this table owns; nothing with paper cards
 */
export function createGatheringStorm(deck: Deck | null): Game<OpenState, HiddenState> {
  return {
    id: 'gathering-storm',
    rules: RULES,
    start: (setup: never) => startTable(setup as Setup),
    commands: createCommands(deck),
    measure,
  };
}
