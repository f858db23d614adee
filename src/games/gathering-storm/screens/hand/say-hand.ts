import { kindOf, windowOf } from '@/games/gathering-storm/rules/effects';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import type { Hand, OpenState } from '@/games/gathering-storm/rules/state/state';
import type { CardWords } from '@/table/game-ui';

/** The cards of a power’s hand in words, where they lie face up. */
export function sayHand(hidden: unknown, open: OpenState): CardWords[] {
  // The caller only passes hands of this game.
  return (hidden as Hand).hand.map(({ slot, event }) => ({
    id: String(slot),
    title: event.title || 'A card without a title',
    lines: event.effects.map((effect) => kindOf(effect).say(effect)),
    note: WINDOW_WORDS[windowOf(event, open)].when,
  }));
}
