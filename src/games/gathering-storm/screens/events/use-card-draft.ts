import { useMemo, useRef, useState } from 'react';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Answers, Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { usePreferences } from '@/store/context';
import { useDraftState } from '@/ui/form/draft-state';
import {
  type CardDraft,
  cardDraftOf,
  changeDraft,
  isForThisCardOnly,
  readCardDraft,
  turnCardDraft,
} from './card-draft';
import { trendOf, type Way } from './card-text/unread';
import { isOnlyTrend } from './card-text/words-form';
import { createDraft } from './pieces/effect-draft';

interface TrendFromWords {
  /** The trend set by hand or taken from the words; null if none was. */
  trendSet: number | null;
  onTrend: ((trend: number | null) => void) | undefined;
  /** Whether a trend in a line applies automatically while the line is there. */
  takesLine: boolean;
}

/** A trend taken from the words: it is cleared when they are emptied or replaced by others. */
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
    // Until other words replace them, further typing belongs to the same card.
    carry(trend, text);
  }
  return {
    /** Whether a trend in a line is used. */
    takes,
    tap,
    /** Keeps the trend when the entry continues as pieces. @param line the trend from a line */
    turn(how: CardDraft['how'], line: number | null, text: string) {
      if (how === 'pieces' && line !== null && trendSet === null) carry(line, text);
    },
    /** For the big button, if setting a trend is the one thing left: returns the remaining words, or null. */
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
/** Whether the words are different, not a continuation of the same. */
const isAnother = (before: string, now: string): boolean => {
  const currentWords = new Set(wordsOf(now));
  return (
    wordsOf(before).length > 0 &&
    currentWords.size > 0 &&
    !wordsOf(before).some((word) => currentWords.has(word))
  );
};

/** Returns the fix that sets a trend, if that is the one thing the big button says is left. */
function trendWayOf(text: string, mistakes: readonly Mistake[]): Way | undefined {
  if (!isOnlyTrend(mistakes)) return undefined;
  return mistakes.flatMap((mistake) => trendOf(text, mistake) ?? [])[0];
}

interface CardDraftBegin {
  place: CardPlace;
  /** The kinds offered first. */
  first: readonly Effect['kind'][];
  /** An earlier entry to correct. */
  begin?: { event: Event; answers: Answers } | undefined;
  /** Whether a card shown now is secret by default. */
  secret?: boolean | undefined;
}

/** The current entry at a table; the chosen way to enter it is saved on this device. */
export function useCardDraft({ place, first, begin, secret }: CardDraftBegin) {
  const preferences = usePreferences();
  const preferenceKey = place.general ? 'enter-card' : 'enter-event';
  const [entry, setEntry] = useDraftState<CardDraft>('entry', () => {
    const how = preferences.read(preferenceKey) === 'words' ? 'words' : 'pieces';
    if (begin) return { ...cardDraftOf(begin.event, how, place), answers: begin.answers };
    return { ...emptyCardDraft(how, place, first), secret: secret === true };
  });
  const change = (part: Partial<CardDraft>) => setEntry((now) => changeDraft(now, part));
  const turn = (how: CardDraft['how']) => {
    if (!isForThisCardOnly(entry, how, readCardDraft(entry, place)))
      preferences.write(preferenceKey, how === 'words' ? how : null);
    setEntry((now) => turnCardDraft(now, how, place));
  };
  return { entry, change, turn };
}

/**
 * The result of the current entry at a table: by the rules, or because the table overrules them.
 * @param takes whether a trend in a line is used
 */
export function useUnderstood(entry: CardDraft, place: CardPlace, takes?: (trend: number) => boolean) {
  const byRule = useMemo(() => readCardDraft(entry, place, takes), [entry, place, takes]);
  // Complete anyway, if the table may overrule the only obstacle.
  const overruled = useMemo(() => {
    const read = byRule.event === null ? readCardDraft(entry, { ...place, anyway: true }, takes) : null;
    return read?.event ? read : null;
  }, [byRule, entry, place, takes]);
  const anyway = entry.anyway === true && overruled !== null;
  return {
    understood: anyway ? overruled : byRule,
    /** The trend from a line. */
    line: byRule.trend ?? null,
    /** Allowed here because the table says so. */
    anyway,
    /** The table may overrule, and has not done so. */
    mayStand: overruled !== null && !anyway,
  };
}

/** An empty entry: a national event has a piece of the first kind; a general card may have none. */
export function emptyCardDraft(
  how: CardDraft['how'],
  place: CardPlace,
  first: readonly Effect['kind'][],
): CardDraft {
  const drafts = place.general ? [] : [createDraft(first[0] ?? 'support', place.power ?? null)];
  return { how, text: '', drafts, title: null, secret: false, answers: {} };
}
