import { usePreferences } from '@/store/context';
import type { Event } from '@/systems/gathering-storm/cards/card';
import type { Place } from '@/systems/gathering-storm/effects/place';
import type { Answers, Effect } from '@/systems/gathering-storm/effects/shapes';
import { useKept } from '@/ui/form/kept';
import { changeEntry, choosesOnce, type Entry, entryOf, readEntry, turnEntry } from './entry';
import { createDraft } from './pieces/effect-draft';

interface EntryBegin {
  place: Place;
  /** The kinds offered first. */
  first: readonly Effect['kind'][];
  /** What was entered before, to be put right. */
  begin?: { event: Event; answers: Answers } | undefined;
  /** Whether a card that is shown now is taken for a secret one, until it is said otherwise. */
  secret?: boolean | undefined;
}

/** What is entered so far at a table; the way it is entered is kept on this device. */
export function useEntry({ place, first, begin, secret }: EntryBegin) {
  const preferences = usePreferences();
  const kept = place.general ? 'enter-card' : 'enter-event';
  const [entry, setEntry] = useKept<Entry>('entry', () => {
    const how = preferences.read(kept) === 'words' ? 'words' : 'pieces';
    if (begin) return { ...entryOf(begin.event, how, place), answers: begin.answers };
    return { ...emptyEntry(how, place, first), secret: secret === true };
  });
  const change = (part: Partial<Entry>) => setEntry((now) => changeEntry(now, part));
  const turn = (how: Entry['how']) => {
    if (!choosesOnce(entry, how, readEntry(entry, place)))
      preferences.write(kept, how === 'words' ? how : null);
    setEntry((now) => turnEntry(now, how, place));
  };
  return { entry, change, turn };
}

/** Nothing entered yet: a national event has a piece of the first kind, a general card may have none. */
export function emptyEntry(how: Entry['how'], place: Place, first: readonly Effect['kind'][]): Entry {
  const drafts = place.general ? [] : [createDraft(first[0] ?? 'support', place.power ?? null)];
  return { how, text: '', drafts, title: null, secret: false, answers: {} };
}
