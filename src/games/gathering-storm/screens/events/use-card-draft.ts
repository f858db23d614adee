import { useMemo } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Answers, Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { usePreferences } from '@/store/context';
import { useDraftState } from '@/ui/form/draft-state';
import {
  type CardDraft,
  cardDraftOf,
  changeEntry,
  choosesOnce,
  readCardDraft,
  turnCardDraft,
} from './card-draft';
import { createDraft } from './pieces/effect-draft';

interface CardDraftBegin {
  place: CardPlace;
  /** The kinds offered first. */
  first: readonly Effect['kind'][];
  /** What was entered before, to be put right. */
  begin?: { event: Event; answers: Answers } | undefined;
  /** Whether a card that is shown now is taken for a secret one, until it is said otherwise. */
  secret?: boolean | undefined;
}

/** What is entered so far at a table; the way it is entered is kept on this device. */
export function useCardDraft({ place, first, begin, secret }: CardDraftBegin) {
  const preferences = usePreferences();
  const kept = place.general ? 'enter-card' : 'enter-event';
  const [entry, setEntry] = useDraftState<CardDraft>('entry', () => {
    const how = preferences.read(kept) === 'words' ? 'words' : 'pieces';
    if (begin) return { ...cardDraftOf(begin.event, how, place), answers: begin.answers };
    return { ...emptyCardDraft(how, place, first), secret: secret === true };
  });
  const change = (part: Partial<CardDraft>) => setEntry((now) => changeEntry(now, part));
  const turn = (how: CardDraft['how']) => {
    if (!choosesOnce(entry, how, readCardDraft(entry, place)))
      preferences.write(kept, how === 'words' ? how : null);
    setEntry((now) => turnCardDraft(now, how, place));
  };
  return { entry, change, turn };
}

/**
 * What was entered so far comes to at a table: by the rules, or because the table says so.
 * @param takes whether a trend that a line tells is taken from there
 */
export function useUnderstood(entry: CardDraft, place: CardPlace, takes?: (trend: number) => boolean) {
  const byRule = useMemo(() => readCardDraft(entry, place, takes), [entry, place, takes]);
  // Whole all the same, where the table may overrule what alone stands in its way.
  const overruled = useMemo(() => {
    const read = byRule.event === null ? readCardDraft(entry, { ...place, anyway: true }, takes) : null;
    return read?.event ? read : null;
  }, [byRule, entry, place, takes]);
  const anyway = entry.anyway === true && overruled !== null;
  return {
    understood: anyway ? overruled : byRule,
    /** The trend that a line tells. */
    line: byRule.trend ?? null,
    /** It stands here because the table says so. */
    anyway,
    /** The table may say so, and has not. */
    mayStand: overruled !== null && !anyway,
  };
}

/** Nothing entered yet: a national event has a piece of the first kind, a general card may have none. */
export function emptyCardDraft(
  how: CardDraft['how'],
  place: CardPlace,
  first: readonly Effect['kind'][],
): CardDraft {
  const drafts = place.general ? [] : [createDraft(first[0] ?? 'support', place.power ?? null)];
  return { how, text: '', drafts, title: null, secret: false, answers: {} };
}
