import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Question } from '@/games/gathering-storm/rules/effects/effect';
import { movesWith } from '@/games/gathering-storm/rules/previews';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';

/** What can be answered, each with what it moves on the board besides, or why it cannot be. @rule GS 25.31 */
export function answersWithMoves(
  open: OpenState,
  options: Question['options'],
  of: { event: Event; at: number; power?: Power | undefined },
) {
  return options.map((option): Answer => {
    const moves = option.why ? null : movesWith(open, of, option.value);
    return moves ? { ...option, note: moves } : option;
  });
}

type Answer = Question['options'][number] & { note?: string };

/** Converts answers to choices; a barred one says why. */
export const asChoices = (answers: readonly Answer[]) =>
  answers.map(({ value, label, why, note = why }) => ({
    value,
    label,
    ...(note ? { note } : {}),
    ...(why ? { disabled: true } : {}),
  }));
