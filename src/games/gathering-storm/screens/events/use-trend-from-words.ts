import { useMemo, useRef, useState } from 'react';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardDraft } from './card-draft';
import { trendOf, type Way } from './card-text/ways';
import { isOnlyTrend } from './card-text/words-form';

interface TrendFromWords {
  /** The trend that was set by hand, or taken; nothing where none was. */
  trendSet: number | null;
  onTrend: ((trend: number | null) => void) | undefined;
  /** Whether it stands there by itself as long as a line tells it. */
  takesLine: boolean;
}

/** A trend that is taken out of the words: it goes with them, once other words stand in their place or none. */
export function useTrendFromWords({ trendSet, onTrend, takesLine }: TrendFromWords) {
  /** The trend, and the words as they were. */
  const [taken, setTaken] = useState<{ trend: number; text: string } | null>(null);
  /** The words are changed by the tap itself. */
  const taking = useRef(false);
  const takes = useMemo(
    () => (takesLine ? (trend: number) => trendSet === null || trendSet === trend : undefined),
    [takesLine, trendSet],
  );
  function carry(trend: number, text: string) {
    onTrend?.(trend);
    setTaken({ trend, text });
  }
  /** By a tap, which changes the words next. */
  function tap(trend: number, text: string) {
    taking.current = true;
    // Where nothing else was said, whatever is typed next is the rest of the same card.
    carry(trend, text);
  }
  return {
    /** Whether a trend that a line tells is taken from there. */
    takes,
    tap,
    /** Goes over with all else, as the entry goes on by pieces. @param line what a line tells */
    turn(how: CardDraft['how'], line: number | null, text: string) {
      if (how === 'pieces' && line !== null && trendSet === null) carry(line, text);
    },
    /** By the big button, where a trend is the one thing that it says is to do: the words that are left; else nothing. */
    finish(text: string, mistakes: readonly Mistake[]): string | null {
      const way = onTrend && trendWayOf(text, mistakes);
      if (way?.trend === undefined) return null;
      tap(way.trend, way.text);
      return way.text;
    },
    /** Something was entered; the words are another text where they were changed. */
    follow(before: string, text: string | undefined) {
      const isTaking = taking.current;
      taking.current = false;
      if (taken === null || isTaking || text === undefined) return;
      const isEmptied = text.trim() === '' && before.trim() !== '';
      if (!isEmptied && !isAnother(taken.text, text)) return;
      if (trendSet === taken.trend) onTrend?.(null);
      setTaken(null);
    },
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];
/** Whether other words stand there, and not the same gone on with. */
const isAnother = (before: string, now: string): boolean => {
  const kept = new Set(wordsOf(now));
  return wordsOf(before).length > 0 && kept.size > 0 && !wordsOf(before).some((word) => kept.has(word));
};

/** The way that sets a trend, where that is the one thing that the big button says is to do. */
function trendWayOf(text: string, mistakes: readonly Mistake[]): Way | undefined {
  if (!isOnlyTrend(mistakes)) return undefined;
  return mistakes.flatMap((mistake) => trendOf(text, mistake) ?? [])[0];
}
