import { didYouMean } from '@/games/gathering-storm/rules/card-text/read/did-you-mean';
import { withoutUnseen } from '@/games/gathering-storm/rules/card-text/read/letters';
import { mend } from '@/games/gathering-storm/rules/card-text/read/mend';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { printSigned } from '@/games/gathering-storm/rules/vocabulary';

/** One fix for unread words: a button and the text after applying it. */
export interface Way {
  label: string;
  text: string;
  /** The trend it sets, which is separate from the words. */
  trend?: number;
}

/** Returns the fixes: invisible letters, what a list asks, the trend, and at most one likely word. */
export function waysOf(text: string, mistakes: readonly Mistake[], place: CardPlace): Way[] {
  const unseen = withoutUnseen(text);
  if (unseen !== text) return [{ label: 'Take them out', text: unseen }];
  const asked = mistakes.flatMap((mistake) =>
    (mistake.choices ?? []).map((choice) => ({ label: choice, text: mend(text, mistake, choice) })),
  );
  const meant = didYouMean(text, mistakes, place);
  return [
    ...asked,
    ...mistakes.flatMap((mistake) => trendOf(text, mistake) ?? []),
    ...(meant ? [{ label: `Did you mean “${meant.word}”?`, text: meant.text }] : []),
  ];
}

/** Returns the trend from a line, or null; removes the separator between it and the rest too. */
export const trendOf = (text: string, mistake: Mistake): Way | null =>
  mistake.trend
    ? {
        label: `Set the trend to ${printSigned(mistake.trend.value)}`,
        text: mend(text, mistake, mistake.trend.rest).replace(/[\s,;]+$/, ''),
        trend: mistake.trend.value,
      }
    : null;
