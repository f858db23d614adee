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
  const change = (part: Partial<CardDraft>) => setEntry((now) => changeEntry(now, part));
  const turn = (how: CardDraft['how']) => {
    if (!choosesOnce(entry, how, readCardDraft(entry, place)))
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
